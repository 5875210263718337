import { expect, test } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { insertOnce } from '#data/http/write.ts';

/** A table of names in memory, with ids from 1. */
function table(...names: string[]) {
  const rows = new Map(names.map((name, index) => [index + 1, name]));
  const faults: string[] = [];
  const meet = (step: string) => {
    const index = faults.indexOf(step);
    if (index !== -1) {
      faults.splice(index, 1);
      throw new DataError('network', step);
    }
  };
  const add = insertOnce<string, number, number, string>({
    mark: async () => Math.max(0, ...rows.keys()),
    insert: async (name) => {
      meet('request');
      rows.set(Math.max(0, ...rows.keys()) + 1, name);
      meet('response');
      return name;
    },
    find: async (name, afterId) =>
      [...rows].find(([id, found]) => id > afterId && found === name)?.[0] ?? null,
    overwrite: async (id, name) => {
      meet('overwrite');
      return rows.has(id) ? rows.set(id, name) && name : null;
    },
  });
  return { rows, faults, add, names: () => [...rows.values()] };
}

test('a row whose request was lost is added by the next attempt', async () => {
  const { faults, add, names } = table('A');
  faults.push('request');
  await expect(add('B')).rejects.toThrow('request');
  await add('B');
  expect(names()).toEqual(['A', 'B']);
});

test('a row that was added and then deleted by someone else is added again', async () => {
  const { rows, faults, add, names } = table();
  faults.push('response', 'overwrite');
  await expect(add('B')).rejects.toThrow('response');
  await expect(add('B')).rejects.toThrow('overwrite');
  rows.clear();
  await add('B');
  expect(names()).toEqual(['B']);
});
