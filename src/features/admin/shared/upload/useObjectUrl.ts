import { useCallback, useSyncExternalStore } from 'react';

const shown = new Map<File, { readonly url: string; users: number }>();

/** Keeps the address of a file until the returned function is called. */
function hold(file: File): () => void {
  const entry = shown.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  shown.set(file, entry);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    URL.revokeObjectURL(entry.url);
    shown.delete(file);
  };
}

/** An address for `<img>` of a chosen file, revoked on unmount; `null` at first. */
export function useObjectUrl(file: File): string | null {
  const subscribe = useCallback(() => hold(file), [file]);
  return useSyncExternalStore(subscribe, () => shown.get(file)?.url ?? null);
}
