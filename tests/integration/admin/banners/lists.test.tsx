import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import {
  activate,
  activeUrls,
  ADDRESS,
  emptyBanners,
  expectToast,
  isMarkedActive,
  namesIn,
  openBanners,
  storedNames,
  storeFiles,
} from './page.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(() => emptyBanners(backend()));

const activateButton = (name: string) => screen.getByRole('button', { name: `Activar ${name}` });
const deactivateButton = (name: string) =>
  screen.findByRole('button', { name: `Desactivar ${name}` });

describe('the lists', () => {
  test('are those of one layout, the active ones in the order of the home page', async () => {
    const desktop = ['banner desktop/b.webp', 'banner desktop/a.webp', 'banner desktop/c.webp'];
    await storeFiles(backend(), [...desktop, 'banner mobile/m.webp']);
    for (const path of ['banner desktop/c.webp', 'banner mobile/m.webp', 'banner desktop/a.webp']) {
      await activate(backend(), path);
    }
    const { user } = await openBanners(staff);
    expect(namesIn('Banners activos')).toEqual(['c.webp', 'a.webp']);
    expect(namesIn('Banners guardados')).toEqual(['c.webp', 'a.webp', 'b.webp']);
    expect(isMarkedActive('c.webp')).toBe(true);
    expect(isMarkedActive('b.webp')).toBe(false);
    // What would do nothing says so, and does not call.
    expect(activateButton('c.webp')).toHaveAccessibleDescription('Activo');
    expect(activateButton('c.webp')).toHaveAttribute('data-variant', 'quiet');
    expect(activateButton('b.webp')).not.toHaveAccessibleDescription();
    expect(activateButton('b.webp')).toHaveAttribute('data-variant', 'secondary');
    await user.click(screen.getByRole('radio', { name: 'Móvil' }));
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['m.webp']));
    expect(namesIn('Banners activos')).toEqual(['m.webp']);
  });

  test('that are empty say what to do next', async () => {
    await openBanners(staff);
    expect(screen.getByText('Sin banners activos')).toBeVisible();
    expect(screen.getByText('No hay banners guardados')).toBeVisible();
    expect(screen.getByText('Suba el primero con «Elegir archivos».')).toBeVisible();
  });

  test('leave out the file that holds a folder', async () => {
    await storeFiles(backend(), ['banner desktop/.placeholder', 'banner desktop/uno.webp']);
    await openBanners(staff);
    expect(namesIn('Banners guardados')).toEqual(['uno.webp']);
  });

  test('reach file 101 and beyond', async () => {
    const many = Array.from({ length: 103 }, (_, index) => `banner desktop/b-${index + 1}.webp`);
    await storeFiles(backend(), many);
    const { user } = await openBanners(staff);
    expect(await screen.findByText('103 archivos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Última página' }));
    expect(namesIn('Banners guardados')).toEqual([
      'b-7.webp',
      'b-6.webp',
      'b-5.webp',
      'b-4.webp',
      'b-3.webp',
      'b-2.webp',
      'b-1.webp',
    ]);
  });

  test('tell an active banner without a file, and one of elsewhere', async () => {
    await activate(backend(), 'banner desktop/perdido.webp');
    await backend().sql(
      `insert into public.banners (url, desktop) values ('https://cdn.example/otro.jpg', true)`,
    );
    await openBanners(staff);
    expect(namesIn('Banners activos')).toEqual(['perdido.webp', 'https://cdn.example/otro.jpg']);
    expect(screen.getByText(/^Sin archivo:/)).toBeVisible();
    expect(screen.getByText('Imagen de otra dirección')).toBeVisible();
  });

  test.each([
    ['active', () => faults.rest('banners', () => restError(500, 'XX000', 'boom'))],
    ['stored', () => faults.storage('post', 'object/list-v2/banners', 'network')],
  ])('of %s banners that cannot be read: Error al cargar banners', async (_which, fail) => {
    await storeFiles(backend(), ['banner desktop/uno.webp']);
    await activate(backend(), 'banner desktop/uno.webp');
    fail();
    const { user } = await openBanners(staff);
    await expectToast('error', 'Error al cargar banners');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar banners');
    faults.none();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp']));
    await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['uno.webp']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('activating', () => {
  beforeEach(() => storeFiles(backend(), ['banner desktop/uno.webp', 'banner desktop/dos.webp']));

  test('¡Banner agregado exitosamente!', async () => {
    await activate(backend(), 'banner desktop/uno.webp');
    const { user } = await openBanners(staff);
    await user.click(activateButton('dos.webp'));
    await expectToast('success', '¡Banner agregado exitosamente!');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp', 'dos.webp']));
    expect(isMarkedActive('dos.webp')).toBe(true);
    expect(await activeUrls(backend())).toEqual([
      `${ADDRESS}banner%20desktop/uno.webp`,
      `${ADDRESS}banner%20desktop/dos.webp`,
    ]);
  });

  test.each([
    ['without its origin', ''],
    ['with its origin', location.origin],
  ])('¡Banner ya está activo! (its address is kept %s)', async (_how, origin) => {
    await backend().sql(
      `insert into public.banners (url, desktop)
        values ('${origin}${ADDRESS}banner%20desktop/uno.webp', true)`,
    );
    const { user } = await openBanners(staff);
    await user.click(activateButton('uno.webp'));
    await expectToast('warning', '¡Banner ya está activo!');
    expect(await activeUrls(backend())).toHaveLength(1);
  });

  test('¡Banner ya está activo! when somebody else was quicker', async () => {
    const { user } = await openBanners(staff);
    await activate(backend(), 'banner desktop/uno.webp');
    await user.click(activateButton('uno.webp'));
    await expectToast('warning', '¡Banner ya está activo!');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp']));
  });

  test('Error al agregar el banner', async () => {
    faults.write('post', 'banners', 'network');
    const { user } = await openBanners(staff);
    await user.click(activateButton('uno.webp'));
    await expectToast('error', 'Error al agregar el banner');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con la tienda.');
    expect(await activeUrls(backend())).toEqual([]);
  });

  test('pressed twice writes once', async () => {
    const { user } = await openBanners(staff);
    await user.dblClick(activateButton('uno.webp'));
    await expectToast('success', '¡Banner agregado exitosamente!');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['uno.webp']));
    expect(screen.queryByText('¡Banner ya está activo!')).toBeNull();
  });

  test('Debes iniciar sesión para activar banners', async () => {
    const { user } = await openBanners(staff);
    localStorage.clear();
    await user.click(activateButton('uno.webp'));
    await expectToast('error', 'Debes iniciar sesión para activar banners');
    expect(await activeUrls(backend())).toEqual([]);
  });

  test('by a signed-in stranger is refused', async () => {
    const { user } = await openBanners(staff);
    // What the screen shows was read before the rights were taken away.
    localStorage.setItem(SESSION_KEY, JSON.stringify(stranger));
    await user.click(activateButton('uno.webp'));
    await expectToast('error', 'Error al agregar el banner');
    expect(await screen.findByRole('alert')).toHaveTextContent('no tiene permiso de personal');
    expect(await activeUrls(backend())).toEqual([]);
  });
});

