import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { listPictureTargets } from '#data/library/links.ts';
import { faults } from '#tests/faults.ts';
import { useForgottenJobs } from '../bulk/bulkRows.ts';
import { listFiles } from '../pictures/library.ts';
import { openLibrary } from './libraryPage.tsx';
import { ADDRESS, link, SHOP } from './shop.ts';
import { useSignedInShop } from '../staffShop.ts';

const URL_OF_PICTURE = `${ADDRESS}/highres/lisa.webp`;
const VARIANTS = 230;

const { backend, signInAs } = useSignedInShop();
useForgottenJobs();
beforeAll(async () => {
  const sql = (text: string) => backend().sql(text);
  await listFiles(backend(), ['highres/lisa.webp']);
  await sql("insert into public.familia (id, nombre) values (1, 'Camisetas')");
  await sql(
    "insert into public.subfamilia (id, nombre, familia_id) values (1, 'Cuello redondo', 1), (2, 'Polo', 1)",
  );
  await sql("insert into public.color (numeric_id, name) values (1, 'Rojo'), (2, 'Azul')");
  await sql(
    `insert into public.producto (id, codigo, nombre, precio1, sub_familia_id, color_numeric_id)
      select n, 'C-' || lpad(n::text, 3, '0'), 'Camiseta algodón', 10, 1, 1 + n % 2
        from generate_series(1, ${VARIANTS}) n
      union all select 301, 'P-1', 'Polo', 20, 2, 1 union all select 302, 'P-2', 'Polo', 20, 2, 2
      union all select 303, 'P-3', 'Polo', 20, 2, 2`,
  );
});
afterEach(async () => {
  await backend().sql('delete from public.images');
  await backend().sql('update public.subfamilia set thumbnail = null');
});

const linkedIds = async () => {
  const rows = await backend().sql<{ id: number }>(
    `select producto_id as id from public.images where url = '${URL_OF_PICTURE}' order by 1`,
  );
  return rows.map(({ id }) => id);
};
const thumbnailOf = async (id: number) => {
  const [row] = await backend().sql<{ thumbnail: string | null }>(
    `select thumbnail from public.subfamilia where id = ${id}`,
  );
  return row?.thumbnail;
};

test('products are found by all words, or by subfamilia, at most 200 of them', async () => {
  const all = await listPictureTargets({ search: 'ALGODON camiseta', subfamiliaId: null });
  expect([all.targets.length, all.total]).toEqual([200, VARIANTS]);
  const polos = await listPictureTargets({ search: '', subfamiliaId: SHOP.polo });
  expect(polos.targets.map(({ code, colorName }) => [code, colorName])).toEqual([
    ['P-1', 'Rojo'],
    ['P-2', 'Azul'],
    ['P-3', 'Azul'],
  ]);
});

