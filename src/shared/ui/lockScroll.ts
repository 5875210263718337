/** Number of open dialogs, which may close in any order. */
let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Keeps the page behind a dialog from scrolling, and from moving sideways without its scroll bar.
 *
 * @returns unlocks the page once no other dialog is open
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
