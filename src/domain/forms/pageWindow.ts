/** Page buttons that are shown at once (docs/rules.md#lists). */
const SIZE = 5;

/**
 * The numbers of the page buttons, with the page in the middle unless it is near the first or the
 * last one.
 *
 * @param page from 1
 * @param pageCount 0: no button
 */
export function pageWindow(page: number, pageCount: number): number[] {
  const length = Math.min(SIZE, pageCount);
  const centred = page - Math.floor(SIZE / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
