import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { compressions } from '#tests/imageCompression.ts';
import { damagedPicture, pictureFile, pictureFiles } from '../pictures/library.ts';
import { useSignedInShop } from '../staffShop.ts';
import {
  activeUrls,
  ADDRESS,
  emptyBanners,
  expectToast,
  findChosen,
  input,
  isMarkedActive,
  namesIn,
  openBanners,
  start,
  storedNames,
} from './page.tsx';

const UPLOADS = 'object/banners/*';
const ADDED = '¡Banner agregado exitosamente!';

const { backend, signInAs } = useSignedInShop();
beforeEach(() => emptyBanners(backend()));

/** Opens the screen and chooses files. */
async function choose(...files: File[]) {
  const { user } = await openBanners();
  await user.upload(input(), files);
  return { user, cards: await findChosen() };
}

/** The failed files of the last batch, each with its reason. */
const findFailures = async () =>
  (await screen.findAllByText(/^«.+»: /)).map((item) => item.textContent);

test('a chosen file is previewed, then stored under its safe name and the time, and active', async () => {
  const size = { width: 1920, height: 600 };
  const { user, cards } = await choose(await pictureFile('Promoción niños.jpg', size));
  expect(cards[0]).toHaveTextContent('1920 × 600 px');
  expect(cards[0]?.querySelector('img')?.src).toMatch(/^blob:/);
  expect(await storedNames(backend())).toEqual([]);
  const before = Date.now();
  await user.click(start());
  await expectToast('success', ADDED);
  const [name = ''] = await storedNames(backend());
  const [, time] = /^banner desktop\/Promocion_ninos_(\d{13})\.webp$/.exec(name) ?? [];
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(await activeUrls(backend())).toEqual([`${ADDRESS}${encodeURI(name)}`]);
  await waitFor(() => expect(namesIn('Banners activos')).toEqual(['Promocion_ninos.webp']));
  expect(namesIn('Banners guardados')).toEqual(['Promocion_ninos.webp']);
  expect(isMarkedActive('Promocion_ninos.webp')).toBe(true);
  expect(screen.getAllByText(/^Subido el /)).toHaveLength(2);
  expect(screen.queryByLabelText('Archivos elegidos')).toBeNull();
  expect(compressions.at(-1)).toMatchObject({ maxWidthOrHeight: 3840, maxSizeMB: 1 });
  const served = await fetch(`${ADDRESS}${encodeURI(name)}`);
  expect(served.headers.get('content-type')).toBe('image/webp');
});

test('a file of another size is uploaded after a warning, to the set that is chosen', async () => {
  const { user, cards } = await choose(await pictureFile('chica.jpg', { width: 300, height: 300 }));
  expect(input()).toHaveAccessibleDescription(/Tamaño recomendado: 1920 × 600 px/);
  const small = 'Es más pequeño que lo recomendado';
  expect(cards[0]).toHaveTextContent(`${small} (1920 × 600 px)`);
  expect(cards[0]).toHaveTextContent('Tiene otra proporción que la recomendada (1920 × 600 px)');
  await user.click(screen.getByLabelText('Móvil'));
  expect(input()).toHaveAccessibleDescription(/Tamaño recomendado: 640 × 800 px/);
  expect(cards[0]).toHaveTextContent(`${small} (640 × 800 px)`);
  await user.click(start());
  await expectToast('success', ADDED);
  const [name] = await storedNames(backend());
  expect(name).toMatch(/^banner mobile\/chica_\d{13}\.webp$/);
  expect(await activeUrls(backend(), 'mobile')).toHaveLength(1);
  expect(await activeUrls(backend(), 'desktop')).toEqual([]);
});

test('chosen files are taken out again; without any the screen asks for one', async () => {
  const { user } = await choose(...(await pictureFiles('uno.jpg', 'dos.jpg', 'tres.jpg')));
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(screen.getByLabelText('Quitar uno.jpg'));
  expect(input()).toHaveFocus();
  expect(await findChosen()).toHaveLength(2);
  await user.click(screen.getByText('Quitar todos'));
  expect(screen.queryByLabelText('Archivos elegidos')).toBeNull();
  await user.click(start());
  expect(screen.getByText('Por favor seleccione archivos para subir.')).toBeVisible();
  expect(input()).toHaveFocus();
});

