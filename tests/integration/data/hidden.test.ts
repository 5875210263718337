import { beforeAll, expect, test } from 'vitest';
import { listFamiliaTiles } from '#data/familias/read.ts';
import { readLineFacts } from '#data/productos/lineFacts.ts';
import { listProductos } from '#data/productos/read.ts';
import { listStaffProductos } from '#data/productos/staffList.ts';
import { readByCode } from '#data/quickOrder/read.ts';
import { findAll, findByCode, findFirst, suggest } from '#data/search/read.ts';
import { listSubfamilias, subfamiliaQueries } from '#data/subfamilias/read.ts';
import { listVariants } from '#data/variants/read.ts';
import { readListing } from '#domain/forms/productoList.ts';
import { createQueryClient } from '#app/queryClient.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { readProducts, readShop } from '../../../scripts/vite/documents/shop.ts';

// What staff hide is in no read of shoppers, and in none of the build: docs/rules.md#hidden.

const backend = useBackend();
beforeAll(() =>
  backend().sql(`
    insert into public.familia (id, nombre) values (1, 'Camisetas');
    insert into public.subfamilia (id, nombre, familia_id, thumbnail, oculto)
    values (1, 'Camisa oculta', 1, '/a.webp', true), (2, 'Camisa a la venta', 1, '/b.webp', false);
    insert into public.producto (id, codigo, nombre, sub_familia_id, precio1) values
      (11, 'CAM-11', 'Camisa', 1, 5), (21, 'CAM-21', 'Camisa', 2, 100), (22, 'CAM-22', 'Camisa', 2, 90),
      (23, 'CAM-23', 'Camisa', 2, 80);
    update public.producto set oculto = true where id = 22;
    -- In a hidden subfamilia no product is offered, whatever its own mark.
    update public.producto set oculto = false where id = 11`),
);

test('shoppers and the build find nothing that is hidden, staff do', async () => {
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  expect(await listSubfamilias()).toMatchObject([{ id: 2, fromPrice: 80 }]);
  expect(await listFamiliaTiles()).toMatchObject([{ pictureUrl: '/b.webp' }]);
  expect(ids(await listProductos('2'))).toEqual([21, 23]);
  expectLoggedError(/read: subfamilia/);
  const page = createQueryClient().fetchQuery({ ...subfamiliaQueries.one('1'), retry: false });
  await expect(page).rejects.toMatchObject({ kind: 'notFound' });
  const variants = await listVariants();
  expect(variants.get(2)).toHaveLength(2);

  expect([...(await readLineFacts([11, 21, 22])).keys()]).toEqual([21]);
  const codes = await readByCode(['CAM-11', 'CAM-21', 'CAM-22']);
  expect([...codes.values()].map((found) => found.length)).toEqual([0, 1, 0]);

  expect((await findFirst('CAM-22')).ids).toEqual([]);
  expect((await findAll('camisa')).ids).toEqual([2]);
  expect(await findByCode('CAM-22')).toEqual([]);
  expect(await findByCode('CAM-11')).toEqual([]);
  expect(await suggest('camisa')).toMatchObject({ codes: [], subfamilias: [{ id: 2 }] });

  const shop = await readShop();
  expect(ids(shop.subfamilias)).toEqual([2]);
  const documents: { id: number }[] = [];
  for await (const document of readProducts(shop)) documents.push(document);
  expect(ids(documents)).toEqual([2]);
  expect(JSON.stringify(documents)).not.toContain('CAM-22');

  const staff = await listStaffProductos(readListing(''));
  expect(staff.rows.map(({ id, isHidden }) => [id, isHidden])).toEqual([
    [23, false],
    [22, true],
    [21, false],
    [11, false],
  ]);
});
