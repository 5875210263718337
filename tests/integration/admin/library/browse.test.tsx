import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { network, useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles } from '../pictures/library.ts';
import { findNames, folders, openFolders, openLibrary, steps } from './libraryPage.tsx';
import { storedIn } from './shop.ts';

const LISTS = '*/storage/v1/object/list-v2/productsamples';
const UPLOADS = '*/storage/v1/object/productsamples/*';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
  await listFiles(backend(), [
    ...Array.from({ length: 105 }, (_, index) => `highres/muchas/foto-${1000 + index}.webp`),
    'highres/muchas/.placeholder',
    'highres/muchas/notas.txt.webp',
    'highres/Camisetas/.placeholder',
    'highres/zeta.gif',
  ]);
});
beforeEach(() => keepSession(staff));

const openNewFolder = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: 'Nueva carpeta' }));
  return screen.findByRole('dialog', { name: /^Nueva carpeta en / });
};
const nameField = () => screen.getByRole('textbox', { name: /Nombre de la carpeta/ });
const createButton = () => screen.getByRole('button', { name: 'Crear carpeta' });

describe('the library', () => {
  test('starts among the product pictures; the root has both folders, and takes no files', async () => {
    const { user } = await openLibrary();
    await waitFor(() => expect(folders()).toEqual(['Camisetas', 'muchas']));
    expect(steps()).toEqual(['Inicio', 'highres']);
    await user.click(screen.getByRole('button', { name: 'Inicio' }));
    await waitFor(() => expect(folders()).toEqual(['highres', 'thumbnails']));
    expect(screen.getByText('2 carpetas')).toBeVisible();
    expect(screen.getByText(/^Abra la carpeta highres o thumbnails/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nueva carpeta' })).toBeNull();
    expect(screen.queryByLabelText('Elegir imágenes')).toBeNull();
  });

  test('shows twelve pictures on a page, and the last of more than a hundred on the last', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'muchas');
    expect(await findNames()).toHaveLength(12);
    expect(await screen.findByText('106 imágenes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Última página' }));
    expect((await findNames()).at(-1)).toBe('notas.txt.webp');
    expect(screen.getByText('Página 9 de 9')).toBeVisible();
  });

  test('a long name may wrap behind its separators, and can be read whole', async () => {
    const name = 'camiseta_cuello-redondo.v2.webp';
    await listFiles(backend(), [`highres/largas/1700000000000_${name}`]);
    const { user } = await openLibrary();
    await openFolders(user, 'largas');
    expect(await findNames()).toEqual([name]);
    const shown = screen.getByText(name);
    expect(shown.innerHTML).toBe('camiseta_<wbr>cuello-<wbr>redondo.<wbr>v2.<wbr>webp');
    expect(shown).toHaveAttribute('title', name);
  });

  test('is searched whole, and the search is forgotten in another folder', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'muchas');
    await screen.findByText('106 imágenes');
    await user.type(screen.getByRole('searchbox'), 'FOTO 1104');
    await waitFor(async () => expect(await findNames()).toEqual(['foto-1104.webp']));
    await user.click(screen.getByRole('button', { name: 'highres' }));
    expect(await findNames()).toEqual(['zeta.gif']);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is read again on demand', async () => {
    const { user } = await openLibrary();
    expect(await findNames()).toEqual(['zeta.gif']);
    await listFiles(backend(), ['highres/nueva.webp']);
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByText('Lista actualizada')).toBeVisible();
    expect(await findNames()).toEqual(['nueva.webp', 'zeta.gif']);
    await backend().sql(`delete from storage.objects where name = 'highres/nueva.webp'`);
  });

  test('that cannot be read says: Error al cargar imágenes', async () => {
    network.use(
      http.post(LISTS, () => HttpResponse.json({ message: 'bucket is asleep' }, { status: 500 })),
    );
    const { user } = await openLibrary();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error al cargar imágenes: Respuesta del servidor: bucket is asleep',
    );
    faults.none();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await findNames()).toEqual(['zeta.gif']);
  });

  test('is left by Back, and by Escape', async () => {
    const { user } = await openLibrary();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });
});

