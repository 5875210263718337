import { createContext, use } from 'react';

/** Callbacks that give the values entered before hydration to the fields' handlers (`finishEarlyPresses`). */
export const earlyValues: (() => void)[] = [];

/** `false` while the build renders a document or React hydrates it. */
export const HydratedContext = createContext(true);

/** False in a built document and during hydration; true from the next render on, which is a transition. */
export function useHydrated(): boolean {
  return use(HydratedContext);
}
