/** Returns the open popup that lies over all others; `null`: no popup is open. */
export function topDialog(): HTMLDialogElement | null {
  return (
    [...document.querySelectorAll<HTMLDialogElement>('dialog:is([open], [popover])')].at(-1) ?? null
  );
}
