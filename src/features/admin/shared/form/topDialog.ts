/** The open popup that lies over all others; `null`: nothing lies over the page. */
export function topDialog(): HTMLDialogElement | null {
  return (
    [...document.querySelectorAll<HTMLDialogElement>('dialog:is([open], [popover])')].at(-1) ?? null
  );
}
