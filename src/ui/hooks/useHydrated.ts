import { createContext, use } from 'react';

/** What fields that were changed before React hydrated them hand over, once the page may navigate. */
export const earlyValues: (() => void)[] = [];

/** `false` while the build renders a document or React hydrates it. */
export const HydratedContext = createContext(true);

/** Whether the page may show what only the browser knows; then it renders again, in a transition. */
export function useHydrated(): boolean {
  return use(HydratedContext);
}
