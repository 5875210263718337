import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { shownNames } from '../staffShop.ts';
import { orderSaved, recordWrites, rowButton, useFamilias } from './page.ts';

/** Height of a row, in px. */
const ROW_HEIGHT = 44;

const { openList } = useFamilias();

beforeEach(() => {
  // jsdom has no layout: the rows stand one below the other, as a browser shows them.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const row = this.closest('tr');
    const top = (row?.rowIndex ?? 0) * ROW_HEIGHT;
    return new DOMRect(0, top, 600, row === null ? 600 : ROW_HEIGHT);
  });
});

/** Waits until screen readers are told this. */
const announced = (text: string) =>
  waitFor(() =>
    expect(document.querySelector('[id^="DndLiveRegion"]')).toHaveTextContent(text, {
      normalizeWhitespace: false,
    }),
  );

async function openHandle(name: string) {
  const user = await openList();
  const handle = rowButton('Arrastrar', name);
  const press = async (key: string, text: string) => {
    await user.keyboard(key);
    await announced(text);
  };
  return { handle, press };
}

test('a familia moved by keyboard goes where it is dropped, and all are numbered from 1', async () => {
  const { handle, press } = await openHandle('Toallas');
  await waitFor(() =>
    expect(handle).toHaveAccessibleDescription(
      /^Para mover la familia con el teclado, presione la barra espaciadora o Enter\./,
    ),
  );
  expect(handle).toHaveAttribute('aria-roledescription', 'fila que se puede mover');
  const writes = recordWrites();
  handle.focus();
  await press(' ', '«Toallas» está en la posición 3 de 5.');
  await press('{ArrowUp}', '«Toallas» está en la posición 2 de 5.');
  await press('{ArrowUp}', '«Toallas» está en la posición 1 de 5.');
  await press(' ', 'Soltó «Toallas» en la posición 1 de 5.');
  expect(shownNames().join(' ')).toBe('Toallas Camisetas Gorras Bolsos Zapatos');
  expect(await screen.findByText('«Toallas» está en la posición 1 de 5')).toBeVisible();
  await orderSaved();
  expect(writes).toEqual([
    'PATCH eq.3 {"number":1}',
    'PATCH eq.1 {"number":2}',
    'PATCH eq.2 {"number":3}',
    'PATCH eq.4 {"number":4}',
    'PATCH eq.5 {"number":5}',
  ]);
  expect(rowButton('Arrastrar', 'Toallas')).toHaveFocus();
});

test('keys pressed right after the one that starts a drag move the row; others keep their meaning', async () => {
  const { handle, press } = await openHandle('Toallas');
  const writes = recordWrites();
  fireEvent.keyDown(handle, { code: 'Space' });
  expect(fireEvent.keyDown(handle, { code: 'F5' })).toBe(true);
  expect(fireEvent.keyDown(handle, { code: 'ArrowUp' })).toBe(false);
  await announced('«Toallas» está en la posición 2 de 5.');
  await press('{Escape}', 'Movimiento cancelado: «Toallas» sigue en la posición 3 de 5.');
  expect(writes).toEqual([]);
});

/** Goes to another page in the middle of the drag of a row. */
function leave() {
  act(() => {
    history.pushState(null, '', '/about');
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

test.each([
  ['after the first key', (handle: HTMLElement) => fireEvent.keyDown(handle, { code: 'Space' })],
  [
    'after a few keys',
    async (handle: HTMLElement) => {
      fireEvent.keyDown(handle, { code: 'Space' });
      fireEvent.keyDown(handle, { code: 'ArrowUp' });
      await announced('«Toallas» está en la posición 2 de 5.');
    },
  ],
  [
    'by pointer',
    (handle: HTMLElement) => fireEvent.pointerDown(handle, { isPrimary: true, button: 0 }),
  ],
])('a drag ends without a write when its list is left (%s)', async (_when, drag) => {
  const { handle } = await openHandle('Toallas');
  const writes = recordWrites();
  await drag(handle);
  leave();
  await screen.findByText('Nosotros', { selector: 'h1' });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(fireEvent.keyDown(document.body, { code: 'Enter' })).toBe(true);
  expect(fireEvent.pointerMove(document.body)).toBe(true);
  fireEvent.pointerUp(document.body);
  expect(writes).toEqual([]);
});
