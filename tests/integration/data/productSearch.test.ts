import { beforeAll, describe, expect, test } from 'vitest';
import { listStaffProductos } from '#data/productos/staffList.ts';
import { EVERY_PRODUCTO } from '#domain/forms/productoList.ts';
import { useBackend } from '#tests/backend.ts';

const ROWS: readonly (readonly [code: string, name: string, detail: string | null])[] = [
  ['CAM-001', 'Camiseta roja', 'Algodón 100 %'],
  ['CAM_002', 'Camiseta azul (niño)', null],
  ['P,1', 'Polo, manga corta', 'tejido "fino"'],
  ['P.1', 'Gorra 50%', String.raw`c:\temp\foto`],
  ['X*Y', 'Delantal {cocina}', null],
  ['ÑAN', 'Ñandutí', 'Ø 5 µm'],
  ["O'B", "O'Brien's", '-- drop table producto;'],
  ['😀1', 'Bordado 👕', null],
  ['X&Y', 'Sábana #3 / 2 + 1 = 3?', 'a=b&c=d'],
  ['eq.1', 'id.gt.0', 'not.and(or)'],
];

const backend = useBackend();
beforeAll(async () => {
  for (const [code, name, detail] of ROWS) {
    await backend().sql(
      'insert into public.producto (codigo, nombre, detalle, precio1) values ($1, $2, $3, 1000)',
      [code, name, detail],
    );
  }
});

const EVERY = ROWS.map(([code]) => code);

async function found(search: string): Promise<string[]> {
  const { rows, total } = await listStaffProductos({ ...EVERY_PRODUCTO, search });
  expect(total).toBe(rows.length);
  return rows.map((row) => row.code);
}

describe('bad inputs', () => {
  test.each<[string, readonly string[]]>([
    ['camiseta', ['CAM-001', 'CAM_002']],
    ['roja gorra fino', ['CAM-001', 'P,1', 'P.1']],
    ['ÑANDUTÍ', ['ÑAN']],
    ['😀', ['😀1']],
    ['nada-de-esto', []],
    ['', EVERY],
    // Wildcards of LIKE match themselves.
    ['%', ['CAM-001', 'P.1']],
    ['_', ['CAM_002']],
    ['\\', ['P.1']],
    [String.raw`c:\temp`, ['P.1']],
    // Characters of the filter syntax are removed around a word, and match any character inside it.
    ['P,1', ['P,1', 'P.1']],
    ['X*Y', ['X*Y', 'X&Y']],
    // Attempts to add conditions.
    ['x,id.gt.0', []],
    ['zzz),id.gt.0,(codigo.ilike.*', []],
    ["'; drop table producto; --", ["O'B"]],
    ["' or '1'='1", ["O'B", 'P,1', 'P.1', '😀1', 'eq.1']],
    ["O'Brien's", ["O'B"]],
    ['a=b&c=d', ['X&Y']],
    ['+', ['X&Y']],
    ['%25', []],
    ['null', []],
    ['\uD800', []],
    ['('.repeat(500), EVERY],
  ])('the search %j finds %j', async (search, codes) => {
    expect((await found(search)).toSorted()).toEqual([...codes].toSorted());
  });
});
