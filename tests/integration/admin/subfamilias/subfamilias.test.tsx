import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { network, NO_ROWS } from '#tests/backend.ts';
import { faults, gate, lostResponse, restError } from '#tests/faults.ts';
import { address, goTo } from '#tests/renderApp.tsx';
import { findToast, retypeField, rowTexts } from '#tests/visitor.ts';
import { listFiles, pictureFile } from '../pictures/library.ts';
import { failure, nameField, popupClosed, press, shownNames, useStaffShop } from '../staffShop.ts';

const thumbnail = (name: string) => `/storage/v1/object/public/productsamples/thumbnails/${name}`;

const SUBFAMILIA_ROWS = `${NO_ROWS}
  insert into public.familia (id, nombre, number) values
    (101, 'Camisetas', 2), (102, 'Gorras', 1), (103, 'Algodón crudo', null);
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values
    (110, 'Camiseta cuello redondo', 101, '${thumbnail('camiseta.webp')}'),
    (111, 'Zíper por metro', 103, null),
    (112, 'Ñandutí', 103, '${thumbnail('nanduti.webp')}'),
    (113, 'Gorra clásica', 102, '${thumbnail('gorra.webp')}'),
    (114, 'árbol estampado', 101, '${thumbnail('arbol.webp')}');
  alter table public.subfamilia alter column id restart with 115;
  insert into public.producto (codigo, nombre, sub_familia_id, precio1) values
    ('C-1', 'Camiseta blanca', 110, 4000),
    ('C-2', 'Camiseta negra', 110, 3500),
    ('C-3', 'Camiseta roja', 110, 3500),
    ('Z-1', 'Zíper', 111, 900);
`;

const GORRA = 'Gorra clásica';

const { backend, sql, column, openAt } = useStaffShop(SUBFAMILIA_ROWS);

async function openList(query = ''): Promise<UserEvent> {
  const user = await openAt(`/edit-subfamilia${query}`);
  await rowsShown();
  return user;
}

async function openRow(verb: 'Editar' | 'Eliminar', name = GORRA) {
  const user = await openAt('/edit-subfamilia');
  await user.click(await screen.findByLabelText(`${verb} ${name}`));
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  return user;
}

const stored = (name: string) =>
  sql(
    `select nombre, familia_id::int, thumbnail from public.subfamilia
      where nombre like '${name}%' order by id`,
  );

const rowsShown = () => screen.findAllByLabelText(/^Editar /);

const familiaField = () => screen.getByLabelText(/^Familia/);

async function findPicker() {
  await screen.findAllByTitle(/^foto-/);
  const group = screen.getByText('Thumbnail', { selector: 'legend > span' }).closest('fieldset');
  return within(group ?? document.body);
}

async function saveForm(
  user: UserEvent,
  { name, familia }: { name?: string; familia?: string } = {},
): Promise<void> {
  if (name !== undefined) await retypeField(user, nameField(), name);
  if (familia !== undefined) {
    await screen.findByText(familia, { selector: 'option' });
    await user.selectOptions(familiaField(), familia);
  }
  await user.click(screen.getByText('Guardar'));
}

beforeAll(async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `thumbnails/foto-${index}.webp`);
  await listFiles(backend(), paths);
});

const searchField = () => screen.getByLabelText('Buscar por nombre o familia');

test('the list shows ID, name, familia and thumbnail sorted by name, and keeps its search in the URL', async () => {
  const user = await openList();
  const headers = 'ID | Nombre | Familia | Thumbnail | Acciones';
  expect(rowTexts(document, 'thead tr')).toEqual([headers]);
  const [first, , third, fourth] = shownNames();
  expect([first, third, fourth]).toEqual(['árbol estampado', GORRA, 'Ñandutí']);
  const row = screen.getByText('Camiseta cuello redondo').closest('tr') ?? document.body;
  expect(within(row).getByText('110')).toBeVisible();
  expect(within(row).getAllByText('Camisetas')[0]).toBeVisible();
  expect(row.querySelector('img')?.src).toContain('/thumbnails/camiseta.webp');

  await retypeField(user, searchField(), 'algodon');
  expect(shownNames()).toEqual(['Ñandutí', 'Zíper por metro']);
  await waitFor(() => expect(address()).toBe('/edit-subfamilia?buscar=algodon'));
  await retypeField(user, searchField(), "'; drop table %_*(,\\<b>");
  expect(screen.getByText(/^Ninguna subfamilia coincide con/)).toBeVisible();
  await user.click(screen.getByText('Ver todas'));
});

