/** Told the address of a stored picture that is gone. */
type Listener = (url: string) => void;

const listeners = new Set<Listener>();

/** Hears of pictures deleted in the library, which opens over forms that may have chosen them. */
export function onPictureDeleted(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the forms on show that a picture is gone. */
export function tellPictureDeleted(url: string): void {
  for (const listener of listeners) listener(url);
}
