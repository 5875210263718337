import { lazyCode } from '#shared/lib/lazyCode.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';

/** Of the recently seen subfamilias, in local storage. */
const SEEN_KEY = 'seenSubfamilias';

/** The store of recently seen products, one for all pages. */
export const seen = lazyCode(async () =>
  (await import('./openSeenStore.ts')).openSeenStore(SEEN_KEY),
);

/** The sections with other products, and the store that they show. */
export const moreProducts = lazyCode(async () => {
  const [{ MoreProducts }, store] = await Promise.all([import('./MoreProducts.tsx'), seen.load()]);
  return { MoreProducts, store };
});

/** Whether the browser keeps one that is not the current; known before the store is loaded. */
export function isOtherSeen(currentId: number): boolean {
  const text = lastingStorage.read(SEEN_KEY);
  return text !== null && text !== '[]' && text !== `[${currentId}]`;
}
