import { createContext, use } from 'react';

/** `false` while the build renders a document or React hydrates it. */
export const HydratedContext = createContext(true);

/** Whether the page may show what only the browser knows; then it renders again, in a transition. */
export function useHydrated(): boolean {
  return use(HydratedContext);
}
