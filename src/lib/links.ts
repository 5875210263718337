/** Controls of a row that do something else than its link. */
export const ROW_CONTROLS = 'button, input, label';

/**
 * The link that a press on `target` follows: the one around it, or the first one of the row around it,
 * which is marked by `data-row-link`. `null`: none, or it leads elsewhere than to this site, or opens another
 * tab.
 */
export function pressedLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(ROW_CONTROLS) !== null) return null;
  const row = target.closest('[data-row-link]');
  const link = target.closest('a[href]') ?? row?.querySelector('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return link.target === '' ? link : null;
}

type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link is for this tab: with a modifier, browsers open another one. */
export function isForThisTab({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/**
 * How long the pointer rests somewhere, in ms, before what a press there opens is prepared. A pointer
 * that crosses a list rests nowhere.
 */
export const REST_MS = 65;
