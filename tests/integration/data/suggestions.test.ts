import { expect, test } from 'vitest';
import { suggest } from '#data/search/read.ts';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';

// More subfamilias than are ranked have the words, and those with the best names come last.
useBackend(`
  insert into public.familia (id, nombre) values (1, 'Ropa');
  insert into public.subfamilia (id, nombre, familia_id)
  select n, 'Camiseta modelo ' || n, 1 from generate_series(1, 80) n;
  insert into public.subfamilia (id, nombre, familia_id) values
    (81, 'Traje con camiseta', 1), (82, 'Camisetas', 1), (83, 'Camiseta', 1), (84, 'ÑANDÚ', 1),
    (85, 'Camiseta de señora', 1), (86, 'Luz (50%) [1+1]', 1), (87, 'Luces', 1),
    (88, 'Camiseta (niño), roja', 1);
  insert into public.producto (codigo, nombre, detalle, sub_familia_id, precio1)
  select 'C-' || id, 'Camiseta, luz', 'Camisetas de señora o niño, roja, un ñandú', id, 1000 from public.subfamilia;
`);

test.each([
  ['camisetas', ['Camisetas', 'Camiseta']],
  ['CAMISETA', ['Camiseta', 'Camiseta (niño), roja', 'Camiseta de señora', 'Camiseta modelo 1']],
  ['nandus', ['ÑANDÚ']],
  ['camisetas para señoras', ['Camiseta de señora']],
  ['luz', ['Luces', 'Luz (50%) [1+1]']],
  ['luces', ['Luces']],
  ['Camiseta (niño), roja', ['Camiseta (niño), roja']],
  ['camisetas para niños rojas', ['Camiseta (niño), roja']],
  ['luz (50%) [1+1]', ['Luz (50%) [1+1]']],
])('the search %j first suggests the names that fit it best: %j', async (text, names) => {
  const { subfamilias } = await suggest(text);
  expect(subfamilias.map(({ name }) => name).slice(0, names.length)).toEqual(names);
});

test('a name that only looks like the search is not suggested', async () => {
  expect((await suggest('camisa')).subfamilias).toEqual([]);
});

test.each([
  String.raw`%_\,(){}*"'); drop [a-z]+|^$ .*`,
  '***=camiseta',
  'camiseta{1',
  '🧵 (?i)\u0301',
])('the search %j is no pattern', async (text) => {
  expect((await suggest(text)).subfamilias).toEqual([]);
});

test('the longest search fits into an address', async () => {
  const lengths: number[] = [];
  faults.rest('subfamilia', ({ url }) => void lengths.push(url.length));
  await suggest('ú'.repeat(100));
  expect(Math.max(...lengths)).toBeLessThan(6000);
});
