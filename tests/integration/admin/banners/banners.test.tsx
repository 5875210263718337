import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';
import { beforeEach, describe, expect, test } from 'vitest';
import { home } from '#i18n/es/home.ts';
import { faults, gate, restError } from '#tests/faults.ts';
import { compressions } from '#tests/imageCompression.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { ToastOutlet } from '#ui/message/toast.ts';
import { banner, firstBanner } from '../../home/page.ts';
import { damagedPicture, listFiles, pictureFile, pictureFiles } from '../pictures/library.ts';
import { renderPart } from '../pictures/renderPart.tsx';
import { button, expectReady, press, useSignedInShop } from '../staffShop.ts';
import { activate, activeUrls, ADDRESS, emptyBanners, storedNames } from './banners.ts';

const UNO = 'banner desktop/uno.webp';
const DOS = 'banner desktop/dos.webp';
const ADDED = '¡Banner agregado exitosamente!';
const urlOf = (path: string) => ADDRESS + encodeURI(path);

const { backend, signInAs } = useSignedInShop();
beforeEach(() => emptyBanners(backend()));

async function openBanners(): Promise<{ user: UserEvent }> {
  history.replaceState(null, '', '/upload-banners');
  const opened = await renderPart(async () => {
    const { BannersPage } = await import('#features/admin/banners/BannersPage.tsx');
    return (
      <>
        <BannersPage />
        <ToastOutlet />
      </>
    );
  });
  await screen.findByLabelText('Escritorio');
  await waitFor(() => expect(screen.queryByText('Cargando banners…')).toBeNull());
  return opened;
}

const input = () => screen.getByLabelText('Elegir archivos');

const start = () => button('Subir');

async function findChosen(): Promise<HTMLElement[]> {
  return within(await screen.findByLabelText('Archivos elegidos')).getAllByRole('listitem');
}

function namesIn(list: 'Banners activos' | 'Banners guardados'): (string | undefined)[] {
  const element = screen.queryByRole('list', { name: list });
  if (element === null) return [];
  return [...element.children].map((item) => item.querySelector('[title]')?.textContent);
}

const activateButton = (name: string) => screen.getByLabelText(`Activar ${name}`);

function isMarkedActive(name: string): boolean {
  const card = screen.getByLabelText(`Eliminar ${name} del almacenamiento`).closest('li');
  return card !== null && within(card).queryByText('Activo') !== null;
}

async function expectToast(
  type: 'info' | 'success' | 'warning' | 'error',
  text: string,
): Promise<void> {
  await screen.findAllByText(text, { selector: '[data-title]' });
  expect(toast.getToasts()).toContainEqual(
    expect.objectContaining({ type, title: text, duration: 3000 }),
  );
}

const storeFiles = (...paths: string[]) => listFiles(backend(), paths, 'banners');
const deactivateButton = (name: string) => screen.getByLabelText(`Desactivar ${name}`);
const listOf = (name: string) => screen.getByRole('region', { name });

test('the page shows stored banners, six at a time, and active banners in the order of the home page, even without a file', async () => {
  const names = ['1.webp', '2.webp', '3.webp', '4.webp', 'b.webp', 'a.webp', 'c.webp'];
  await storeFiles(...names.map((name) => `banner desktop/${name}`), 'banner mobile/m.webp');
  const active = ['desktop/c', 'mobile/m', 'desktop/a', 'desktop/perdido'];
  for (const name of active) await activate(backend(), `banner ${name}.webp`);
  const site = 'https://cdn.example/otro.jpg';
  await backend().sql(
    `insert into public.banners (url, desktop)
      values ('${site}', true), ('javascript:alert(1)', true)`,
  );
  const { user } = await openBanners();
  const others = ['perdido.webp', site, 'Imagen de otra dirección'];
  expect(namesIn('Banners activos')).toEqual(['c.webp', 'a.webp', ...others]);
  expect(screen.getByText(/^Sin archivo:/)).toBeVisible();
  const stored = ['c.webp', 'a.webp', 'b.webp', '4.webp', '3.webp', '2.webp'];
  expect(namesIn('Banners guardados')).toEqual(stored);
  expect(isMarkedActive('c.webp')).toBe(true);
  expect(isMarkedActive('b.webp')).toBe(false);
  await user.click(screen.getByLabelText('Última página'));
  expect(namesIn('Banners guardados')).toEqual(['1.webp']);
  await user.click(screen.getByLabelText('Móvil'));
  await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['m.webp']));
  expect(namesIn('Banners activos')).toEqual(['m.webp']);
});

