import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles } from './library.ts';
import { chosen, findNames, findPicture, findPictures, renderPicker } from './pickerPage.tsx';

const numbered = (folder: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${folder}/foto-${String(index + 1).padStart(3, '0')}.webp`,
  );
const SEARCHED = { folder: 'highres/camisetas', pageSize: 6, canBrowse: true, canSearch: true };
const ADDRESS = `${location.origin}/storage/v1/object/public/productsamples`;

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  await listFiles(backend(), [
    'thumbnails/.placeholder',
    'thumbnails/default/logo.webp',
    'thumbnails/animada.gif',
    ...numbered('thumbnails', 7),
    'thumbnails/grande.JPEG',
    ...numbered('highres/muchas', 120),
    'highres/muchas/.placeholder',
    'highres/gorras/.placeholder',
    'highres/camisetas/Camiseta_nino-roja.webp',
    'highres/camisetas/camiseta-dama.gif',
    'highres/camisetas/hombre/polo.webp',
    'highres/zeta.webp',
  ]);
});
beforeEach(() => keepSession(staff));

const folders = () =>
  within(screen.getByRole('list', { name: 'Carpetas' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const openFolder = (name: string) =>
  screen.findByRole('button', { name: `Abrir la carpeta ${name}` });
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Carpeta actual' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const page = (number: number) => screen.getByRole('button', { name: `Página ${number}` });
const search = () => screen.getByRole('searchbox', { name: 'Buscar imágenes' });

describe('thumbnails to choose from', () => {
  test('are six on a page, the newest first, without placeholder, GIF and folders', async () => {
    const { user } = await renderPicker({ folder: 'thumbnails', pageSize: 6 });
    expect(await findNames()).toEqual([
      'grande.JPEG',
      'foto-007.webp',
      'foto-006.webp',
      'foto-005.webp',
      'foto-004.webp',
      'foto-003.webp',
    ]);
    expect(screen.getByText('8 imágenes')).toHaveRole('status');
    expect(screen.queryByRole('list', { name: 'Carpetas' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Carpeta actual' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(page(2));
    expect(await findNames()).toEqual(['foto-002.webp', 'foto-001.webp']);
  });

  test('do not show the time that was put in front of their names', async () => {
    await listFiles(backend(), ['thumbnails/1790000000123_gorra_azul.webp']);
    await renderPicker({ folder: 'thumbnails', pageSize: 10 });
    expect(await findNames()).toContain('gorra_azul.webp');
    await backend().sql(`delete from storage.objects where name like '%gorra_azul.webp'`);
  });

  test('are shown as pictures', async () => {
    await renderPicker({ folder: 'thumbnails', pageSize: 6 });
    const [first] = await findPictures();
    const shown = first?.querySelector('img')?.getAttribute('src');
    expect(shown?.replace(/\?v=\d+$/, '')).toBe(`${ADDRESS}/thumbnails/grande.JPEG`);
  });

  test('are chosen, and given back, by pressing them', async () => {
    const { user } = await renderPicker({ folder: 'thumbnails', pageSize: 6 });
    const first = await findPicture('grande.JPEG');
    const second = await findPicture('foto-007.webp');
    expect(first).toHaveAttribute('aria-pressed', 'false');
    await user.click(first);
    await user.click(second);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(chosen()).toBe(`${ADDRESS}/thumbnails/grande.JPEG ${ADDRESS}/thumbnails/foto-007.webp`);
    await user.click(first);
    expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(chosen()).toBe(`${ADDRESS}/thumbnails/foto-007.webp`);
  });

  test('are chosen and paged by keyboard alone', async () => {
    const { user } = await renderPicker({ folder: 'thumbnails', pageSize: 6 });
    const [first, second] = await findPictures();
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(second).toHaveFocus();
    await user.keyboard(' ');
    expect(chosen()).toBe(`${ADDRESS}/thumbnails/grande.JPEG ${ADDRESS}/thumbnails/foto-007.webp`);
    page(2).focus();
    await user.keyboard('{Enter}');
    expect(await findNames()).toHaveLength(2);
    expect(page(2)).toHaveFocus();
  });
});

describe('a folder with more than a hundred files', () => {
  test('has its last one on its last page', async () => {
    const { user } = await renderPicker({ folder: 'highres/muchas', pageSize: 6, canBrowse: true });
    expect((await findNames())[0]).toBe('foto-001.webp');
    expect(await screen.findByText('120 imágenes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Última página' }));
    expect((await findNames()).at(-1)).toBe('foto-120.webp');
    expect(screen.getByText('Página 20 de 20')).toBeVisible();
  });

  test('is searched whole', async () => {
    const { user } = await renderPicker({
      folder: 'highres/muchas',
      pageSize: 6,
      canBrowse: true,
      canSearch: true,
    });
    await findNames();
    await user.type(search(), '118');
    await waitFor(async () => expect(await findNames()).toEqual(['foto-118.webp']));
    expect(screen.getByText('1 imagen')).toBeVisible();
  });
});

describe('folders', () => {
  test('are opened, and left by the way back', async () => {
    const { user } = await renderPicker({ pageSize: 6, canBrowse: true });
    await user.click(await openFolder('highres'));
    await openFolder('camisetas');
    expect(folders()).toEqual(['camisetas', 'gorras', 'muchas']);
    expect(await findNames()).toEqual(['zeta.webp']);
    await user.click(await openFolder('camisetas'));
    await openFolder('hombre');
    expect(steps()).toEqual(['Inicio', 'highres', 'camisetas']);
    expect(screen.getByRole('button', { name: 'camisetas' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    expect(await findNames()).toEqual(['camiseta-dama.gif', 'Camiseta_nino-roja.webp']);
    await user.click(screen.getByRole('button', { name: 'highres' }));
    expect(await findNames()).toEqual(['zeta.webp']);
    await user.click(screen.getByRole('button', { name: 'Inicio' }));
    await openFolder('thumbnails');
    expect(folders()).toEqual(['highres', 'thumbnails']);
  });

  test('are opened by keyboard, and the focus does not get lost', async () => {
    const { user } = await renderPicker({ pageSize: 6, canBrowse: true });
    (await openFolder('highres')).focus();
    await user.keyboard('{Enter}');
    await openFolder('camisetas');
    expect(screen.getByRole('button', { name: 'highres' })).toHaveFocus();
  });

  test('without pictures say what to do next', async () => {
    await renderPicker({ folder: 'highres/gorras', pageSize: 6, canBrowse: true });
    expect(await screen.findByText('Aquí no hay imágenes')).toBeVisible();
    expect(screen.getByText('Abra otra carpeta o suba imágenes a esta.')).toBeVisible();
  });

  test('keep what was chosen in others', async () => {
    const { user } = await renderPicker({ folder: 'highres', pageSize: 6, canBrowse: true });
    await user.click(await findPicture('zeta.webp'));
    await user.click(await openFolder('camisetas'));
    await openFolder('hombre');
    await user.click(screen.getByRole('button', { name: 'highres' }));
    expect(await findPicture('zeta.webp')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a search', () => {
  test.each([
    ['roja', ['Camiseta_nino-roja.webp']],
    ['ROJA camiseta', ['Camiseta_nino-roja.webp']],
    ['niño', ['Camiseta_nino-roja.webp']],
    ['  ', ['camiseta-dama.gif', 'Camiseta_nino-roja.webp']],
  ])('for %j finds %j', async (text, names) => {
    const { user } = await renderPicker(SEARCHED);
    await findNames();
    await user.type(search(), text);
    expect(await findNames()).toEqual(names);
  });

  test.each(['azul', '%', '.*', '\\'])('for %j finds nothing, and says so', async (text) => {
    const { user } = await renderPicker(SEARCHED);
    await findNames();
    await user.type(search(), text);
    expect(await screen.findByText(/Ninguna imagen se llama así/)).toBeVisible();
  });

  test('starts on the first page and is forgotten in another folder', async () => {
    const { user } = await renderPicker({
      folder: 'highres',
      pageSize: 6,
      canBrowse: true,
      canSearch: true,
    });
    await findNames();
    await user.type(search(), 'muchas');
    expect(folders()).toEqual(['muchas']);
    await user.click(await openFolder('muchas'));
    expect((await findNames())[0]).toBe('foto-001.webp');
    expect(search()).toHaveValue('');
    await user.click(page(3));
    await user.type(search(), 'foto-00');
    expect((await findNames())[0]).toBe('foto-001.webp');
  });
});