async function openUse(user: UserEvent) {
  await user.click(await screen.findByLabelText('Usar lisa.webp en productos o subfamilias'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Usar «lisa.webp» en…' }));
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

test('a picture goes to all sizes of a colour and becomes the thumbnail', async () => {
  await link(backend(), 302, URL_OF_PICTURE);
  const { user } = await openLibrary();
  const { dialog, choose, submit } = await openUse(user);
  expect(await dialog.findByText('Ahora se usa en productos: 1; subfamilias: 0.')).toBeVisible();
  await submit();
  expect(dialog.getByText('Elija al menos un producto o una subfamilia.')).toBeVisible();
  await choose('Subfamilia', 'Polo');
  await choose('Color', 'Azul');
  expect(dialog.getByLabelText('P-2 · Polo · Azul (ya la tiene)')).toBeDisabled();
  await user.click(dialog.getByText('Elegir el que falta'));
  expect(dialog.getByLabelText('P-3 · Polo · Azul')).toBeChecked();
  const preview = within(dialog.getByLabelText('Antes y después'));
  expect(
    preview.getByRole('row', { name: /^P-3 · Polo · Azul .*sin enlazar enlazada$/ }),
  ).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Imagen de la subfamilia'), 'Cuello redondo');
  await submit();
  expect(await dialog.findByText('1 hecho')).toBeVisible();
  expect(dialog.getByText('Es la imagen de la subfamilia Cuello redondo.')).toBeVisible();
  expect(await linkedIds()).toEqual([302, 303]);
  expect(await thumbnailOf(1)).toBe(URL_OF_PICTURE);
});

test('a picture that becomes only a thumbnail closes the popup and says so', async () => {
  const { user } = await openLibrary();
  const { choose, submit } = await openUse(user);
  await choose('Imagen de la subfamilia', 'Polo');
  await submit();
  await waitFor(() => expect(screen.queryByText('Usar imagen')).toBeNull());
  expect(screen.getByText('Es la imagen de la subfamilia Polo.')).toBeVisible();
  expect(await thumbnailOf(2)).toBe(URL_OF_PICTURE);
});

test('cancelled while the thumbnail is written, it links nothing afterwards', async () => {
  const { user } = await openLibrary();
  const first = await openUse(user);
  await first.choose('Subfamilia', 'Polo');
  await user.click(await first.dialog.findByLabelText('P-2 · Polo · Azul'));
  await first.choose('Imagen de la subfamilia', 'Polo');
  let release: () => void = () => undefined;
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  faults.write('patch', 'subfamilia', () => held, { once: true });
  await first.submit();
  await user.click(first.dialog.getByText('Cancelar'));
  await user.click(await screen.findByText('Salir sin guardar'));
  await waitFor(() => expect(screen.queryByText('Usar imagen')).toBeNull());
  release();
  await waitFor(async () => expect(await thumbnailOf(2)).toBe(URL_OF_PICTURE));
  const second = await openUse(user);
  await second.choose('Subfamilia', 'Polo');
  await user.click(await second.dialog.findByLabelText('P-1 · Polo · Rojo'));
  await second.submit();
  expect(await second.dialog.findByText('1 hecho')).toBeVisible();
  expect(await linkedIds()).toEqual([301]);
});

test('links to more than 200 products go on after a cut, and the undo leaves older links', async () => {
  await link(backend(), 302, URL_OF_PICTURE);
  const { user } = await openLibrary();
  const { dialog, choose, submit } = await openUse(user);
  await choose('Subfamilia', 'Cuello redondo');
  await user.click(await dialog.findByText('Elegir los 200 que faltan'));
  await choose('Subfamilia', 'Polo');
  await user.click(await dialog.findByText('Elegir los 2 que faltan'));
  faults.write('post', 'images', async (request) => {
    const rows: unknown = await request.clone().json();
    return Array.isArray(rows) && rows.length < 200 ? Response.error() : undefined;
  });
  await submit();
  expect(await dialog.findByText('200 hechos')).toBeVisible();
  expect(dialog.getByText('2 sin respuesta de la tienda: pueden estar escritos')).toBeVisible();
  expect(await linkedIds()).toHaveLength(201);
  faults.none();
  await user.click(dialog.getByText('Continuar'));
  expect(await dialog.findByText('202 hechos')).toBeVisible();
  expect(await linkedIds()).toHaveLength(203);
  await user.click(dialog.getByText('Deshacer'));
  await waitFor(async () => expect(await linkedIds()).toEqual([302]));
});

test('to a stranger nothing is written, and the popup says so', async () => {
  await signInAs('stranger');
  faults.storage('post', 'object/list-v2/productsamples', () =>
    Response.json({ folders: [], objects: [{ name: 'highres/lisa.webp' }] }),
  );
  const { user } = await openLibrary();
  const { dialog, choose, submit } = await openUse(user);
  await choose('Subfamilia', 'Polo');
  await user.click(await dialog.findByLabelText('P-1 · Polo · Rojo'));
  await choose('Imagen de la subfamilia', 'Polo');
  await submit();
  expect(await dialog.findByText('No se pudo usar la imagen en todo lo elegido')).toBeVisible();
  expect(dialog.getByLabelText('P-1 · Polo · Rojo')).toBeChecked();
  await choose('Imagen de la subfamilia', 'Ninguna');
  await submit();
  expect(await dialog.findByText('1 sin hacer')).toBeVisible();
  expect(dialog.getByText(/^Su usuario no tiene permiso/)).toBeVisible();
  expect([await linkedIds(), await thumbnailOf(2)]).toEqual([[], null]);
});
