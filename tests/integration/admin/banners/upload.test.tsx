import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { compressions } from '#tests/imageCompression.ts';
import { damagedPicture, lostPicture, pictureFile, pictureFiles } from '../pictures/library.ts';
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
import { useSignedInShop } from '../staffShop.ts';

const UPLOADS = 'object/banners/*';
const RIGHT_SIZE = { width: 1920, height: 600 };

const { backend, signInAs } = useSignedInShop();
beforeEach(() => emptyBanners(backend()));

/** The failed files of the last batch, each with its reason. */
const findFailures = async () =>
  (await screen.findAllByText(/^«.+»: /)).map((item) => item.textContent);

test('a chosen file is previewed, then stored under its safe name and the time, and active', async () => {
  const { user } = await openBanners();
  await user.upload(input(), await pictureFile('Promoción niños.jpg', RIGHT_SIZE));
  const [card] = await findChosen();
  expect(card).toHaveTextContent('1920 × 600 px');
  expect(card?.querySelector('img')?.src).toMatch(/^blob:/);
  expect(await storedNames(backend())).toEqual([]);
  const before = Date.now();
  await user.click(start());
  await expectToast('success', '¡Banner agregado exitosamente!');
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
  const { user } = await openBanners();
  expect(input()).toHaveAccessibleDescription(/Tamaño recomendado: 1920 × 600 px/);
  await user.upload(input(), await pictureFile('chica.jpg', { width: 300, height: 300 }));
  const [card] = await findChosen();
  expect(card).toHaveTextContent('Es más pequeño que lo recomendado (1920 × 600 px)');
  expect(card).toHaveTextContent('Tiene otra proporción que la recomendada (1920 × 600 px)');
  await user.click(screen.getByLabelText('Móvil'));
  expect(input()).toHaveAccessibleDescription(/Tamaño recomendado: 640 × 800 px/);
  expect(card).toHaveTextContent('Es más pequeño que lo recomendado (640 × 800 px)');
  await user.click(start());
  await expectToast('success', '¡Banner agregado exitosamente!');
  expect(await storedNames(backend())).toEqual([
    expect.stringMatching(/^banner mobile\/chica_\d{13}\.webp$/),
  ]);
  expect(await activeUrls(backend(), 'mobile')).toHaveLength(1);
  expect(await activeUrls(backend(), 'desktop')).toEqual([]);
});

test('files become active in the order in which they were chosen, two of one name as well', async () => {
  const { user } = await openBanners();
  await user.upload(input(), await pictureFiles('c.jpg', 'igual.jpg', 'igual.jpg'));
  await findChosen();
  await user.click(screen.getByText('Subir 3 banners'));
  await expectToast('success', '3 banners subidos y activos');
  await waitFor(() =>
    expect(namesIn('Banners activos')).toEqual(['c.webp', 'igual.webp', 'igual.webp']),
  );
  expect(new Set(await storedNames(backend())).size).toBe(3);
});

