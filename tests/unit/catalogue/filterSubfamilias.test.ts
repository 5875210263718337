import { expect, test } from 'vitest';
import { countByFamilia, filterSubfamilias } from '#features/catalogue/filterSubfamilias.ts';
import { buildSubfamilia } from '../domain/fixtures.ts';

const LIST = [
  buildSubfamilia({ id: 1, familiaId: 1 }),
  buildSubfamilia({ id: 2, familiaId: 2 }),
  buildSubfamilia({ id: 3, familiaId: 1 }),
];

test.each([
  [{ kind: 'all' } as const, [1, 2, 3]],
  [{ kind: 'junk' } as const, []],
  [{ kind: 'familia', id: '1' } as const, [1, 3]],
  [{ kind: 'familia', id: '002' } as const, [2]],
  [{ kind: 'familia', id: '999999999999999999' } as const, []],
])('the filter %o passes %o', (filter, ids) => {
  expect(filterSubfamilias(LIST, filter).map(({ id }) => id)).toEqual(ids);
});

test('each familia is counted', () => {
  expect([...countByFamilia(LIST)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(countByFamilia([]).size).toBe(0);
});
