import { pastedFileName } from '#domain/pictures/pastedFile.ts';
import { topDialog } from '#shared/lib/topDialog.ts';

/** Whether a paste goes to the page or popup that an element is in, and not to one over it. */
function isFor(element: Element, { target }: ClipboardEvent): boolean {
  const own = element.closest('dialog');
  const pressed = target instanceof Element ? target.closest('dialog') : null;
  // After a press on plain text the page has the focus, even below a popup.
  return own === (pressed ?? topDialog());
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="file"]), textarea');
}

/**
 * The pictures of a paste into the page or popup around an element; none when the paste is for another
 * popup, or a text for a field. Spreadsheets copy a picture of their cells beside the text.
 */
export function pastedPictures(event: ClipboardEvent, element: Element): readonly File[] {
  const { clipboardData, target } = event;
  if (event.defaultPrevented || clipboardData === null || !isFor(element, event)) return [];
  if (isTextField(target) && clipboardData.types.includes('text/plain')) return [];
  const now = new Date();
  return [...clipboardData.files]
    .filter(({ type }) => type.startsWith('image/'))
    .map((file, index) => {
      const name = pastedFileName(file, now, index);
      return name === file.name ? file : new File([file], name, { type: file.type });
    });
}
