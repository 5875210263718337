/** State of a history entry that opens a popup over the page before it. */
export const popupState = { addedForPopup: true } as const;

/** Whether a history entry was added to open a popup, so that Back closes it. */
export function isAddedForPopup(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'addedForPopup' in state;
}
