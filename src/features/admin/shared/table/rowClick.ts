import type { MouseEvent } from 'react';
import { isForThisTab } from '#shared/lib/isForThisTab.ts';
import { ROW_CONTROLS } from '#shared/lib/rowLink.ts';

/**
 * Calls `go` with `to` for a press on a row, and with the path of a link of the row for one on that: a
 * link of the router would render each row again whenever the address changes. Other controls of the
 * row, and a press that ends a selection of text, call nothing. The keyboard has a link to the same.
 */
export function rowClick(go: (path: string) => unknown, to: string) {
  return (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const path = target.closest('a')?.getAttribute('href');
    if (path) {
      if (!isForThisTab(event)) return;
      event.preventDefault();
      go(path);
      return;
    }
    if (target.closest(ROW_CONTROLS) !== null) return;
    if (getSelection()?.isCollapsed === false) return;
    go(to);
  };
}
