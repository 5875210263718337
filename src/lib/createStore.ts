/** A value that changes; `useStore` renders a component again when the value changes. */
export type Store<Value> = {
  /** Returns the value: the same object until it changes. */
  readonly read: () => Value;
  /** Calls `listener` after each change; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(value: Value): Store<Value> & { write: (next: Value) => void } {
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Creates a store of a browser's value that changes with `events`, such as `navigator.onLine`.
 *
 * @param target returns the target of `events`; called in the browser only
 */
export function eventStore<Value>(
  target: () => EventTarget,
  events: readonly string[],
  read: () => Value,
): Store<Value> {
  return {
    read,
    subscribe(listener) {
      const source = target();
      for (const event of events) source.addEventListener(event, listener);
      return () => {
        for (const event of events) source.removeEventListener(event, listener);
      };
    },
  };
}