test('the list has 50 rows on a page, and shows the last page for a number that is too high', async () => {
  await sql(`insert into public.subfamilia (id, nombre, familia_id)
    select 2000 + n, 'Variante ' || n, 101 from generate_series(1, 50) n`);
  await openList('?pagina=99');
  expect(screen.getByText('55 subfamilias')).toBeVisible();
  expect(shownNames().slice(3)).toEqual(['Variante 50', 'Zíper por metro']);
});

const typedName = () => screen.getByLabelText(/^Nombre de la subfamilia/);

async function openTyping() {
  const user = await openRow('Eliminar');
  await user.click(await screen.findByText('Continuar'));
  await screen.findByText('Escriba el nombre para confirmar');
  return user;
}

async function confirmWith(user: UserEvent, text: string) {
  await retypeField(user, typedName(), text);
  await user.click(screen.getByText('Eliminar'));
}

test('deleting a subfamilia requires a confirmation and the exact name; a wrong name cancels the deletion', async () => {
  const user = await openTyping();
  expect(address()).toBe('/edit-subfamilia#eliminar-113');
  await confirmWith(user, 'Gorra');
  await popupClosed();
  expect(await failure()).toBe('El nombre no coincide. Cancelando eliminación.');
  expect(await stored(GORRA)).toHaveLength(1);
  await user.click(screen.getByLabelText(`Eliminar ${GORRA}`));
  expect(await screen.findByText('¿Eliminar «Gorra clásica»?')).toBeVisible();
  await user.click(await screen.findByText('Continuar'));
  expect(typedName()).toHaveFocus();
  await user.paste(GORRA);
  await user.keyboard('{Enter}');
  const done = await screen.findByText('Subfamilia eliminada');
  await popupClosed();
  await waitFor(() => expect(shownNames()).not.toContain(GORRA));
  expect(address()).toBe('/edit-subfamilia');
  expect(await stored(GORRA)).toEqual([]);
  // The button is gone with its row, so the focus moves to another element.
  expect(document.activeElement).toContainElement(done);
});

test('deleting a subfamilia that got products or was renamed meanwhile is refused', async () => {
  const user = await openTyping();
  await sql('update producto set sub_familia_id = 113');
  await confirmWith(user, GORRA);
  expect(await failure()).toContain('tiene 4 productos.');
  await sql('update producto set sub_familia_id = 110');
  await sql("update subfamilia set nombre = 'Gorro' where id = 113");
  await confirmWith(user, GORRA);
  await waitFor(async () => expect(await failure()).toContain('ahora es «Gorro»'));
});

test('the page of a subfamilia saves its fields, and deleting it there leads to the list', async () => {
  const user = await openList();
  await user.click(screen.getByText('113'));
  await waitFor(() => expect(address()).toBe('/edit-subfamilia/113'));
  await screen.findByRole('heading', { name: GORRA, level: 1 });
  await user.click(screen.getByText('Editar datos'));
  await saveForm(user, { name: 'Gorra última' });
  await screen.findByText('¡Actualizado!');
  await screen.findByRole('heading', { name: 'Gorra última', level: 1 });
  expect(await stored('Gorra')).toMatchObject([{ nombre: 'Gorra última', familia_id: 102 }]);
  expect(screen.getByText('Todavía no hay productos en esta subfamilia')).toBeVisible();

  await user.click(screen.getByText('Eliminar'));
  await user.click(await screen.findByText('Continuar'));
  await user.click(screen.getByLabelText(/^Nombre de la subfamilia/));
  await user.paste('Gorra última');
  await user.keyboard('{Enter}');
  await rowsShown();
  expect(address()).toBe('/edit-subfamilia');
  await waitFor(() => expect(screen.queryByText('Gorra última')).toBeNull());
  expect(await findToast('Subfamilia eliminada')).toBeVisible();
  expect(document.getElementById('main')).toHaveFocus();
});

