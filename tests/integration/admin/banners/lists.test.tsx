import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
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
import { useSignedInShop } from '../staffShop.ts';

const UNO = 'banner desktop/uno.webp';
const DOS = 'banner desktop/dos.webp';

const { backend } = useSignedInShop();
beforeEach(() => emptyBanners(backend()));

const storeFiles = (...paths: string[]) => listFiles(backend(), paths, 'banners');
const deactivateButton = (name: string) => screen.getByLabelText(`Desactivar ${name}`);

describe('the lists', () => {
  test('show one set, the active banners in the order of the home page', async () => {
    const desktop = ['b.webp', 'a.webp', 'c.webp'].map((name) => `banner desktop/${name}`);
    await storeFiles(...desktop, 'banner mobile/m.webp');
    for (const path of ['banner desktop/c.webp', 'banner mobile/m.webp', 'banner desktop/a.webp']) {
      await activate(backend(), path);
    }
    const { user } = await openBanners();
    expect(namesIn('Banners activos')).toEqual(['c.webp', 'a.webp']);
    expect(namesIn('Banners guardados')).toEqual(['c.webp', 'a.webp', 'b.webp']);
    expect(isMarkedActive('c.webp')).toBe(true);
    expect(activateButton('c.webp')).toHaveAccessibleDescription('Activo');
    expect(isMarkedActive('b.webp')).toBe(false);
    expect(activateButton('b.webp')).not.toHaveAccessibleDescription();
    await user.click(screen.getByLabelText('Móvil'));
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['m.webp']));
    expect(namesIn('Banners activos')).toEqual(['m.webp']);
  });

  test('say what to do next when they are empty, placeholders do not count', async () => {
    await storeFiles('banner desktop/.placeholder');
    await openBanners();
    expect(screen.getByText('Sin banners activos')).toBeVisible();
    expect(screen.getByText('No hay banners guardados')).toBeVisible();
    expect(screen.getByText('Suba el primero con «Elegir archivos».')).toBeVisible();
  });

  test('have six stored banners on a page', async () => {
    await storeFiles(...Array.from({ length: 14 }, (_, index) => `banner desktop/b-${index}.webp`));
    const { user } = await openBanners();
    expect(screen.getByText('14 archivos')).toBeVisible();
    expect(namesIn('Banners guardados')).toHaveLength(6);
    await user.click(screen.getByLabelText('Última página'));
    expect(namesIn('Banners guardados')).toEqual(['b-1.webp', 'b-0.webp']);
  });

  test('tell active banners without a file, of another site and without an address', async () => {
    await activate(backend(), 'banner desktop/perdido.webp');
    await backend().sql(
      `insert into public.banners (url, desktop)
        values ('https://cdn.example/otro.jpg', true), ('javascript:alert(1)', true)`,
    );
    await openBanners();
    expect(namesIn('Banners activos')).toEqual([
      'perdido.webp',
      'https://cdn.example/otro.jpg',
      'Imagen de otra dirección',
    ]);
    expect(screen.getByText(/^Sin archivo:/)).toBeVisible();
  });

  test('that fail to load say so, and load when retried', async () => {
    await storeFiles('banner desktop/uno.webp');
    await activate(backend(), UNO);
    faults.rest('banners', () => restError(500, 'XX000', 'boom'));
    faults.storage('post', 'object/list-v2/banners', 'network');
    const { user } = await openBanners();
    await expectToast('error', 'Error al cargar banners');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    faults.none();
    for (const retry of screen.getAllByText('Reintentar')) await user.click(retry);
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp']));
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['uno.webp']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('activating', () => {
  beforeEach(() => storeFiles(UNO, DOS));

  test('adds the banner once and last, however often it is pressed', async () => {
    await activate(backend(), UNO);
    const { user } = await openBanners();
    await user.dblClick(activateButton('dos.webp'));
    await expectToast('success', '¡Banner agregado exitosamente!');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp', 'dos.webp']));
    expect(isMarkedActive('dos.webp')).toBe(true);
    expect(await activeUrls(backend())).toEqual(
      [UNO, DOS].map((path) => ADDRESS + encodeURI(path)),
    );
    expect(screen.queryByText('¡Banner ya está activo!')).toBeNull();
  });

  test('an active banner writes nothing, even if it was activated by someone else', async () => {
    const { user } = await openBanners();
    await backend().sql(
      `insert into public.banners (url, desktop)
        values ('${location.origin}${ADDRESS}${encodeURI(UNO)}', true)`,
    );
    await user.click(activateButton('uno.webp'));
    await expectToast('warning', '¡Banner ya está activo!');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp']));
    expect(await activeUrls(backend())).toHaveLength(1);
  });

  test('says why it failed', async () => {
    faults.write('post', 'banners', 'network');
    const { user } = await openBanners();
    await user.click(activateButton('uno.webp'));
    await expectToast('error', 'Error al agregar el banner');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con la tienda.');
    localStorage.clear();
    await user.click(activateButton('uno.webp'));
    await expectToast('error', 'Debes iniciar sesión para activar banners');
    expect(await activeUrls(backend())).toEqual([]);
  });
});

describe('deactivating', () => {
  beforeEach(async () => {
    await storeFiles(UNO, DOS);
    await activate(backend(), UNO);
    await activate(backend(), DOS);
  });

  test('deletes the row, keeps the file, and moves the focus to the list', async () => {
    const { user } = await openBanners();
    await user.click(deactivateButton('uno.webp'));
    await expectToast('success', 'Banner eliminado de activos');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['dos.webp']));
    expect(await activeUrls(backend())).toEqual([ADDRESS + encodeURI(DOS)]);
    expect(await storedNames(backend())).toContain(UNO);
    expect(isMarkedActive('uno.webp')).toBe(false);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Banners activos' })).toHaveFocus(),
    );
  });

  test('says why it failed, and when someone else was first', async () => {
    const { user } = await openBanners();
    faults.write('delete', 'banners', () => new Response(null, { status: 204 }));
    await user.click(deactivateButton('uno.webp'));
    await expectToast('error', 'Error: Banner no fue eliminado de la base de datos');
    expect(await screen.findByRole('alert')).toHaveTextContent('no tiene permiso de personal');
    faults.none();
    await backend().sql(`delete from public.banners where url like '%uno.webp'`);
    await user.click(deactivateButton('uno.webp'));
    await expectToast('info', 'El banner ya no estaba activo');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['dos.webp']));
    localStorage.clear();
    await user.click(deactivateButton('dos.webp'));
    await expectToast('error', 'Debes iniciar sesión para eliminar banners');
    expect(await activeUrls(backend())).toHaveLength(1);
  });
});
