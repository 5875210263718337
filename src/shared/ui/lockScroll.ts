/** Dialogs that hold the page: they may leave in any order. */
let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Keeps the page behind a dialog from scrolling, without moving it sideways where its scroll bar
 * was.
 *
 * @returns what lets it scroll again, as far as it could before, once no other dialog holds it
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    style.overflow = 'hidden';
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}