describe('deactivating', () => {
  beforeEach(async () => {
    await storeFiles(backend(), ['banner desktop/uno.webp', 'banner desktop/dos.webp']);
    await activate(backend(), 'banner desktop/uno.webp');
    await activate(backend(), 'banner desktop/dos.webp');
  });

  test('Banner eliminado de activos: the row is gone, the file is kept', async () => {
    const { user } = await openBanners(staff);
    await user.click(await deactivateButton('uno.webp'));
    await expectToast('success', 'Banner eliminado de activos');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['dos.webp']));
    expect(await activeUrls(backend())).toEqual([`${ADDRESS}banner%20desktop/dos.webp`]);
    expect(await storedNames(backend())).toContain('banner desktop/uno.webp');
    expect(isMarkedActive('uno.webp')).toBe(false);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Banners activos' })).toHaveFocus(),
    );
  });

  test('by keyboard', async () => {
    const { user } = await openBanners(staff);
    (await deactivateButton('uno.webp')).focus();
    await user.keyboard('{Enter}');
    await expectToast('success', 'Banner eliminado de activos');
    expect(await activeUrls(backend())).toHaveLength(1);
  });

  test.each([
    ['the service fails', () => restError(500, 'XX000', 'boom'), 'Respuesta del servidor: boom'],
    ['the row is still there afterwards', () => deleted(1), 'no tiene permiso de personal'],
    ['nothing was deleted', () => deleted(0), 'no tiene permiso de personal'],
  ])('Error: Banner no fue eliminado de la base de datos (%s)', async (_why, answer, reason) => {
    faults.write('delete', 'banners', answer);
    const { user } = await openBanners(staff);
    await user.click(await deactivateButton('uno.webp'));
    await expectToast('error', 'Error: Banner no fue eliminado de la base de datos');
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(namesIn('Banners activos')).toEqual(['uno.webp', 'dos.webp']);
  });

  test('a second look that fails takes nothing back', async () => {
    const { user } = await openBanners(staff);
    const button = await deactivateButton('uno.webp');
    faults.rest('banners', 'network', { once: true });
    await user.click(button);
    await expectToast('success', 'Banner eliminado de activos');
    expect(await activeUrls(backend())).toHaveLength(1);
  });

  test('one that somebody else has deactivated: El banner ya no estaba activo', async () => {
    const { user } = await openBanners(staff);
    const button = await deactivateButton('uno.webp');
    await backend().sql(`delete from public.banners where url like '%uno.webp'`);
    await user.click(button);
    await expectToast('info', 'El banner ya no estaba activo');
    await waitFor(() => expect(namesIn('Banners activos')).toEqual(['dos.webp']));
  });

  test('Debes iniciar sesión para eliminar banners', async () => {
    const { user } = await openBanners(staff);
    const button = await deactivateButton('uno.webp');
    localStorage.clear();
    await user.click(button);
    await expectToast('error', 'Debes iniciar sesión para eliminar banners');
    expect(await activeUrls(backend())).toHaveLength(2);
  });

  test('by a signed-in stranger is refused', async () => {
    const { user } = await openBanners(stranger);
    await user.click(await deactivateButton('uno.webp'));
    await expectToast('error', 'Error: Banner no fue eliminado de la base de datos');
    expect(await activeUrls(backend())).toHaveLength(2);
  });
});

test('a sign-in that ends in another tab closes the screen, without a button to sign in', async () => {
  await openBanners(staff);
  localStorage.clear();
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  });
  expect(await screen.findByRole('heading', { name: 'Acceso Restringido' })).toBeVisible();
});

/** An answer to a DELETE that touched so many rows, as the tables' service counts them. */
function deleted(count: number): Response {
  return new Response(null, { status: 204, headers: { 'content-range': `*/${count}` } });
}
