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
import { button, expectReady, findDialog, press, useSignedInShop } from '../staffShop.ts';

const UNO = 'banner desktop/uno.webp';
const DOS = 'banner desktop/dos.webp';
const ADDED = '¡Banner agregado exitosamente!';
const urlOf = (path: string) => `/storage/v1/object/public/banners/${encodeURI(path)}`;

const { backend, column, signInAs } = useSignedInShop(
  'delete from public.banners; delete from storage.objects',
);
const activate = (path: string) =>
  backend().sql(
    `insert into public.banners (url, desktop)
      values ('${urlOf(path)}', ${path.startsWith('banner desktop/')})`,
  );

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

const storedNames = () =>
  column("select name from storage.objects where bucket_id = 'banners' order by name");
const activeUrls = (isDesktop = true) =>
  column(`select url from public.banners where desktop = ${isDesktop} order by id`);
const storeFiles = (...paths: string[]) => listFiles(backend(), paths, 'banners');
const deactivateButton = (name: string) => screen.getByLabelText(`Desactivar ${name}`);
const listOf = (name: string) => screen.getByRole('region', { name });

test('the page shows stored banners, six at a time, and active banners in the order of the home page, even without a file', async () => {
  const names = ['1.webp', '2.webp', '3.webp', '4.webp', 'b.webp', 'a.webp', 'c.webp'];
  await storeFiles(...names.map((name) => `banner desktop/${name}`), 'banner mobile/m.webp');
  const active = ['desktop/c', 'mobile/m', 'desktop/a', 'desktop/perdido'];
  for (const name of active) await activate(`banner ${name}.webp`);
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

describe('a stored banner', () => {
  beforeEach(async () => {
    await storeFiles(UNO, DOS);
    await activate(UNO);
  });

  test('is activated and deactivated by one row, keeps its file, and changes the home page', async () => {
    const { user } = await renderApp('/');
    expect(await firstBanner()).toContain('1 de 1');
    await user.click(await screen.findByRole('link', { name: 'Banners' }));
    await user.dblClick(await screen.findByLabelText('Activar dos.webp'));
    // An active banner has no button to activate it.
    expect(screen.queryByLabelText('Activar uno.webp')).toBeNull();
    await expectToast('success', ADDED);
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp', 'dos.webp']));
    expect(listOf('Banners activos')).toHaveFocus();
    expect(await activeUrls()).toEqual([UNO, DOS].map(urlOf));
    await user.click(deactivateButton('uno.webp'));
    await expectToast('success', 'Banner eliminado de activos');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['dos.webp']));
    expect(await activeUrls()).toEqual([urlOf(DOS)]);
    expect(await storedNames()).toContain(UNO);
    await waitFor(() => expect(listOf('Banners activos')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: /ir al inicio/ }));
    await firstBanner();
    expect(banner()).toContain(urlOf(DOS));
  });

  test('that cannot be activated or deactivated says why, and is not activated twice', async () => {
    const { user } = await openBanners();
    await backend().sql(
      `insert into public.banners (url, desktop) values ('${location.origin}${urlOf(DOS)}', true)`,
    );
    await user.click(activateButton('dos.webp'));
    await expectToast('warning', '¡Banner ya está activo!');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp', 'dos.webp']));
    expect(await activeUrls()).toHaveLength(2);

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
    expect(await activeUrls()).toHaveLength(1);
  });

  test('is deleted with its row after a question that names where it is shown, and a failure says what is left', async () => {
    await activate(DOS);
    const { user } = await openBanners();
    await user.click(screen.getByLabelText('Eliminar uno.webp del almacenamiento'));
    const dialog = await findDialog('Eliminar del almacenamiento');
    expect(dialog.getByText('«uno.webp» se eliminará para siempre.')).toBeVisible();
    expect(dialog.getByText(/página de inicio: Escritorio, lugar 1 de 2\./)).toBeVisible();
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
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['dos.webp']));
    faults.none();
    await user.dblClick(dialog.getByText('Eliminar', { selector: 'button' }));
    await expectToast('success', 'Banner eliminado del almacenamiento');
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['dos.webp']));
    expect(namesIn('Banners activos')).toEqual(['dos.webp']);
    expect(await storedNames()).toEqual([DOS]);
    await waitFor(() => expect(listOf('Banners guardados')).toHaveFocus());
  });
});

async function choose(...files: File[]) {
  const { user } = await openBanners();
  await user.upload(input(), files);
  return { user, cards: await findChosen() };
}

test('a chosen file is previewed with hints on its size, and its upload stores it for the chosen layout under a safe name with the time and activates it', async () => {
  const square = { width: 300, height: 300 };
  const { user, cards } = await choose(await pictureFile('Promoción niños.jpg', square));
  expect(cards[0]).toHaveTextContent('300 × 300 px');
  expect(cards[0]).toHaveTextContent('Tiene otra proporción que la recomendada (1920 × 600 px)');
  for (const [layout, size, shown, other] of [
    ['Escritorio', '1920 × 600 px', 'Así se verá en computadoras', 'En teléfonos, si'],
    ['Móvil', '640 × 800 px', 'Así se verá en teléfonos', 'En computadoras, si'],
  ] as const) {
    await user.click(screen.getByLabelText(layout));
    expect(input()).toHaveAccessibleDescription(new RegExp(`Tamaño recomendado: ${size}`));
    expect(cards[0]).toHaveTextContent(`Es más pequeño que lo recomendado (${size})`);
    for (const name of [shown, `${other} la sube también ahí`]) {
      const preview = within(screen.getByText(name).closest('figure') ?? document.body);
      for (const text of [home.title, home.lead, home.toCatalogue]) preview.getByText(text);
      expect(preview.getByAltText('')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    }
  }
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(await storedNames()).toEqual([]);
  const startMs = Date.now();
  await user.click(start());
  await expectToast('success', ADDED);
  const name = String((await storedNames())[0]);
  const [, time] = /^banner mobile\/Promocion_ninos_(\d{13})\.webp$/.exec(name) ?? [];
  expect(Number(time)).toBeGreaterThanOrEqual(startMs);
  expect(await activeUrls(false)).toEqual([urlOf(name)]);
  expect(await activeUrls()).toEqual([]);
  await waitFor(() => expect(namesIn('Banners activos')).toEqual(['Promocion_ninos.webp']));
  expect(namesIn('Banners guardados')).toEqual(['Promocion_ninos.webp']);
  expect(screen.getAllByText(/^Subido el /)).toHaveLength(2);
  expect(compressions.at(-1)).toMatchObject({ maxWidthOrHeight: 1600, maxSizeMB: 1 });
});

test('uploaded files are activated in their order, and the controls are locked during the upload', async () => {
  const [held, release] = gate();
  faults.storage('post', 'object/banners/*', () => held);
  const { user } = await choose(...(await pictureFiles('c.jpg', 'igual.jpg', 'igual.jpg')));
  await user.dblClick(start());
  expect(await screen.findByRole('progressbar', { name: 'c.jpg: Subiendo…' })).toBeVisible();
  expect(start()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByLabelText('Móvil')).toBeDisabled();
  release();
  await expectToast('success', '3 banners subidos y activos');
  const names = ['c.webp', 'igual.webp', 'igual.webp'];
  await waitFor(() => expect(namesIn('Banners activos')).toEqual(names));
  expect(await activeUrls()).toHaveLength(3);
  expect(new Set(await storedNames()).size).toBe(3);
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
  expect(await storedNames()).toHaveLength(1);
  expect(await activeUrls()).toHaveLength(1);
});
