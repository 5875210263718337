import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { faults, restError } from '#tests/faults.ts';
import { address, renderApp } from '#tests/renderApp.tsx';
import {
  ADDRESS,
  link,
  listFiles,
  setThumbnail,
  SHOP,
  SHOP_ROWS,
  storedIn,
} from '../pictures/library.ts';
import { findDialog, useSignedInShop } from '../staffShop.ts';
import {
  breadcrumbs,
  findNames,
  folders,
  openFolders,
  openLibrary,
  openParent,
} from './libraryPage.tsx';

const { backend, column, signInAs } = useSignedInShop(SHOP_ROWS);

test('the library opens at the product pictures, twelve on a page, and only its root folder takes no files', async () => {
  const paths = Array.from({ length: 14 }, (_, index) => `highres/muchas/foto-${index}.webp`);
  await listFiles(backend(), [...paths, 'highres/muchas/.placeholder', 'thumbnails/.placeholder']);
  const { user } = await openLibrary('muchas');
  expect(breadcrumbs()).toEqual(['Inicio', 'highres', 'muchas']);
  expect(await findNames()).toHaveLength(12);
  await listFiles(backend(), ['highres/muchas/a.webp']);
  await user.click(screen.getByLabelText('Actualizar'));
  expect(await screen.findByText('Lista actualizada')).toBeVisible();
  expect((await findNames())[0]).toBe('a.webp');
  expect(screen.getByText('15 imágenes')).toBeVisible();
  await user.click(screen.getByLabelText('Última página'));
  expect(await findNames()).toHaveLength(3);
  await openParent(user, 'Inicio');
  await waitFor(() => expect(folders()).toEqual(['highres', 'thumbnails']));
  expect(await screen.findByText('2 carpetas')).toBeVisible();
  expect(screen.getByText(/^Abra la carpeta highres o thumbnails/)).toBeVisible();
  expect(screen.queryByText('Nueva carpeta')).toBeNull();
  expect(screen.queryByLabelText('Elegir imágenes')).toBeNull();
});

test('the page of the library keeps its folder in the URL, and Back opens the previous folder', async () => {
  await listFiles(backend(), ['highres/telas/lino/a.webp']);
  const { user } = await renderApp('/admin/pictures');
  await openFolders(user, 'telas', 'lino');
  expect(address()).toBe('/admin/pictures?carpeta=highres%2Ftelas%2Flino');
  history.back();
  await waitFor(() => expect(breadcrumbs()).toEqual(['Inicio', 'highres', 'telas']));
});

const nameField = () => screen.getByLabelText(/Nombre de la carpeta/);

async function openNewFolder(user: UserEvent) {
  await user.click(screen.getByText('Nueva carpeta'));
  return findDialog(/^Nueva carpeta en /);
}

async function create(user: UserEvent, name: string) {
  await user.clear(nameField());
  await user.paste(name);
  await user.click(screen.getByText('Crear carpeta'));
}

test('a new folder gets a safe name and is opened, and a name that exists is refused', async () => {
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
  test('a new folder is refused with its reason, and closing its popup asks about the typed name', async () => {
    const { user } = await openLibrary();
    const dialog = await openNewFolder(user);
    for (const [name, text] of [
      ['   ', 'El nombre de la carpeta no puede estar vacío'],
      ['n'.repeat(61), 'Demasiado largo: como máximo 60 caracteres.'],
    ] as const) {
      await create(user, name);
      expect(screen.getByText(text)).toBeVisible();
      expect(nameField()).toHaveFocus();
    }
    faults.storage('post', 'object/productsamples/*', 'network');
    await create(user, 'otra');
    await dialog.findByText(/^Error al crear carpeta: No hay conexión/);
    localStorage.clear();
    await create(user, 'otra');
    await dialog.findByText('Debes iniciar sesión para crear carpetas');
    expect(nameField()).toHaveValue('otra');
    await user.click(dialog.getByText('Cancelar'));
    expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
  });
});

