import { describe, expect, test } from 'vitest';
import { useDemoShop } from './demoShop.ts';

const shop = useDemoShop();

/** Units of a variant in all warehouses; a missing row counts as none. */
const STOCK = `
  select p.id, p.sub_familia_id, coalesce(sum(i.cantidad), 0)::int as units
  from producto p left join inventario i on i.producto_id = p.id
  group by p.id
`;

test.each([
  ['subfamilias', 'select count(*)::int from subfamilia', 44],
  ['productos', 'select count(*)::int from producto', 650],
  ['warehouses', 'select count(*)::int from bodega', 2],
  ['wide banners', 'select count(*)::int from banners where desktop', 2],
  ['phone banners', 'select count(*)::int from banners where not desktop', 2],
])('a shop with many %s', async (_what, sql, atLeast) => {
  expect(await shop.value(sql)).toBeGreaterThanOrEqual(atLeast);
});

test.each([
  ['a familia without a number', 'select 1 from familia where number is null'],
  ['a subfamilia without a thumbnail', 'select 1 from subfamilia where thumbnail is null'],
  [
    'a subfamilia without any producto',
    'select 1 from subfamilia s where not exists (select from producto where sub_familia_id = s.id)',
  ],
  ['a long name', 'select 1 from subfamilia where length(nombre) > 55'],
  ['a producto without colour', 'select 1 from producto where color_numeric_id is null'],
  ['a producto without size', 'select 1 from producto where talla_id is null'],
  ['a producto without detail', 'select 1 from producto where detalle is null'],
  [
    'a producto without picture',
    'select 1 from producto p where not exists (select from images where producto_id = p.id)',
  ],
  ['no price', 'select 1 from producto where precio1 = 0'],
  ['no wholesale price', 'select 1 from producto where precio2 is null and precio3 is not null'],
  ['no special price', 'select 1 from producto where precio3 is null and precio2 is not null'],
  ['a discount', 'select 1 from producto where descuento > 0'],
  ['unknown IVA', 'select 1 from producto where iva_id is null'],
  ['exempt from IVA', 'select 1 from producto join iva on iva.id = iva_id where porcentaje = 0'],
  ['reduced IVA', 'select 1 from producto join iva on iva.id = iva_id where porcentaje = 0.01'],
  ['sold out', `select 1 from (${STOCK}) s where units = 0`],
  ['the last few', `select 1 from (${STOCK}) s where units between 1 and 5`],
  ['plenty', `select 1 from (${STOCK}) s where units > 100`],
  ['a stock row of 0', 'select 1 from inventario where cantidad = 0'],
  [
    'no stock row at all',
    'select 1 from producto p where not exists (select from inventario where producto_id = p.id)',
  ],
  [
    'a subfamilia that is sold out altogether',
    `select 1 from (${STOCK}) s group by sub_familia_id having max(units) = 0`,
  ],
])('shows %s', async (_what, sql) => {
  expect((await shop.rows(sql)).length).toBeGreaterThan(0);
});

describe('rows make sense', () => {
  test('a larger quantity never costs more per unit', async () => {
    const wrong = await shop.rows(
      'select id from producto where precio2 >= precio1 and precio1 > 0 or precio3 >= coalesce(precio2, precio1)',
    );
    expect(wrong).toEqual([]);
  });

  test('codes are unique and a subfamilia has each colour and size once', async () => {
    expect(await shop.rows('select codigo from producto group by 1 having count(*) > 1')).toEqual(
      [],
    );
    expect(
      await shop.rows(
        'select 1 from producto group by sub_familia_id, color_numeric_id, talla_id having count(*) > 1',
      ),
    ).toEqual([]);
  });

  test('new rows get ids after the demo rows', async () => {
    const id = await shop.value(`insert into familia (nombre) values ('Nueva') returning id`);
    expect(Number(id)).toBe(10);
    await shop.rows(`delete from familia where id = 10`);
  });

  test('a second run is refused and changes nothing', async () => {
    const before = await shop.value('select count(*)::int from producto');
    await expect(shop.seedAgain()).rejects.toThrow(/already has families/);
    expect(await shop.value('select count(*)::int from producto')).toBe(before);
  });
});
