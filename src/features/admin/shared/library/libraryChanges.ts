/** What became of a stored picture. */
export type LibraryChange = {
  readonly kind: 'stored' | 'deleted';
  readonly url: string;
  /** From the root of the bucket. */
  readonly path: string;
};

type Listener = (change: LibraryChange) => void;

const listeners = new Set<Listener>();

/** Hears what happens in the library, which opens over forms that choose pictures. */
export function onLibraryChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the forms on show what happened in the library. */
export function tellLibraryChange(change: LibraryChange): void {
  for (const listener of listeners) listener(change);
}
