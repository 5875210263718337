import { createContext, use } from 'react';

/** `finishEarlyPresses` calls these: each gives the handler of a field the value entered before hydration. */
export const earlyValuePassers: (() => void)[] = [];

/** `false` while the build renders a document or React hydrates it. */
export const HydratedContext = createContext(true);

/** False in a built document and during hydration; true from the next render on, which is a transition. */
export function useHydrated(): boolean {
  return use(HydratedContext);
}
