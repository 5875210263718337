import { STAFF_ROUTE } from '#config/paths.ts';
import { tabStorage } from '#shared/lib/visitStorage.ts';

const KEY = 'asked-page';

/** The page of the back-office that this tab asked for while nobody was signed in. */
export const askedPage = {
  /** Its path with query and hash. Only pages of the back-office: a sign-in leads nowhere else. */
  read(): string | null {
    const path = tabStorage.read(KEY);
    return path !== null && STAFF_ROUTE.test(path) ? path : null;
  },
  keep: (path: string) => void tabStorage.write(KEY, path),
  forget: () => tabStorage.remove(KEY),
} as const;