test('the page of a subfamilia hides it with its products in one change, and the list marks it as hidden', async () => {
  await sql(`update public.producto set oculto = true where codigo = 'C-2'`);
  const sent: unknown[] = [];
  faults.write('post', 'rpc/apply_change', async (request) => {
    sent.push(await request.clone().json());
    return undefined;
  });
  const user = await openAt('/edit-subfamilia/110');
  await press(user, 'Ocultar de la tienda');
  expect(await screen.findByText('3 cambios')).toBeVisible();
  await press(user, 'Ocultar de la tienda');
  expect(await screen.findByText('Se cambiaron 2 productos (2 datos)')).toBeVisible();
  const hidden = await column('select codigo from public.producto where oculto order by codigo');
  expect(hidden).toEqual(['C-1', 'C-2', 'C-3']);
  // The subfamilia comes last: hiding it hides its products too, which a later part would take for another change.
  const [producto, subfamilia] = [{ table: 'producto' }, { table: 'subfamilia' }];
  expect(sent).toMatchObject([{ rows: [producto, producto, subfamilia] }]);
  await screen.findByText('Está oculta: no se ve en la tienda, ni sus productos.');
  await openList('?buscar=redondo');
  expect(await screen.findByText('Oculta')).toBeVisible();
});

test('the page of a subfamilia that does not exist links to the list', async () => {
  const user = await openAt('/edit-subfamilia/999');
  await user.click(await screen.findByText('Ver todas las subfamilias'));
  expect(await rowsShown()).toHaveLength(5);
});

const REQUIRED = 'Este campo es obligatorio';

const ADDED = '¡Subfamilia agregada exitosamente!';

test('adding a subfamilia requires name and familia, inserts it once even if a response is lost, and links to its variants', async () => {
  const user = await openList();
  await user.click(screen.getByText('Agregar subfamilia'));
  await screen.findByText('Agregar subfamilia', { selector: 'h2' });
  expect(nameField()).toHaveFocus();
  await saveForm(user, { name: '   ' });
  expect(await screen.findAllByText(REQUIRED)).toHaveLength(2);
  expect(nameField()).toHaveFocus();
  await saveForm(user, { name: ' Delantal ' });
  expect(screen.getByText(REQUIRED)).toBeVisible();
  expect(familiaField()).toHaveFocus();
  expect(await stored('Delantal')).toEqual([]);
  faults.write('post', 'subfamilia', lostResponse(backend), { once: true });
  await saveForm(user, { familia: 'Algodón crudo' });
  await screen.findByText('Error al agregar la subfamilia.');
  await saveForm(user, {});
  await screen.findByText(ADDED);
  expect(await stored('Delantal')).toEqual([
    { nombre: 'Delantal', familia_id: 103, thumbnail: null },
  ]);
  await popupClosed();
  const [row] = await screen.findAllByText('Delantal', { selector: 'tr[data-chosen] a' });
  const id = row?.getAttribute('href')?.split('/').at(-1);
  const next = screen.getByText('Generar sus variantes').closest('a');
  expect(next).toHaveAttribute('href', `/edit-subfamilia/${id}/variantes`);
  await waitFor(() => expect(next).toHaveFocus());
});