test('lists that cannot be read say so, and lists without banners say what to do next', async () => {
  await storeFiles('banner desktop/.placeholder');
  faults.storage('post', 'object/list-v2/banners', 'network');
  faults.rest('banners', 'network');
  const { user } = await openBanners();
  await expectToast('error', 'Error al cargar banners');
  // Both lists share an error box, because they are read again together.
  await waitFor(() => expect(screen.getAllByText('Reintentar')).toHaveLength(1));
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  expect(await screen.findByText('Sin banners activos')).toBeVisible();
  expect(await screen.findByText('No hay banners guardados')).toBeVisible();
  expect(screen.getByText('Suba el primero con «Elegir archivos».')).toBeVisible();
});

describe('activating and deactivating', () => {
  beforeEach(async () => {
    await storeFiles(UNO, DOS);
    await activate(backend(), UNO);
  });

  test('write one row, move the focus, keep the file, and change the home page', async () => {
    const { user } = await renderApp('/');
    expect(await firstBanner()).toContain('1 de 1');
    await user.click(await screen.findByRole('link', { name: 'Banners' }));
    await user.dblClick(await screen.findByLabelText('Activar dos.webp'));
    // An active banner has no button to activate it.
    expect(screen.queryByLabelText('Activar uno.webp')).toBeNull();
    await expectToast('success', ADDED);
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp', 'dos.webp']));
    expect(listOf('Banners activos')).toHaveFocus();
    expect(await activeUrls(backend())).toEqual([UNO, DOS].map(urlOf));
    await user.click(deactivateButton('uno.webp'));
    await expectToast('success', 'Banner eliminado de activos');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['dos.webp']));
    expect(await activeUrls(backend())).toEqual([urlOf(DOS)]);
    expect(await storedNames(backend())).toContain(UNO);
    await waitFor(() => expect(listOf('Banners activos')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: /ir al inicio/ }));
    await firstBanner();
    expect(banner()).toContain(urlOf(DOS));
  });

  test('say why they fail, and do not activate an active banner again', async () => {
    const { user } = await openBanners();
    await backend().sql(
      `insert into public.banners (url, desktop) values ('${location.origin}${urlOf(DOS)}', true)`,
    );
    await user.click(activateButton('dos.webp'));
    await expectToast('warning', '¡Banner ya está activo!');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp', 'dos.webp']));
    expect(await activeUrls(backend())).toHaveLength(2);

    faults.write('delete', 'banners', () => new Response(null, { status: 204 }));
    await user.click(deactivateButton('dos.webp'));
    await expectToast('error', 'Error: Banner no fue eliminado de la base de datos');
    expect(await screen.findByRole('alert')).toHaveTextContent('no tiene permiso de personal');
    faults.none();
    await backend().sql(`delete from public.banners where url like '%dos.webp'`);
    await user.click(deactivateButton('dos.webp'));
    await expectToast('info', 'El banner ya no estaba activo');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp']));

    faults.write('post', 'banners', 'network');
    await user.click(await waitFor(() => expectReady(activateButton('dos.webp'))));
    await expectToast('error', 'Error al agregar el banner');
    localStorage.clear();
    await user.click(await waitFor(() => expectReady(activateButton('dos.webp'))));
    await expectToast('error', 'Debes iniciar sesión para activar banners');
    expect(await activeUrls(backend())).toHaveLength(1);
  });
});

