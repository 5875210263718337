import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { staffPages } from '#app/staffPages.ts';

test('robots.txt keeps crawlers from every page of the back-office', () => {
  const rules = readFileSync('public/robots.txt', 'utf8');
  const disallowed = [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const open = staffPages.filter(
    ({ pattern }) => !disallowed.some((path) => pattern.startsWith(path)),
  );
  expect(open.map(({ pattern }) => pattern)).toEqual([]);
});