test('the page that adds a subfamilia takes a thumbnail, chosen from ten per page or uploaded, waits for the upload, and leads to the list', async () => {
  const user = await openAt('/add-subfamilia');
  const picker = await findPicker();
  const picture = picker.getByTitle('foto-7.webp');
  expect(picker.getAllByTitle(/\.(webp|jpg)$/)).toHaveLength(10);
  expect(screen.getByLabelText('Subir imagen')).toHaveAccessibleDescription(/512 px/);
  await user.click(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  await user.click(picker.getByText('Quitar imagen'));
  const [held, endUpload] = gate();
  network.use(http.post('*/storage/v1/object/productsamples/*', () => held));
  await user.upload(screen.getByLabelText('Subir imagen'), await pictureFile('Foto niño.jpg'));
  await waitFor(() => expect(screen.getByText('Guardar')).toHaveAttribute('aria-busy', 'true'));
  await saveForm(user, { name: 'Con foto', familia: 'Gorras' });
  expect(await stored('Con foto')).toEqual([]);
  endUpload();
  await screen.findByText('Imagen elegida');
  await saveForm(user);
  await screen.findByText(ADDED);
  const path: unknown = expect.stringMatching(/\/thumbnails\/\d+_Foto_nino\.jpg$/);
  expect(await stored('Con foto')).toMatchObject([{ familia_id: 102, thumbnail: path }]);
  await waitFor(() => expect(address()).toMatch(/^\/edit-subfamilia\?nueva=\d+$/));
});

test('adding a subfamilia without any familia links to the familias', async () => {
  await sql(NO_ROWS);
  await openAt('/add-subfamilia');
  await screen.findByText(/Todavía no hay familias/);
  expect(screen.getByText('Ir a familias')).toHaveAttribute('href', '/edit-familia');
});

const UPDATED = '¡Actualizado!';

test('the popup that edits a subfamilia has a URL, keeps the search of the list, and saves an unchanged thumbnail as stored', async () => {
  const user = await openList('?buscar=gorra');
  const edit = () => user.click(screen.getByLabelText(`Editar ${GORRA}`));
  await edit();
  await screen.findByText('Editar subfamilia');
  expect(address()).toBe('/edit-subfamilia?buscar=gorra#editar-113');
  expect(nameField()).toHaveValue(GORRA);
  expect(familiaField()).toHaveDisplayValue('Gorras');
  history.back();
  await popupClosed();
  expect(address()).toBe('/edit-subfamilia?buscar=gorra');
  expect(screen.getByLabelText(`Editar ${GORRA}`)).toHaveFocus();
  await edit();
  await saveForm(user, { name: 'Gorra trucker', familia: 'Camisetas' });
  await screen.findByText(UPDATED);
  await popupClosed();
  expect(await screen.findByText('Gorra trucker')).toBeVisible();
  expect(shownNames()).not.toContain(GORRA);
  expect(await stored('Gorra')).toEqual([
    { nombre: 'Gorra trucker', familia_id: 101, thumbnail: thumbnail('gorra.webp') },
  ]);
  await goTo('/edit-subfamilia#editar-999');
  expect(await failure()).toContain('Esa subfamilia ya no existe');
});

test('editing a subfamilia requires a thumbnail (six on a page), a name and a familia', async () => {
  const user = await openRow('Editar', 'Zíper por metro');
  await saveForm(user, { name: 'Zíper' });
  const text = await failure();
  expect(text).toContain('Error: Thumbnail URL is missing');
  expect(text).toContain('Elija una imagen de la lista o suba una.');
  expect(document.activeElement).toHaveTextContent(/^Thumbnail/);
  const picker = await findPicker();
  expect(picker.getAllByTitle(/\.(webp|jpg)$/)).toHaveLength(6);
  await user.click(picker.getByLabelText('Página siguiente'));
  await user.click(picker.getByTitle('foto-3.webp'));
  await saveForm(user, { name: '', familia: 'Elija una familia' });
  expect(await screen.findAllByText(REQUIRED)).toHaveLength(2);
  await saveForm(user, { name: 'Zíper', familia: 'Gorras' });
  await screen.findByText(UPDATED);
  expect(await stored('Zíper')).toEqual([
    { nombre: 'Zíper', familia_id: 102, thumbnail: thumbnail('foto-3.webp') },
  ]);
});

/** Makes the service refuse the token and its renewal from now on. */
function endSessionOnService(): void {
  const expired = () => restError(401, 'PGRST301', 'JWT expired');
  network.use(
    http.patch('*/rest/v1/*', expired),
    http.post('*/auth/v1/token', () =>
      HttpResponse.json({ code: 'refresh_token_not_found' }, { status: 400 }),
    ),
  );
}

describe('faults', () => {
  test.each([
    ['/edit-subfamilia#editar-113', 'guardar cambios'],
    ['/edit-familia#editar-103', 'editar familias'],
  ])('a save at %s after the session has ended asks to sign in to %s', async (path, what) => {
    const user = await openAt(path);
    await screen.findByLabelText(/^Nombre/);
    await retypeField(user, nameField(), 'Mía');
    endSessionOnService();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(`Debes iniciar sesión para ${what}`)).toBeVisible();
    expect(nameField()).toHaveValue('Mía');
  });
});
