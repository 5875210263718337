import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles, pictureFile } from '../pictures/library.ts';
import {
  field,
  fillRequired,
  imagesOf,
  openAddPage,
  openEdit,
  optionsLoaded,
  popupClosed,
  productosOf,
  put,
  save,
} from './formPage.ts';
import { FORM_ROWS, picture } from './formRows.ts';
import { openList } from './listPage.ts';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(async () => {
  await backend().sql(FORM_ROWS);
  await listFiles(backend(), ['highres/azul.webp', 'highres/espalda.webp']);
});
afterEach(async () => {
  await backend().sql('delete from storage.objects');
});

const gallery = () => within(screen.getByLabelText('Galería'));

/** The pictures that saving will link. */
const toLink = () => within(screen.getByLabelText('Se vincularán al guardar'));

/** What the table says of the pictures of a product. */
const imageStatus = (code: string) =>
  screen.getByText(code, { selector: 'th' }).closest('tr')?.querySelectorAll('td')[10]?.textContent;

async function openAddPopup(): Promise<{ user: UserEvent }> {
  const opened = await openList(staff);
  await opened.user.click(screen.getByText('Agregar producto', { selector: 'button' }));
  await optionsLoaded();
  return opened;
}

async function openLibrary(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByText('Subir imágenes', { selector: 'button' }));
  return screen.findByRole('dialog', { name: 'Biblioteca de imágenes' });
}

/** Closes the library, and waits until the form below it is all there is. */
async function closeLibrary(user: UserEvent, library: HTMLElement): Promise<void> {
  const [close] = within(library).getAllByText('Cerrar', { selector: 'button' });
  if (close === undefined) throw new Error('the library has no button that closes it');
  await user.click(close);
  await waitFor(() => expect(library).not.toBeInTheDocument());
}

/** Uploads a picture in the library over the form, and returns to the form. */
async function uploadInLibrary(user: UserEvent, name: string): Promise<void> {
  const library = await openLibrary(user);
  await user.upload(within(library).getByLabelText('Elegir imágenes'), await pictureFile(name));
  await user.click(within(library).getByText('Subir', { selector: 'button' }));
  await within(library).findByText(/^1 archivos subidos correctamente/);
  await closeLibrary(user, library);
}

/** Chooses a picture of the folder of product pictures in the form's gallery. */
async function choose(user: UserEvent, name: string): Promise<void> {
  const folder = 'Abrir la carpeta highres';
  const listed = await gallery().findByRole('button', {
    name: (text) => text === folder || text === name,
  });
  if (listed.getAttribute('aria-label') === folder) await user.click(listed);
  await user.click(await gallery().findByRole('button', { name }));
}

test('a picture uploaded from the add popup is chosen for the product, and linked on saving', async () => {
  const { user } = await openAddPopup();
  await fillRequired(user);
  await uploadInLibrary(user, 'Nueva Niña.jpg');
  expect(location.hash).toBe('#agregar');
  expect(field('Código')).toHaveValue('N-1');
  expect(toLink().getByRole('button', { name: /Nueva_Nina\.webp/ })).toBeVisible();
  await choose(user, 'espalda.webp');
  await save(user);
  await screen.findByText('¡Producto agregado exitosamente!');
  const [added] = await productosOf(backend(), 'N-1');
  expect(await imagesOf(backend(), added?.id ?? 0)).toEqual([
    picture('highres/Nueva_Nina.webp'),
    picture('highres/espalda.webp'),
  ]);
  await popupClosed();
  await waitFor(() => expect(imageStatus('N-1')).toBe('2 imágenes'));
});

test('the gallery of the add popup has folders, pages of 6, and a search', async () => {
  await listFiles(
    backend(),
    Array.from({ length: 7 }, (_, index) => `highres/gorras/foto-${index + 1}.webp`),
  );
  const { user } = await openAddPopup();
  const shown = () =>
    gallery()
      .getAllByRole('button', { name: /\.webp$/ })
      .map(({ title }) => title);
  await user.click(await gallery().findByRole('button', { name: 'Abrir la carpeta highres' }));
  await user.click(await gallery().findByRole('button', { name: 'Abrir la carpeta gorras' }));
  await gallery().findByRole('button', { name: 'foto-1.webp' });
  expect(shown()).toHaveLength(6);
  await user.click(gallery().getByRole('button', { name: 'Página siguiente' }));
  expect(shown()).toEqual(['foto-7.webp']);
  await user.click(gallery().getByRole('searchbox'));
  await user.paste('foto-3');
  expect(shown()).toEqual(['foto-3.webp']);
});