test('chosen files are taken out again; without any the screen asks for one', async () => {
  const { user } = await openBanners();
  await user.upload(input(), await pictureFiles('uno.jpg', 'dos.jpg', 'tres.jpg'));
  await findChosen();
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

test('the controls are locked while a file is uploaded, and a second press does nothing', async () => {
  let respond = () => {};
  faults.storage('post', UPLOADS, async () => {
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    return undefined;
  });
  const { user } = await openBanners();
  await user.upload(input(), await pictureFile('lenta.jpg'));
  await findChosen();
  await user.dblClick(start());
  await screen.findByRole('progressbar', { name: 'lenta.jpg: Subiendo…' });
  expect(start()).toHaveAttribute('aria-busy', 'true');
  expect(input()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Móvil')).toBeDisabled();
  expect(screen.queryByLabelText('Quitar lenta.jpg')).toBeNull();
  respond();
  await expectToast('success', '¡Banner agregado exitosamente!');
  expect(await storedNames(backend())).toHaveLength(1);
});

describe('bad inputs', () => {
  test('files that cannot become banners are refused with their reason, the others are uploaded', async () => {
    const { user } = await openBanners();
    await user.upload(input(), [
      new File(['un texto'], 'foto.jpg', { type: 'image/jpeg' }),
      await lostPicture('nube.jpg'),
      new File(['....ftypheic'], 'IMG_1.HEIC'),
      await pictureFile('buena.jpg'),
    ]);
    const reasons = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      'No es un archivo de imagen «foto.jpg» no contiene una imagen, aunque su nombre lo parezca.',
      expect.stringContaining('«nube.jpg» no se puede leer.'),
      expect.stringMatching(/^ ?«IMG_1\.HEIC»: formato de iPhone: expórtelo como JPG$/),
    ]);
    expect(await findChosen()).toHaveLength(1);
    await user.click(start());
    await expectToast('success', '¡Banner agregado exitosamente!');
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['buena.webp']));
  });
});

describe('faults', () => {
  test('a failed file stays on its card with the reason, and is stored at the next attempt', async () => {
    faults.storage('post', UPLOADS, 'network', { once: true });
    const { user } = await openBanners();
    await user.upload(input(), [
      await pictureFile('segunda.jpg'),
      damagedPicture('rota.jpg'),
      await pictureFile('buena.jpg'),
    ]);
    await findChosen();
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
    await expectToast('success', '¡Banner agregado exitosamente!');
    expect(screen.queryByText(/^«segunda\.jpg»: /)).toBeNull();
  });

  test('a cancelled batch keeps what is active, and the other files stay in the list', async () => {
    let count = 0;
    faults.storage('post', UPLOADS, () => {
      count += 1;
      return count === 1 ? undefined : new Promise<never>(() => undefined);
    });
    const { user } = await openBanners();
    await user.upload(input(), await pictureFiles('a.jpg', 'b.jpg', 'c.jpg'));
    await findChosen();
    await user.click(start());
    await waitFor(() => expect(count).toBe(2));
    await user.click(screen.getByText('Cancelar la subida'));
    await expectToast('warning', 'Subida cancelada: 1 subidos y activos, 2 siguen en la lista');
    expect(await findChosen()).toHaveLength(2);
    expect(await activeUrls(backend())).toHaveLength(1);
  });

  test('without a sign-in nothing is stored, and the files wait for one', async () => {
    const { user } = await openBanners();
    await user.upload(input(), await pictureFiles('a.jpg', 'b.jpg'));
    await findChosen();
    localStorage.clear();
    await user.click(start());
    await expectToast('error', 'Debes iniciar sesión para subir banners');
    expect(await findFailures()).toEqual([
      '«a.jpg»: Debes iniciar sesión para subir banners',
      '«b.jpg»: Debes iniciar sesión para subir banners',
    ]);
    expect(await storedNames(backend())).toEqual([]);
    await signInAs();
    await user.click(start());
    await expectToast('success', '2 banners subidos y activos');
  });

  test('a banner that is stored but not activated is only activated at the next attempt', async () => {
    faults.write('post', 'banners', () => restError(500, 'XX000', 'boom'), { once: true });
    const { user } = await openBanners();
    await user.upload(input(), await pictureFile('a-medias.jpg'));
    await findChosen();
    await user.click(start());
    await expectToast('error', 'Error al subir banners');
    expect(await findFailures()).toEqual([
      '«a-medias.jpg»: Se guardó, pero no se activó. Respuesta del servidor: boom',
    ]);
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['a-medias.webp']));
    expect(isMarkedActive('a-medias.webp')).toBe(false);
    await user.click(start());
    await expectToast('success', '¡Banner agregado exitosamente!');
    expect(await storedNames(backend())).toHaveLength(1);
    expect(await activeUrls(backend())).toHaveLength(1);
  });
});