describe('removing from the storage', () => {
  beforeEach(async () => {
    await storeFiles(UNO, DOS);
    await activate(backend(), DOS);
  });

  const removeButton = (name: string) =>
    screen.getByLabelText(`Eliminar ${name} del almacenamiento`);

  async function askToRemove(name: string) {
    const { user } = await openBanners();
    await user.click(removeButton(name));
    const title = { name: 'Eliminar del almacenamiento' };
    const dialog = within(await screen.findByRole('dialog', title));
    return { user, dialog };
  }

  test('names where the banner is shown, deletes file and row, and moves the focus to the list', async () => {
    await activate(backend(), UNO);
    const { user, dialog } = await askToRemove('dos.webp');
    expect(dialog.getByText('«dos.webp» se eliminará para siempre.')).toBeVisible();
    expect(dialog.getByText(/página de inicio: Escritorio, lugar 1 de 2\./)).toBeVisible();
    await user.dblClick(dialog.getByText('Eliminar', { selector: 'button' }));
    await expectToast('success', 'Banner eliminado del almacenamiento');
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['uno.webp']));
    expect(namesIn('Banners activos')).toEqual(['uno.webp']);
    expect(await storedNames(backend())).toEqual([UNO]);
    await waitFor(() => expect(listOf('Banners guardados')).toHaveFocus());
  });

  test('says what was not deleted after a failure, and can be retried', async () => {
    const { user, dialog } = await askToRemove('dos.webp');
    localStorage.clear();
    await press(user, 'Eliminar');
    await expectToast('error', 'Debes iniciar sesión para eliminar banners del almacenamiento');
    await signInAs();
    faults.storage('delete', 'object/banners', () => HttpResponse.json([]));
    faults.storage('all', 'object/public/*', () => new Response(null, { status: 200 }));
    await press(user, 'Eliminar');
    await expectToast('error', 'Error al eliminar el banner del almacenamiento');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Ya no está activo, pero su archivo sigue guardado.');
    expect(alert).toHaveTextContent('no tiene permiso de personal');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual([]));
    faults.none();
    await press(user, 'Eliminar');
    await expectToast('success', 'Banner eliminado del almacenamiento');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

const UPLOADS = 'object/banners/*';

async function choose(...files: File[]) {
  const { user } = await openBanners();
  await user.upload(input(), files);
  return { user, cards: await findChosen() };
}

test('a chosen file is previewed, and its upload stores it under a safe name with the time and activates it', async () => {
  const size = { width: 1920, height: 600 };
  const { user, cards } = await choose(await pictureFile('Promoción niños.jpg', size));
  expect(cards[0]).toHaveTextContent('1920 × 600 px');
  for (const name of ['Así se verá en computadoras', 'En teléfonos, si la sube también ahí']) {
    const preview = within(screen.getByText(name).closest('figure') ?? document.body);
    for (const text of [home.title, home.lead, home.toCatalogue]) preview.getByText(text);
    expect(preview.getByAltText('')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  }
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(await storedNames(backend())).toEqual([]);
  const startMs = Date.now();
  await user.click(start());
  await expectToast('success', ADDED);
  const [name = ''] = await storedNames(backend());
  const [, time] = /^banner desktop\/Promocion_ninos_(\d{13})\.webp$/.exec(name) ?? [];
  expect(Number(time)).toBeGreaterThanOrEqual(startMs);
  expect(await activeUrls(backend())).toEqual([`${ADDRESS}${encodeURI(name)}`]);
  await waitFor(() => expect(namesIn('Banners activos')).toEqual(['Promocion_ninos.webp']));
  expect(namesIn('Banners guardados')).toEqual(['Promocion_ninos.webp']);
  expect(screen.getAllByText(/^Subido el /)).toHaveLength(2);
  expect(compressions.at(-1)).toMatchObject({ maxWidthOrHeight: 3840, maxSizeMB: 1 });
});

test('a file of another size than recommended has a warning, and is uploaded to the chosen layout', async () => {
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
  expect(await activeUrls(backend(), false)).toHaveLength(1);
  expect(await activeUrls(backend())).toEqual([]);
});

test('uploaded files are activated in their order, and the controls are locked during the upload', async () => {
  const [held, release] = gate();
  faults.storage('post', UPLOADS, () => held);
  const { user } = await choose(...(await pictureFiles('c.jpg', 'igual.jpg', 'igual.jpg')));
  await user.dblClick(start());
  expect(await screen.findByRole('progressbar', { name: 'c.jpg: Subiendo…' })).toBeVisible();
  expect(start()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByLabelText('Móvil')).toBeDisabled();
  release();
  await expectToast('success', '3 banners subidos y activos');
  const names = ['c.webp', 'igual.webp', 'igual.webp'];
  await waitFor(() => expect(namesIn('Banners activos')).toEqual(names));
  expect(new Set(await storedNames(backend())).size).toBe(3);
});

test('a failed upload shows its reason, and the retry does not store a file twice', async () => {
  const { user } = await choose(await pictureFile('a.jpg'), damagedPicture('rota.jpg'));
  localStorage.clear();
  await user.click(start());
  await expectToast('error', 'Debes iniciar sesión para subir banners');
  await signInAs();
  faults.write('post', 'banners', () => restError(503, 'XX000', 'boom'), { once: true });
  await user.click(start());
  await expectToast('error', 'Error al subir banners');
  const failures = await screen.findAllByText(/^«.+»: /);
  expect(failures.map((item) => item.textContent)).toEqual([
    '«a.jpg»: Se guardó, pero no se activó. Respuesta del servidor: boom. Espere un minuto e intente de nuevo.',
    '«rota.jpg»: Está dañado o no es una imagen que el navegador pueda abrir.',
  ]);
  await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['a.webp']));
  expect(isMarkedActive('a.webp')).toBe(false);
  await user.click(screen.getByLabelText('Quitar rota.jpg'));
  await user.click(start());
  await expectToast('success', ADDED);
  expect(await storedNames(backend())).toHaveLength(1);
  expect(await activeUrls(backend())).toHaveLength(1);
});