test('gallery and library on one folder ask for each of its pages once', async () => {
  await listFiles(
    backend(),
    Array.from({ length: 2050 }, (_, index) => `highres/foto-${1000 + index}.webp`),
  );
  const asked: (string | undefined)[] = [];
  let goOn = () => {};
  const isReleased = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  faults.storage('post', 'object/list-v2/productsamples', async (request) => {
    const { prefix, cursor }: { prefix: string; cursor?: string } = await request.clone().json();
    if (prefix !== 'highres/') return undefined;
    asked.push(cursor);
    await isReleased;
    return undefined;
  });
  const { user } = await openEdit(staff, 502);
  await user.click(await gallery().findByRole('button', { name: 'Abrir la carpeta highres' }));
  const library = await openLibrary(user);
  await within(library).findByText('Cargando imágenes…');
  goOn();
  await within(library).findByText('2052 imágenes');
  expect(gallery().getByText('2052 imágenes')).toBeInTheDocument();
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);
});

test('a picture uploaded from the page that adds a product is in its gallery, and may be left out', async () => {
  const { user } = await openAddPage(staff);
  await put(user, 'Código', 'N-2');
  await uploadInLibrary(user, 'frente.jpg');
  expect(field('Código')).toHaveValue('N-2');
  expect(toLink().getByRole('button', { name: /frente\.webp/ })).toBeVisible();
  await choose(user, 'frente.webp');
  expect(screen.queryByLabelText('Se vincularán al guardar')).toBeNull();
});

test('a picture uploaded from the edit popup is linked on saving; the table tells at once', async () => {
  const { user } = await openEdit(staff, 502);
  expect(imageStatus('GOR-1')).toBe('Sin imágenes');
  await put(user, 'Nombre', 'Gorra nueva');
  await uploadInLibrary(user, 'gorra.jpg');
  expect(location.pathname).toBe('/edit-producto/502');
  expect(field('Nombre')).toHaveValue('Gorra nueva');
  expect(toLink().getByRole('button', { name: /gorra\.webp/ })).toBeVisible();
  expect(await imagesOf(backend(), 502)).toEqual([]);
  expect(imageStatus('GOR-1')).toBe('Sin imágenes');
  await save(user);
  await screen.findByText('¡Producto actualizado con éxito!');
  expect(await imagesOf(backend(), 502)).toEqual([picture('highres/gorra.webp')]);
  await waitFor(() => expect(imageStatus('GOR-1')).toBe('1 imagen'));
});

test('a picture for a subfamilia, uploaded from the form of a product, is not chosen for it', async () => {
  await listFiles(backend(), ['thumbnails/gorra.webp']);
  const { user } = await openEdit(staff, 502);
  const library = await openLibrary(user);
  await user.click(within(library).getByRole('button', { name: 'Inicio' }));
  await user.click(
    await within(library).findByRole('button', { name: 'Abrir la carpeta thumbnails' }),
  );
  await user.upload(
    within(library).getByLabelText('Elegir imágenes'),
    await pictureFile('tarjeta.jpg'),
  );
  await user.click(within(library).getByText('Subir', { selector: 'button' }));
  await within(library).findByText(/^1 archivos subidos correctamente/);
  await closeLibrary(user, library);
  expect(screen.queryByLabelText('Se vincularán al guardar')).toBeNull();
});

