/** Selector of controls in a row: a press on one of them does not open the link of the row. */
export const ROW_CONTROLS = 'button, input, label';

/**
 * Returns the link that a press on `target` follows: the link around it, or the first link of the row
 * (`data-row-link`) around it. `null`: there is no link, it opens another site or tab, or a control was pressed.
 */
export function pressedLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(ROW_CONTROLS) !== null) return null;
  const row = target.closest('[data-row-link]');
  const link = target.closest('a[href]') ?? row?.querySelector('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return link.target === '' ? link : null;
}

type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** True if a press on a link opens it in this tab: with a modifier key, browsers open another tab. */
export function isForThisTab({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/**
 * Time in ms that a pointer rests on a link before its page is prefetched, so that a pointer that only
 * crosses a list prefetches nothing.
 */
export const REST_MS = 65;
