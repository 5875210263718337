export type LibraryChange = {
  readonly kind: 'stored' | 'deleted';
  readonly url: string;
  /** From the root of the bucket. */
  readonly path: string;
};

type Listener = (change: LibraryChange) => void;

const listeners = new Set<Listener>();

/** Subscribes to changes in the library, which opens over forms that choose pictures. */
export function onLibraryChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the mounted forms. */
export function notifyLibraryChange(change: LibraryChange): void {
  for (const listener of listeners) listener(change);
}
