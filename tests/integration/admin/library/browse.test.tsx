import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { faults } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
import {
  breadcrumbs,
  findNames,
  folders,
  openFolders,
  openLibrary,
  openParent,
} from './libraryPage.tsx';
import { storedIn } from './shop.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop();
beforeAll(async () => {
  await listFiles(backend(), [
    ...Array.from({ length: 14 }, (_, index) => `highres/muchas/foto-${index}.webp`),
    'highres/muchas/.placeholder',
  ]);
});

describe('the library', () => {
  test('starts among the product pictures; the root has both folders and takes no files', async () => {
    const { user } = await openLibrary();
    await waitFor(() => expect(folders()).toContain('muchas'));
    expect(breadcrumbs()).toEqual(['Inicio', 'highres']);
    await openParent(user, 'Inicio');
    await waitFor(() => expect(folders()).toEqual(['highres', 'thumbnails']));
    expect(screen.getByText('2 carpetas')).toBeVisible();
    expect(screen.getByText(/^Abra la carpeta highres o thumbnails/)).toBeVisible();
    expect(screen.queryByText('Nueva carpeta')).toBeNull();
    expect(screen.queryByLabelText('Elegir imágenes')).toBeNull();
  });

  test('shows twelve pictures on a page, and is read again on demand', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'muchas');
    expect(await findNames()).toHaveLength(12);
    await listFiles(backend(), ['highres/muchas/a.webp']);
    await user.click(screen.getByText('Actualizar'));
    expect(await screen.findByText('Lista actualizada')).toBeVisible();
    expect((await findNames())[0]).toBe('a.webp');
    expect(screen.getByText('15 imágenes')).toBeVisible();
    await user.click(screen.getByLabelText('Última página'));
    expect(await findNames()).toHaveLength(3);
  });
});

describe('a new folder', () => {
  const nameField = () => screen.getByLabelText(/Nombre de la carpeta/);

  async function openNewFolder(user: UserEvent) {
    await user.click(screen.getByText('Nueva carpeta'));
    return within(await screen.findByRole('dialog', { name: /^Nueva carpeta en / }));
  }

  async function create(user: UserEvent, name: string) {
    await user.clear(nameField());
    await user.click(nameField());
    await user.paste(name);
    await user.click(screen.getByText('Crear carpeta'));
  }

  test('is created under a safe name and opened, and not a second time', async () => {
    const { user } = await openLibrary();
    await openNewFolder(user);
    expect(nameField()).toHaveFocus();
    await user.paste('Niños 2026');
    expect(screen.getByText('Se creará como «Ninos_2026».')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Carpeta creada: Ninos_2026')).toBeVisible();
    expect(breadcrumbs()).toEqual(['Inicio', 'highres', 'Ninos_2026']);
    expect(await screen.findByText('Aquí no hay imágenes')).toBeVisible();
    expect(await storedIn(backend(), 'highres/Ninos_2026')).toEqual(['.placeholder']);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));

    await openParent(user, 'highres');
    await screen.findByLabelText('Abrir la carpeta Ninos_2026');
    await openNewFolder(user);
    await create(user, 'ninos 2026');
    expect(screen.getByText('Ya existe la carpeta «Ninos_2026».')).toBeVisible();
    expect(await storedIn(backend(), 'highres/ninos_2026')).toEqual([]);
  });

  describe('bad inputs', () => {
    test('a blank or too long name is refused', async () => {
      const { user } = await openLibrary();
      await openNewFolder(user);
      await create(user, '   ');
      expect(screen.getByText('El nombre de la carpeta no puede estar vacío')).toBeVisible();
      expect(nameField()).toHaveFocus();
      await create(user, 'n'.repeat(61));
      expect(screen.getByText('Demasiado largo: como máximo 60 caracteres.')).toBeVisible();
      expect(nameField()).toHaveFocus();
    });
  });

  test('that fails says why, and asks before the typed name is lost', async () => {
    const refusal = { statusCode: '409', error: 'Duplicate', message: 'already exists' };
    const UPLOADS = 'object/productsamples/*';
    const { user } = await openLibrary();
    const dialog = await openNewFolder(user);
    faults.storage('post', UPLOADS, 'network');
    await create(user, 'otra');
    expect(await dialog.findByText(/^Error al crear carpeta: No hay conexión/)).toBeVisible();
    faults.storage('post', UPLOADS, () => HttpResponse.json(refusal, { status: 400 }));
    await create(user, 'otra');
    expect(
      await dialog.findByText('Error al crear carpeta: Ya existe la carpeta «otra».'),
    ).toBeVisible();
    localStorage.clear();
    await create(user, 'otra');
    expect(await dialog.findByText('Debes iniciar sesión para crear carpetas')).toBeVisible();
    expect(nameField()).toHaveValue('otra');
    await user.click(dialog.getByText('Cancelar'));
    expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
  });
});
