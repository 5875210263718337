import { expect, test } from 'vitest';
import { staffPages } from '#app/staffPages.ts';
import { routePatterns } from '#config/paths.ts';
import { STAFF_ROUTE } from '#config/staffRoute.ts';

test('every page of the back-office, and no page of the store, is a staff route', () => {
  const isStaff = (pattern: string) => STAFF_ROUTE.test(pattern);
  expect(staffPages.map(({ pattern }) => pattern).filter((pattern) => !isStaff(pattern))).toEqual(
    [],
  );
  expect(Object.values(routePatterns).filter(isStaff)).toEqual([]);
});
