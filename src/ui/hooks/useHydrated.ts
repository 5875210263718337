import { createContext, use } from 'react';

/** Callbacks that report the values of fields that were changed before hydration (`finishEarlyPresses`). */
export const earlyValues: (() => void)[] = [];

/** `false` while the build renders a document or React hydrates it. */
export const HydratedContext = createContext(true);

/** False in a built document and during hydration; true in the render after it, which is a transition. */
export function useHydrated(): boolean {
  return use(HydratedContext);
}
