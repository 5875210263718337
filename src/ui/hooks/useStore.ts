import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/createStore.ts';

/** The value of a store. @param inDocument the value in a document, which is the same for everybody */
export function useStore<Value, Start = Value>(
  { read, subscribe }: Store<Value>,
  inDocument: Start,
): Value | Start {
  return useSyncExternalStore<Value | Start>(subscribe, read, () => inDocument);
}
