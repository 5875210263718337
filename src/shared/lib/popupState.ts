/** State of a history entry that opens a popup over the page before it. */
export const popupState = { addedForPopup: true } as const;

/** Whether a history entry, by its state, was added to open a popup: Back leads to what it covers. */
export function isAddedForPopup(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'addedForPopup' in state;
}
