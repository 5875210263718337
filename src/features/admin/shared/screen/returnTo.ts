import { STAFF_ROUTE } from '#config/paths.ts';
import { createStoredValue } from '#lib/storedValue.ts';
import { tabStorage } from '#lib/visitStorage.ts';

/**
 * The page of the back-office that this tab asked for while nobody was signed in: its path with query and
 * hash. Only pages of the back-office: a sign-in leads nowhere else.
 */
export const askedPage = createStoredValue<string | null>({
  storage: tabStorage,
  key: 'asked-page',
  parse: (path) => (typeof path === 'string' && STAFF_ROUTE.test(path) ? path : null),
});
