/**
 * Keeps the page behind a dialog from scrolling, without moving it sideways where its scroll bar
 * was.
 *
 * @returns what lets it scroll again, as far as it could before
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