test('files become active in their order; a batch locks the controls, and cancelled keeps the rest', async () => {
  let count = 0;
  faults.storage('post', UPLOADS, () => {
    count += 1;
    return count === 1 ? undefined : new Promise<never>(() => undefined);
  });
  const { user } = await choose(...(await pictureFiles('c.jpg', 'igual.jpg', 'igual.jpg')));
  await user.dblClick(screen.getByText('Subir 3 banners'));
  await waitFor(() => expect(count).toBe(2));
  expect(await screen.findByRole('progressbar', { name: 'igual.jpg: Subiendo…' })).toBeVisible();
  expect(start()).toHaveAttribute('aria-busy', 'true');
  expect(input()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Móvil')).toBeDisabled();
  expect(screen.queryByLabelText('Quitar igual.jpg')).toBeNull();
  await user.click(screen.getByText('Cancelar la subida'));
  await expectToast('warning', 'Subida cancelada: 1 subidos y activos, 2 siguen en la lista');
  expect(await findChosen()).toHaveLength(2);
  expect(await activeUrls(backend())).toHaveLength(1);
  faults.none();
  await user.click(start());
  await expectToast('success', '2 banners subidos y activos');
  const names = ['c.webp', 'igual.webp', 'igual.webp'];
  await waitFor(() => expect(namesIn('Banners activos')).toEqual(names));
  expect(new Set(await storedNames(backend())).size).toBe(3);
});

describe('bad inputs', () => {
  test('files that cannot become banners are refused with their reason', async () => {
    const { cards } = await choose(
      new File(['un texto'], 'foto.jpg', { type: 'image/jpeg' }),
      new File(['....ftypheic'], 'IMG_1.HEIC'),
      await pictureFile('buena.jpg'),
    );
    const reasons = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      'No es un archivo de imagen «foto.jpg» no contiene una imagen, aunque su nombre lo parezca.',
      expect.stringMatching(/^ ?«IMG_1\.HEIC»: formato de iPhone: expórtelo como JPG$/),
    ]);
    expect(cards).toHaveLength(1);
  });
});

describe('faults', () => {
  test('a failed file stays on its card with the reason, and is stored at the next attempt', async () => {
    faults.storage('post', UPLOADS, 'network', { once: true });
    const { user } = await choose(
      await pictureFile('segunda.jpg'),
      damagedPicture('rota.jpg'),
      await pictureFile('buena.jpg'),
    );
    await user.click(start());
    await expectToast('warning', '1 subidos, 2 fallidos');
    expect(await findFailures()).toEqual([
      expect.stringMatching(/^«segunda\.jpg»: No hay conexión con la tienda\./),
      '«rota.jpg»: Está dañado o no es una imagen que el navegador pueda abrir.',
    ]);
    const [card] = await findChosen();
    expect(within(card ?? document.body).getByText(/No hay conexión/)).toBeVisible();
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['buena.webp']));
    await user.click(screen.getByLabelText('Quitar rota.jpg'));
    await user.click(start());
    await expectToast('success', ADDED);
    expect(screen.queryByText(/^«segunda\.jpg»: /)).toBeNull();
  });

  test('without a sign-in files wait for one; what is stored but not activated is only activated next', async () => {
    const { user } = await choose(await pictureFile('a.jpg'));
    localStorage.clear();
    await user.click(start());
    await expectToast('error', 'Debes iniciar sesión para subir banners');
    expect(await findFailures()).toEqual(['«a.jpg»: Debes iniciar sesión para subir banners']);
    expect(await storedNames(backend())).toEqual([]);
    await signInAs();
    faults.write('post', 'banners', () => restError(500, 'XX000', 'boom'), { once: true });
    await user.click(start());
    await expectToast('error', 'Error al subir banners');
    await screen.findByText('«a.jpg»: Se guardó, pero no se activó. Respuesta del servidor: boom');
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['a.webp']));
    expect(isMarkedActive('a.webp')).toBe(false);
    await user.click(start());
    await expectToast('success', ADDED);
    expect(await storedNames(backend())).toHaveLength(1);
    expect(await activeUrls(backend())).toHaveLength(1);
  });
});