describe('deleting a picture', () => {
  const URL = `${ADDRESS}/highres/d/una.webp`;
  beforeEach(() => listFiles(backend(), ['highres/d/una.webp', 'highres/d/dos.webp']));

  async function askToDelete() {
    const { user } = await openLibrary('d');
    await user.click(await screen.findByLabelText('Eliminar una.webp'));
    const dialog = await findDialog('Eliminar archivo');
    const button = (label: string) => dialog.getByText(label, { selector: 'button' });
    const confirm = (label = 'Eliminar') => user.click(button(label));
    return { user, dialog, button, confirm };
  }
  const isStored = async () => (await storedIn(backend(), 'highres/d')).includes('una.webp');
  const DELETED = 'Archivo eliminado correctamente';

  test('in use names where the picture is shown, and deletes it only with its links', async () => {
    await link(backend(), SHOP.roja, URL);
    await setThumbnail(backend(), SHOP.polo, URL);
    const { user, dialog } = await askToDelete();
    expect(await dialog.findByText('Producto C-1 · Camiseta roja')).toBeVisible();
    expect(dialog.getByText('Subfamilia Polo')).toBeVisible();
    await user.click(dialog.getByText('Cancelar'));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(await isStored()).toBe(true);
    expect(screen.getByLabelText('Eliminar una.webp')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(
      await (await findDialog('Eliminar archivo')).findByText('Eliminar de todos modos'),
    );
    expect(await screen.findByText(DELETED)).toBeVisible();
    expect(await isStored()).toBe(false);
    expect(await column('select url from public.images')).toEqual([]);
    expect(await column('select thumbnail from public.subfamilia')).toEqual([null, null]);
  });

  test('waits until the uses of the picture are known, asks again about new uses, and reports a file that remains', async () => {
    faults.rest('images', () => restError(503, 'XX000', 'disk is asleep'));
    const { user, dialog, button, confirm } = await askToDelete();
    expect(await dialog.findByText('No se pudo comprobar dónde se usa')).toBeVisible();
    expect(button('Eliminar')).toHaveAttribute('aria-disabled', 'true');
    faults.none();
    localStorage.removeItem(SESSION_KEY);
    await user.click(dialog.getByText('Reintentar'));
    expect(await dialog.findByText(/^Su sesión terminó\./)).toBeVisible();
    await signInAs();
    await user.click(dialog.getByText('Reintentar'));
    await dialog.findByText('No se usa en ningún producto ni subfamilia.');
    await link(backend(), SHOP.azul, URL);
    await confirm();
    expect(await dialog.findByText('Producto P-2 · Polo')).toBeVisible();
    expect(dialog.getByText(/^Mientras tanto se empezó a usar/)).toBeVisible();
    expect(await isStored()).toBe(true);
    faults.storage('delete', 'object/productsamples', () => HttpResponse.json([]));
    faults.storage('all', 'object/public/*', () => new Response(null, { status: 200 }));
    await confirm('Eliminar de todos modos');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Error al eliminar archivo: Su usuario no tiene permiso');
    expect(alert).toHaveTextContent('Ya no se muestra en ninguna parte');
    localStorage.removeItem(SESSION_KEY);
    await confirm();
    await dialog.findByText('Debes iniciar sesión para eliminar archivos');
    await signInAs();
    faults.none();
    await backend().sql(`delete from storage.objects where name = 'highres/d/una.webp'`);
    await confirm();
    expect(await screen.findByText(DELETED)).toBeVisible();
    expect(await screen.findByText('Otra persona ya lo había eliminado.')).toBeVisible();
    expect(await findNames()).toEqual(['dos.webp']);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Contenido de la carpeta' })).toHaveFocus(),
    );
  });
});

async function openUse(user: UserEvent) {
  await user.click(await screen.findByLabelText('Usar lisa.webp en productos o subfamilias'));
  const dialog = await findDialog('Usar «lisa.webp» en…');
  return {
    dialog,
    choose: async (field: string, option: string) => {
      const select = dialog.getByLabelText(field);
      await within(select).findByText(option);
      await user.selectOptions(select, option);
    },
    submit: () => user.click(dialog.getByText('Usar imagen')),
  };
}

test('a popup makes a picture a thumbnail, unless somebody changed the subfamilia meanwhile, and links it to all sizes of a colour', async () => {
  const URL = `${ADDRESS}/highres/lisa.webp`;
  await listFiles(backend(), ['highres/lisa.webp']);
  await link(backend(), SHOP.azul, URL);
  const { user } = await openLibrary();
  const first = await openUse(user);
  await first.choose('Imagen de la subfamilia', 'Cuello redondo');
  await setThumbnail(backend(), 1, `${ADDRESS}/highres/otra.webp`);
  await first.submit();
  await first.dialog.findByText(/^Otra persona cambió la subfamilia Cuello redondo/);
  await first.submit();
  expect(await screen.findByText('Es la imagen de la subfamilia Cuello redondo.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));

  const { dialog, choose, submit } = await openUse(user);
  expect(await dialog.findByText('Ahora se usa en productos: 1; subfamilias: 1.')).toBeVisible();
  await submit();
  expect(dialog.getByText('Elija al menos un producto o una subfamilia.')).toBeVisible();
  faults.rest('producto', async (request) => {
    const { body } = await backend().fetch(request.clone());
    return new Response(body, { headers: { 'content-range': '0-2/230' } });
  });
  await choose('Subfamilia', 'Polo');
  await dialog.findByText('Se muestran 3 de 230: busque con más palabras.');
  faults.none();
  await choose('Color', 'Azul');
  expect(dialog.getByLabelText('P-2 · Polo · Azul (ya la tiene)')).toBeDisabled();
  await user.click(dialog.getByText('Elegir el que falta'));
  expect(dialog.getByLabelText('P-3 · Polo · Azul')).toBeChecked();
  const preview = within(dialog.getByLabelText('Antes y después'));
  const change = { name: /^P-3 · Polo · Azul .*sin enlazar enlazada$/ };
  expect(preview.getByRole('row', change)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Imagen de la subfamilia'), 'Polo');
  await submit();
  expect(await dialog.findByText('Se cambió 1 producto (1 imagen)')).toBeVisible();
  expect(dialog.getByText('Es la imagen de la subfamilia Polo.')).toBeVisible();
  const linked = `select producto_id from public.images where url = '${URL}' order by 1`;
  expect(await column(linked)).toEqual([SHOP.azul, 4]);
  expect(await column('select thumbnail from public.subfamilia')).toEqual([URL, URL]);
});
