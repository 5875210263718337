import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { banner, firstBanner } from '../../home/page.ts';
import { listFiles } from '../pictures/library.ts';
import { useSignedInShop } from '../staffShop.ts';
import {
  activate,
  activateButton,
  activeUrls,
  ADDRESS,
  emptyBanners,
  expectToast,
  isMarkedActive,
  namesIn,
  openBanners,
  storedNames,
} from './page.tsx';

const UNO = 'banner desktop/uno.webp';
const DOS = 'banner desktop/dos.webp';
const ADDED = '¡Banner agregado exitosamente!';
const urlOf = (path: string) => ADDRESS + encodeURI(path);

const { backend, signInAs } = useSignedInShop();
beforeEach(() => emptyBanners(backend()));

const storeFiles = (...paths: string[]) => listFiles(backend(), paths, 'banners');
const deactivateButton = (name: string) => screen.getByLabelText(`Desactivar ${name}`);
const listOf = (name: string) => screen.getByRole('region', { name });

describe('the lists', () => {
  test('show one set, the active banners in the order of the home page, also without a file', async () => {
    const names = ['b.webp', 'a.webp', 'c.webp'];
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
    expect(namesIn('Banners guardados')).toEqual(['c.webp', 'a.webp', 'b.webp']);
    expect(isMarkedActive('c.webp')).toBe(true);
    expect(activateButton('c.webp')).toHaveAccessibleDescription('Activo');
    expect(isMarkedActive('b.webp')).toBe(false);
    expect(activateButton('b.webp')).not.toHaveAccessibleDescription();
    await user.click(screen.getByLabelText('Móvil'));
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['m.webp']));
    expect(namesIn('Banners activos')).toEqual(['m.webp']);
  });

  test('have six stored banners on a page', async () => {
    await storeFiles(...Array.from({ length: 8 }, (_, index) => `banner desktop/b-${index}.webp`));
    const { user } = await openBanners();
    expect(namesIn('Banners guardados')).toHaveLength(6);
    await user.click(screen.getByLabelText('Última página'));
    expect(namesIn('Banners guardados')).toEqual(['b-1.webp', 'b-0.webp']);
  });

  test('that fail to load say so; retried, they say what to do next, placeholders do not count', async () => {
    await storeFiles('banner desktop/.placeholder');
    faults.rest('banners', () => restError(500, 'XX000', 'boom'));
    faults.storage('post', 'object/list-v2/banners', 'network');
    const { user } = await openBanners();
    await expectToast('error', 'Error al cargar banners');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    faults.none();
    for (const retry of screen.getAllByText('Reintentar')) await user.click(retry);
    expect(await screen.findByText('Sin banners activos')).toBeVisible();
    expect(await screen.findByText('No hay banners guardados')).toBeVisible();
    expect(screen.getByText('Suba el primero con «Elegir archivos».')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('activating and deactivating', () => {
  beforeEach(async () => {
    await storeFiles(UNO, DOS);
    await activate(backend(), UNO);
  });

  test('write once, move the focus, keep the file, and show on the home page seen before', async () => {
    const { user } = await renderApp('/');
    expect(await firstBanner()).toContain('1 de 1');
    await user.click(await screen.findByRole('link', { name: 'Banners' }));
    await user.dblClick(await screen.findByLabelText('Activar dos.webp'));
    await expectToast('success', ADDED);
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp', 'dos.webp']));
    expect(isMarkedActive('dos.webp')).toBe(true);
    expect(await activeUrls(backend())).toEqual([UNO, DOS].map(urlOf));
    expect(screen.queryByText('¡Banner ya está activo!')).toBeNull();
    await user.click(deactivateButton('uno.webp'));
    await expectToast('success', 'Banner eliminado de activos');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['dos.webp']));
    expect(await activeUrls(backend())).toEqual([urlOf(DOS)]);
    expect(await storedNames(backend())).toContain(UNO);
    expect(isMarkedActive('uno.webp')).toBe(false);
    await waitFor(() => expect(listOf('Banners activos')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: /ir al inicio/ }));
    await firstBanner();
    expect(banner()).toContain(urlOf(DOS));
    expect(banner()).toContain('1 de 1');
  });

  test('that fail say why, and an active banner is not activated again', async () => {
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
    await user.click(activateButton('dos.webp'));
    await expectToast('error', 'Error al agregar el banner');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con la tienda.');
    localStorage.clear();
    await user.click(activateButton('dos.webp'));
    await expectToast('error', 'Debes iniciar sesión para activar banners');
    await user.click(deactivateButton('uno.webp'));
    await expectToast('error', 'Debes iniciar sesión para eliminar banners');
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
    return { user, dialog, confirm: dialog.getByText('Eliminar', { selector: 'button' }) };
  }

  test('asks where it is shown, and deletes file and row; the focus moves to the list', async () => {
    await activate(backend(), UNO);
    const { user, dialog } = await askToRemove('uno.webp');
    expect(dialog.getByText('«uno.webp» se eliminará para siempre.')).toBeVisible();
    expect(dialog.getByText(/página de inicio: Escritorio, lugar 2 de 2\./)).toBeVisible();
    await user.click(dialog.getByText('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removeButton('uno.webp')).toHaveFocus();
    expect(await storedNames(backend())).toHaveLength(2);

    await user.click(removeButton('dos.webp'));
    await user.dblClick(await screen.findByText('Eliminar', { selector: 'dialog button' }));
    await expectToast('success', 'Banner eliminado del almacenamiento');
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['uno.webp']));
    expect(namesIn('Banners activos')).toEqual(['uno.webp']);
    expect(await activeUrls(backend())).toHaveLength(1);
    expect(await storedNames(backend())).toEqual([UNO]);
    await waitFor(() => expect(listOf('Banners guardados')).toHaveFocus());
    await user.click(deactivateButton('uno.webp'));
    await waitFor(() => expect(namesIn('Banners activos')).toEqual([]));
    // The hash of the question alone opens none.
    location.hash = '#eliminar';
    await waitFor(() => expect(location.hash).toBe('#eliminar'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(removeButton('uno.webp'));
    await screen.findByText(/Ahora no se muestra en la página de inicio\./);
  });

  test('that fails says what is left, and is retried', async () => {
    const { user, dialog, confirm } = await askToRemove('dos.webp');
    localStorage.clear();
    await user.click(confirm);
    await expectToast('error', 'Debes iniciar sesión para eliminar banners del almacenamiento');
    await signInAs();

    faults.write('delete', 'banners', 'network');
    await user.click(confirm);
    await expectToast('error', 'Error: Banner no fue eliminado de la base de datos');
    expect(await dialog.findByRole('alert')).toHaveTextContent('No hay conexión con la tienda.');
    expect(await activeUrls(backend())).toHaveLength(1);

    faults.none();
    faults.storage('delete', 'object/banners', () => HttpResponse.json([]));
    faults.storage('all', 'object/public/*', () => new Response(null, { status: 200 }));
    await user.click(confirm);
    await expectToast('error', 'Error al eliminar el banner del almacenamiento');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Ya no está activo, pero su archivo sigue guardado.');
    expect(alert).toHaveTextContent('no tiene permiso de personal');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual([]));
    expect(await storedNames(backend())).toHaveLength(2);

    faults.none();
    await user.click(confirm);
    await expectToast('success', 'Banner eliminado del almacenamiento');
  });
});