describe('a new folder', () => {
  test('is made, and opened; its placeholder is not shown', async () => {
    const { user } = await openLibrary();
    await openNewFolder(user);
    expect(nameField()).toHaveFocus();
    await user.type(nameField(), 'Niños 2026');
    expect(screen.getByText('Se creará como «Ninos_2026».')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Carpeta creada: Ninos_2026')).toBeVisible();
    expect(steps()).toEqual(['Inicio', 'highres', 'Ninos_2026']);
    expect(await screen.findByText('Aquí no hay imágenes')).toBeVisible();
    expect(await storedIn(backend(), 'highres/Ninos_2026')).toEqual(['.placeholder']);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  test.each(['', '   '])('called %j is refused: El nombre no puede estar vacío', async (typed) => {
    const { user } = await openLibrary();
    await openNewFolder(user);
    if (typed !== '') await user.type(nameField(), typed);
    await user.click(createButton());
    expect(screen.getByText('El nombre de la carpeta no puede estar vacío')).toBeVisible();
    expect(nameField()).toHaveFocus();
  });

  describe('bad inputs', () => {
    test('whose name is too long is not cut but refused, with its name kept', async () => {
      const { user } = await openLibrary();
      await openNewFolder(user);
      await user.click(nameField());
      await user.paste('n'.repeat(61));
      await user.click(createButton());
      expect(nameField()).toHaveFocus();
      expect(nameField()).toHaveValue('n'.repeat(61));
      expect(screen.getByText('Demasiado largo: como máximo 60 caracteres.')).toBeVisible();
      expect(await storedIn(backend(), `highres/${'n'.repeat(60)}`)).toEqual([]);
    });
  });

  test('that is there already, however it is spelled, is not made twice', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'Camisetas');
    await user.click(screen.getByRole('button', { name: 'highres' }));
    await screen.findByRole('button', { name: 'Abrir la carpeta Camisetas' });
    await openNewFolder(user);
    await user.type(nameField(), 'camisetas');
    await user.click(createButton());
    expect(screen.getByText('Ya existe la carpeta «Camisetas».')).toBeVisible();
    expect(await storedIn(backend(), 'highres/camisetas')).toEqual([]);
  });

  test.each([
    [
      { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
      'Error al crear carpeta: Ya existe la carpeta «otra».',
    ],
    [
      { statusCode: '500', error: 'x', message: 'bucket is asleep' },
      'Error al crear carpeta: Respuesta del servidor: bucket is asleep',
    ],
  ])('that fails says why, and keeps what was typed', async (answer, text) => {
    network.use(http.post(UPLOADS, () => HttpResponse.json(answer, { status: 400 })));
    const { user } = await openLibrary();
    await openNewFolder(user);
    await user.type(nameField(), 'otra');
    await user.click(createButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(nameField()).toHaveValue('otra');
  });

  test('without a sign-in says: Debes iniciar sesión para crear carpetas', async () => {
    const { user } = await openLibrary();
    await openNewFolder(user);
    localStorage.clear();
    await user.type(nameField(), 'otra');
    await user.click(createButton());
    expect(await screen.findByText('Debes iniciar sesión para crear carpetas')).toBeVisible();
  });

  test('of a signed-in stranger is refused', async () => {
    keepSession(stranger);
    const { user } = await openLibrary();
    await openNewFolder(user);
    await user.type(nameField(), 'ajena');
    await user.click(createButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error al crear carpeta: Su usuario no tiene permiso de personal.',
    );
    expect(await storedIn(backend(), 'highres/ajena')).toEqual([]);
  });

  test('whose name is typed is asked about before it is left', async () => {
    const { user } = await openLibrary();
    const dialog = await openNewFolder(user);
    await user.type(nameField(), 'otra');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
  });
});
