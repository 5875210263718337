import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { FAMILIA_ROWS } from './familiaRows.ts';
import { openFamilias, orderSaved, recordWrites, rowButton, shownNames } from './page.ts';

/** Height of a row, in px. */
const ROW_HEIGHT = 44;

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(async () => {
  await backend().sql(FAMILIA_ROWS);
  // jsdom lays nothing out: the rows stand one below the other, as a browser shows them.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const row = this.closest('tr');
    const top = (row?.rowIndex ?? 0) * ROW_HEIGHT;
    return new DOMRect(0, top, 600, row === null ? 600 : ROW_HEIGHT);
  });
});

/** What screen readers are told last. */
const announced = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent;

/** Presses a key on the dragged row and waits until that has been announced. */
async function pressed(
  user: Awaited<ReturnType<typeof openFamilias>>['user'],
  key: string,
  text: string,
) {
  await user.keyboard(key);
  await waitFor(() => expect(announced()).toBe(text));
}

test('by keyboard a familia goes where it is dropped, and all are numbered from 1', async () => {
  const { user } = await openFamilias(staff);
  const writes = recordWrites();
  rowButton('Arrastrar', 'Toallas').focus();
  await pressed(user, ' ', '«Toallas» está en la posición 3 de 5.');
  await pressed(user, '{ArrowUp}', '«Toallas» está en la posición 2 de 5.');
  await pressed(user, '{ArrowUp}', '«Toallas» está en la posición 1 de 5.');
  await pressed(user, ' ', 'Soltó «Toallas» en la posición 1 de 5.');
  expect(shownNames()).toBe('Toallas Camisetas Gorras Bolsos Zapatos');
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

test('Escape puts it back and writes nothing', async () => {
  const { user } = await openFamilias(staff);
  const writes = recordWrites();
  rowButton('Arrastrar', 'Gorras').focus();
  await pressed(user, '{Enter}', '«Gorras» está en la posición 2 de 5.');
  await pressed(user, '{ArrowDown}', '«Gorras» está en la posición 3 de 5.');
  await pressed(user, '{Escape}', 'Movimiento cancelado: «Gorras» sigue en la posición 2 de 5.');
  expect(shownNames()).toBe('Camisetas Gorras Toallas Bolsos Zapatos');
  expect(writes).toEqual([]);
});

test('a handle says in Spanish how it is moved', async () => {
  await openFamilias(staff);
  expect(rowButton('Arrastrar', 'Gorras')).toHaveAccessibleDescription(
    /^Para mover la familia con el teclado, presione la barra espaciadora o Enter\./,
  );
  expect(rowButton('Arrastrar', 'Gorras')).toHaveAttribute(
    'aria-roledescription',
    'fila que se puede mover',
  );
});

test('right after the key that starts a drag, keys that do not drag keep their meaning', async () => {
  const { user } = await openFamilias(staff);
  const handle = rowButton('Arrastrar', 'Toallas');
  fireEvent.keyDown(handle, { code: 'Space' });
  const isUntouched = fireEvent.keyDown(handle, { code: 'F5' });
  const isArrowUntouched = fireEvent.keyDown(handle, { code: 'ArrowUp' });
  expect({ isUntouched, isArrowUntouched }).toEqual({ isUntouched: true, isArrowUntouched: false });
  await waitFor(() => expect(announced()).toBe('«Toallas» está en la posición 2 de 5.'));
  // The library would take the next Enter, of whichever test, for the end of this drag.
  await pressed(user, '{Escape}', 'Movimiento cancelado: «Toallas» sigue en la posición 3 de 5.');
});
