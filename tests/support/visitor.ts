import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** Replaces the text of a field by pasting, because typing renders the whole form for every key. */
export async function retypeField(
  user: UserEvent,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** Waits until a toast is visible: the library adds it transparent, to measure it. */
export function findToast(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = screen.getByText(text);
    expect(toast).toBeVisible();
    return toast;
  });
}

/** Moves a finger sideways over an element, by this distance in px. */
export function swipe(element: HTMLElement, distance: number): void {
  const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch', clientY: 100 };
  fireEvent.pointerDown(element, { ...finger, clientX: 300 });
  if (distance !== 0) fireEvent.pointerMove(element, { ...finger, clientX: 300 + distance });
  fireEvent.pointerUp(element, { ...finger, clientX: 300 + distance });
}

/** Makes the browser refuse to read or to write its storages. */
export function blockStorage(method: 'getItem' | 'setItem'): void {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** Lists the rows of tables as the texts of their cells. */
export const rowTexts = (root: ParentNode, rows = 'tr') =>
  Array.from(root.querySelectorAll(rows), (row) =>
    Array.from(row.children, (cell) => cell.textContent).join(' | '),
  );

/** Records the files that the page saves from now on, because jsdom saves none. */
export function recordDownloads() {
  const saved: { name: string; href: string; file: Blob }[] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    if (object instanceof Blob) file = object;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href, file });
  });
  return saved;
}
