/** Marks a row whose press follows its first link. */
const ROW = '[data-row-link]';

/** Controls of a row that do something else. */
const OTHER_CONTROLS = 'button, input, label';

/** The link to this site that a press on `target` follows; `null`: none. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(OTHER_CONTROLS) !== null) return null;
  const link = target.closest('a') ?? target.closest(ROW)?.querySelector('a') ?? null;
  return link?.origin === location.origin && link.target === '' ? link : null;
}
