/** Page buttons that are shown at once (docs/rules.md#lists). */
const PAGE_WINDOW = 5;

/**
 * The numbers of the page buttons, with the page in the middle unless it is near the first or the
 * last one.
 *
 * @param page from 1
 * @param pageCount 0: no button
 */
export function pageWindow(page: number, pageCount: number, size = PAGE_WINDOW): number[] {
  const length = Math.min(size, pageCount);
  const centred = page - Math.floor(size / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
