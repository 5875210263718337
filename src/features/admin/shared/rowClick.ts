import type { MouseEvent } from 'react';

/**
 * Calls `open` for a press on a row, but not for one on its controls, nor for one that ends a selection
 * of text. The keyboard has a control of the row for the same.
 */
export function rowClick(open: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('a, button, input, label') !== null) return;
    if (getSelection()?.isCollapsed === false) return;
    open();
  };
}
