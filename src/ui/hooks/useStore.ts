import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/createStore.ts';

/** Returns the value of a store. @param inDocument the value in a built document and during hydration */
export function useStore<Value, Start = Value>(
  { read, subscribe }: Store<Value>,
  inDocument: Start,
): Value | Start {
  return useSyncExternalStore<Value | Start>(subscribe, read, () => inDocument);
}
