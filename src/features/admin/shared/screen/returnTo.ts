import { STAFF_ROUTE } from '#config/paths.ts';
import { createStoredValue, tabStorage } from '#lib/storage.ts';

/**
 * Path, query and hash of the page that a sign-in in this tab leads to: a page of the back-office that was
 * opened while nobody was signed in. Any other path is ignored.
 */
export const returnTo = createStoredValue<string | null>({
  storage: tabStorage,
  key: 'asked-page',
  parse: (path) => (typeof path === 'string' && STAFF_ROUTE.test(path) ? path : null),
});
