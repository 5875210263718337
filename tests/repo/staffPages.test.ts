import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { staffPages } from '#app/staffPages.ts';
import { routePatterns } from '#config/paths.ts';
import { STAFF_ROUTE } from '#config/paths.ts';

test('every page of the back-office, and no page of the store, is a staff route closed to crawlers', () => {
  const rules = readFileSync('public/robots.txt', 'utf8');
  const disallowed = [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const wrong = staffPages
    .map(({ pattern }) => pattern)
    .filter((at) => !STAFF_ROUTE.test(at) || !disallowed.some((path) => at.startsWith(path)));
  expect(wrong).toEqual([]);
  expect(Object.values(routePatterns).filter((pattern) => STAFF_ROUTE.test(pattern))).toEqual([]);
});
