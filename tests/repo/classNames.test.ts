import { expect, test } from 'vitest';
import { scopedName } from '../../scripts/vite/scopedName.ts';
import { filesBelow } from './files.ts';

test('no two style sheets give their classes the same ending', () => {
  const names = filesBelow('src', '.module.css').map(({ path }) => scopedName('row', path));
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
});