test('of a batch, what is deleted before its end is not chosen; the rest is', async () => {
  await listFiles(backend(), ['highres/sola.webp']);
  let goOn = () => {};
  const isReleased = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  faults.storage('post', 'object/productsamples/highres/otra.webp', async () => {
    await isReleased;
    return undefined;
  });
  const { user } = await openEdit(staff, 502);
  const library = await openLibrary(user);
  await within(library).findByRole('button', { name: 'Eliminar sola.webp' });
  await user.upload(within(library).getByLabelText('Elegir imágenes'), [
    await pictureFile('sola.jpg'),
    await pictureFile('otra.jpg'),
  ]);
  await user.click(within(library).getByText('Subir', { selector: 'button' }));
  await within(library).findByText(/Reemplazó a sola\.webp/);
  await user.click(within(library).getByRole('button', { name: 'Eliminar sola.webp' }));
  const question = await screen.findByRole('dialog', { name: 'Eliminar archivo' });
  await within(question).findByText('No se usa en ningún producto ni subfamilia.');
  await user.click(within(question).getByText('Eliminar', { selector: 'button' }));
  await within(library).findByText('Archivo eliminado correctamente');
  goOn();
  await within(library).findByText(/^2 archivos subidos correctamente/);
  await closeLibrary(user, library);
  expect(toLink().getByRole('button', { name: /otra\.webp/ })).toBeVisible();
  expect(toLink().queryByRole('button', { name: /sola\.webp/ })).toBeNull();
});

test('a linked picture that is uploaded anew is not chosen a second time', async () => {
  const { user } = await openEdit(staff, 501);
  await screen.findByRole('button', { name: 'Desvincular azul.webp' });
  await uploadInLibrary(user, 'azul.jpg');
  expect(screen.getByRole('button', { name: 'Desvincular azul.webp' })).toBeVisible();
  expect(screen.queryByLabelText('Se vincularán al guardar')).toBeNull();
});

test('the table tells at once when a picture is unlinked', async () => {
  const { user } = await openEdit(staff, 501);
  expect(imageStatus('CAM-1')).toBe('2 imágenes');
  await user.click(await screen.findByRole('button', { name: 'Desvincular azul.webp' }));
  await waitFor(() => expect(imageStatus('CAM-1')).toBe('1 imagen'));
  await user.click(screen.getByRole('button', { name: 'Desvincular espalda.webp' }));
  await waitFor(() => expect(imageStatus('CAM-1')).toBe('Sin imágenes'));
});

test('a linked picture deleted in the library over the form is gone from form and table', async () => {
  const { user } = await openEdit(staff, 501);
  await screen.findByRole('button', { name: 'Desvincular azul.webp' });
  const library = await openLibrary(user);
  await user.click(await within(library).findByRole('button', { name: 'Eliminar azul.webp' }));
  const question = await screen.findByRole('dialog', { name: 'Eliminar archivo' });
  await within(question).findByText('Producto CAM-1 · Camiseta azul');
  await user.click(within(question).getByText('Eliminar de todos modos', { selector: 'button' }));
  await within(library).findByText('Archivo eliminado correctamente');
  await closeLibrary(user, library);
  expect(screen.queryByRole('button', { name: 'Desvincular azul.webp' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Desvincular espalda.webp' })).toBeVisible();
  expect(imageStatus('CAM-1')).toBe('1 imagen');
  expect(await imagesOf(backend(), 501)).toEqual([picture('highres/espalda.webp')]);
});

test('a picture that was chosen and is then deleted in the library is no longer to be linked', async () => {
  await listFiles(backend(), ['highres/sola.webp']);
  const { user } = await openEdit(staff, 502);
  await choose(user, 'sola.webp');
  await user.click(await gallery().findByRole('button', { name: 'espalda.webp' }));
  const library = await openLibrary(user);
  await user.click(await within(library).findByRole('button', { name: 'Eliminar sola.webp' }));
  const question = await screen.findByRole('dialog', { name: 'Eliminar archivo' });
  await within(question).findByText('No se usa en ningún producto ni subfamilia.');
  await user.click(within(question).getByText('Eliminar', { selector: 'button' }));
  await within(library).findByText('Archivo eliminado correctamente');
  await closeLibrary(user, library);
  expect(toLink().queryByRole('button', { name: /sola\.webp/ })).toBeNull();
  expect(toLink().getByRole('button', { name: /espalda\.webp/ })).toBeVisible();
  await save(user);
  await screen.findByText('¡Producto actualizado con éxito!');
  expect(await imagesOf(backend(), 502)).toEqual([picture('highres/espalda.webp')]);
});
