import { expect, test } from 'vitest';
import { useDemoShop } from './demoShop.ts';

const shop = useDemoShop();

/** Units of each variant of a subfamilia in all warehouses, by id. */
async function unitsOf(subfamiliaId: number): Promise<number[]> {
  const rows = await shop.rows<{ units: number }>(`
    select coalesce(sum(i.cantidad), 0)::int as units
    from producto p left join inventario i on i.producto_id = p.id
    where p.sub_familia_id = ${subfamiliaId}
    group by p.id order by p.id
  `);
  return rows.map((row) => row.units);
}

test('subfamilia 1 has every size from XXS to 6XL in eight colours, all three prices, plenty of stock', async () => {
  const [row] = await shop.rows(`
    select
      count(distinct color_numeric_id)::int as colours, count(distinct talla_id)::int as sizes,
      count(*)::int as variants, min(precio1)::int as p1, min(precio2)::int as p2,
      max(precio3)::int as p3, max(iva_id)::int as iva
    from producto where sub_familia_id = 1
  `);
  expect(row).toEqual({
    colours: 8,
    sizes: 11,
    variants: 88,
    p1: 3500,
    p2: 3000,
    p3: 2500,
    iva: 1,
  });
  expect(Math.min(...(await unitsOf(1)))).toBeGreaterThanOrEqual(24);
});

test.each([
  [101, 'Blanco', 'XXS'],
  [104, 'Blanco', 'M'],
  [115, 'Negro', 'M'],
  [201, 'Blanco', 'S'],
  [601, 'colores', 'S'],
  [1001, 'Blanco', 'S'],
  [3601, null, null],
  [4201, null, null],
])('variant %i is %s, %s', async (id, colour, size) => {
  const [row] = await shop.rows(`
    select c.name as colour, p.talla_id as size
    from producto p left join color c on c.numeric_id = p.color_numeric_id where p.id = ${id}
  `);
  expect(row).toEqual({ colour, size });
});

test('subfamilia 2 has the long name', async () => {
  expect(await shop.value('select nombre from subfamilia where id = 2')).toBe(
    'Camiseta cuello redondo manga larga 100 % algodón peinado',
  );
});

test('subfamilia 3 has stock of every kind', async () => {
  const units = await unitsOf(3);
  expect(units.some((n) => n === 0)).toBe(true);
  expect(units.some((n) => n >= 1 && n <= 5)).toBe(true);
  expect(units.some((n) => n >= 24)).toBe(true);
});

test('subfamilia 6 has only the colour "colores"', async () => {
  expect(
    await shop.rows(
      'select distinct c.name from producto join color c on c.numeric_id = color_numeric_id where sub_familia_id = 6',
    ),
  ).toEqual([{ name: 'colores' }]);
});

test('subfamilia 10 has only its first variant sold out', async () => {
  const [first, ...others] = await unitsOf(10);
  expect(first).toBe(0);
  expect(Math.min(...others)).toBeGreaterThan(0);
});

test('subfamilia 32 is sold out, 37 has few units, 4201 has three', async () => {
  expect(await unitsOf(32)).toEqual([0, 0, 0]);
  expect((await unitsOf(37)).every((n) => n >= 1 && n <= 5)).toBe(true);
  expect(await unitsOf(42)).toEqual([3]);
});

test('subfamilias 43 and 55 have no variants; 55 and 56 have no thumbnail', async () => {
  expect([await unitsOf(43), await unitsOf(55)]).toEqual([[], []]);
  expect(
    await shop.rows(
      'select id::int from subfamilia where id in (43, 55, 56) and thumbnail is null order by id',
    ),
  ).toEqual([{ id: 55 }, { id: 56 }]);
});

test('subfamilia 54 is only in warehouse 2', async () => {
  expect(
    await shop.rows(
      'select distinct bodega_id::int from inventario join producto p on p.id = producto_id where sub_familia_id = 54',
    ),
  ).toEqual([{ bodega_id: 2 }]);
});

test.each([
  [14, 'iva_id', 2],
  [26, 'precio1', 0],
  [33, 'precio2', null],
  [35, 'precio3', null],
  [44, 'iva_id', 3],
  [49, 'iva_id', null],
  [49, 'precio1', 0],
])('subfamilia %i has %s %s everywhere', async (id, column, expected) => {
  const rows = await shop.rows(
    `select distinct ${column}::int as value from producto where sub_familia_id = ${id}`,
  );
  expect(rows).toEqual([{ value: expected }]);
});

test('subfamilia 41 has only a retail price', async () => {
  expect(
    await shop.rows('select distinct precio2, precio3 from producto where sub_familia_id = 41'),
  ).toEqual([{ precio2: null, precio3: null }]);
});
