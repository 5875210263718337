import { linkAt } from './linkAt.ts';

/** Controls of a row that do something else than its link. */
export const ROW_CONTROLS = 'button, input, label';

/**
 * The link that a press on `target` follows: the one around it, or the first one of the row around it,
 * which is marked by `data-row-link`. `null`: none, or it leads elsewhere than to this site.
 */
export function pressedLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(ROW_CONTROLS) !== null) return null;
  const row = target.closest('[data-row-link]');
  return linkAt(target.closest('a') ?? row?.querySelector('a') ?? null);
}
