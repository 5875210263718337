import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { linkPicture, listPictureTargets } from '#data/library/links.ts';
import { faults } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
import { openLibrary } from './libraryPage.tsx';
import { ADDRESS, link, SHOP } from './shop.ts';
import { useSignedInShop } from '../staffShop.ts';

const URL_OF_PICTURE = `${ADDRESS}/highres/lisa.webp`;
const VARIANTS = 230;

const { backend, signInAs } = useSignedInShop();
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
const everyId = Array.from({ length: VARIANTS }, (_, index) => index + 1);

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

test('links to more than 200 products are all written, and only new ones counted', async () => {
  await link(backend(), 7, URL_OF_PICTURE);
  expect(await linkPicture(URL_OF_PICTURE, everyId)).toEqual({ linked: VARIANTS - 1, error: null });
  expect(await linkedIds()).toEqual(everyId);
});

test('what was written before a failure is counted, and a stranger writes nothing', async () => {
  let count = 0;
  faults.write('post', 'images', () => {
    count += 1;
    return count === 1 ? undefined : Response.error();
  });
  const half = await linkPicture(URL_OF_PICTURE, everyId);
  expect([half.linked, half.error?.kind]).toEqual([200, 'network']);
  faults.none();
  await signInAs('stranger');
  const refused = await linkPicture(URL_OF_PICTURE, [301]);
  expect([refused.linked, refused.error?.kind]).toEqual([0, 'forbidden']);
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
  await user.selectOptions(dialog.getByLabelText('Imagen de la subfamilia'), 'Cuello redondo');
  await submit();
  expect(
    await screen.findByText(
      'Vinculada a 1 producto más. Es la imagen de la subfamilia Cuello redondo.',
    ),
  ).toBeVisible();
  expect(await linkedIds()).toEqual([302, 303]);
  const [row] = await backend().sql<{ thumbnail: string }>(
    'select thumbnail from public.subfamilia where id = 1',
  );
  expect(row?.thumbnail).toBe(URL_OF_PICTURE);
});

test('a refused write says so, and keeps what was chosen', async () => {
  await signInAs('stranger');
  faults.storage('post', 'object/list-v2/productsamples', () =>
    Response.json({ folders: [], objects: [{ name: 'highres/lisa.webp' }] }),
  );
  const { user } = await openLibrary();
  const { dialog, choose, submit } = await openUse(user);
  await choose('Subfamilia', 'Polo');
  await user.click(await dialog.findByLabelText('P-1 · Polo · Rojo'));
  await submit();
  expect(await dialog.findByText('No se pudo usar la imagen en todo lo elegido')).toBeVisible();
  expect(
    dialog.getByText(/^Vinculada a 0 productos más\. Su usuario no tiene permiso/),
  ).toBeVisible();
  expect(dialog.getByLabelText('P-1 · Polo · Rojo')).toBeChecked();
  expect(await linkedIds()).toEqual([]);
});
