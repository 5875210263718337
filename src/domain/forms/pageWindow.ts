/** Page buttons that are shown at once (spec §9). */
const PAGE_WINDOW = 5;

/**
 * The numbers of the page buttons around a page: as many as fit, the page in their middle where
 * there is room on both sides.
 *
 * @param page from 1
 * @param pageCount 0: there is nothing, and no button
 * @see spec §9 "page window of 5"
 */
export function pageWindow(page: number, pageCount: number, size = PAGE_WINDOW): number[] {
  const length = Math.min(size, pageCount);
  const centred = page - Math.floor(size / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
