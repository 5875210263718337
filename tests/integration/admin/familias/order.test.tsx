import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { findToast } from '#tests/toast.ts';
import { failure, shownNames } from '../staffShop.ts';
import { orderSaved, recordWrites, rowButton, shownRows, useFamilias } from './page.ts';

const { sql, openList, storedRows } = useFamilias();

const AS_READ = ['Camisetas 1', 'Gorras 2', 'Toallas 4', 'Bolsos none', 'Zapatos none'];
const AS_SHOWN = 'Camisetas Gorras Toallas Bolsos Zapatos';
const shownOrder = () => shownNames().join(' ');

test('an arrow swaps two neighbours, as often as it is pressed, and keeps the focus', async () => {
  const user = await openList();
  const writes = recordWrites();
  await user.click(rowButton('Subir', 'Toallas'));
  expect(shownOrder()).toBe('Camisetas Toallas Gorras Bolsos Zapatos');
  expect(await screen.findByText('«Toallas» está en la posición 2 de 5')).toBeVisible();
  expect(writes).toEqual(['PATCH eq.3 {"number":2}', 'PATCH eq.2 {"number":4}']);
  rowButton('Subir', 'Bolsos').focus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  const moved = 'Bolsos Camisetas Toallas Gorras Zapatos';
  expect(shownOrder()).toBe(moved);
  expect(rowButton('Subir', 'Bolsos')).toHaveFocus();
  await orderSaved();
  const stored = ['Camisetas 2', 'Gorras 999', 'Toallas 4', 'Bolsos 1', 'Zapatos none'];
  expect(await storedRows()).toEqual(stored);
  expect(shownOrder()).toBe(moved);
});

test('Auto-ordenar numbers the familias without an order, and writes nothing when all have one', async () => {
  const user = await openList();
  const writes = recordWrites();
  await user.click(screen.getByText('Auto-ordenar'));
  expect(await findToast('Se numeraron 2 familias')).toBeVisible();
  expect(writes).toEqual(['PATCH eq.4 {"number":5}', 'PATCH eq.5 {"number":6}']);
  expect(shownRows()).toEqual(['Camisetas 1', 'Gorras 2', 'Toallas 4', 'Bolsos 5', 'Zapatos 6']);
  await user.click(screen.getByText('Auto-ordenar'));
  expect(await findToast('Todas las familias tienen orden')).toBeVisible();
  expect(writes).toHaveLength(2);
});

describe('an order that fails', () => {
  test('to be read again after it was saved stays, with a warning', async () => {
    const user = await openList();
    faults.rest('familia', 'network');
    await user.click(rowButton('Bajar', 'Camisetas'));
    await screen.findByText(/^La lista puede no estar al día\. No hay conexión/);
    expect(shownOrder()).toBe('Gorras Camisetas Toallas Bolsos Zapatos');
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    await waitFor(() => expect(screen.queryByText(/^La lista puede no estar al día/)).toBeNull());
    expect(shownOrder()).toBe('Gorras Camisetas Toallas Bolsos Zapatos');
  });

  test('half-way names the familia, and the list shows what was saved', async () => {
    const user = await openList();
    faults.write('patch', 'familia', (request) =>
      request.url.includes('id=eq.5') ? restError(500, 'XX000', 'disk full') : undefined,
    );
    await user.click(screen.getByText('Auto-ordenar'));
    const text = await failure();
    expect(text).toContain('Error al actualizar familia');
    expect(text).toContain('No se guardó el orden de «Zapatos».');
    expect(text).toContain('disk full');
    expect(shownRows().slice(3)).toEqual(['Bolsos 5', 'Zapatos –Sin orden']);
  });

  test('drops the moves made meanwhile; the next move is saved or meets that of someone else', async () => {
    const user = await openList();
    faults.write('patch', 'familia', 'network');
    rowButton('Subir', 'Toallas').focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await failure()).toContain('No se guardó el orden de «Toallas».');
    expect(shownOrder()).toBe(AS_SHOWN);
    expect(await storedRows()).toEqual(AS_READ);
    faults.none();
    await user.click(rowButton('Subir', 'Toallas'));
    await screen.findByText('«Toallas» está en la posición 2 de 5');
    expect(screen.queryByRole('alert')).toBeNull();
    await sql("update public.familia set number = 9 where nombre = 'Gorras'");
    await user.click(rowButton('Bajar', 'Toallas'));
    const text = await failure();
    expect(text).toContain('Error al actualizar familia');
    expect(text).toContain('Otra persona movió «Gorras» mientras tanto.');
    expect(shownOrder()).toBe('Camisetas Toallas Gorras Bolsos Zapatos');
  });

  test('because it is refused leaves the list as it was', async () => {
    const user = await openList('stranger');
    faults.write('patch', 'familia', () => restError(401, 'PGRST301', 'expired'));
    await user.click(rowButton('Bajar', 'Camisetas'));
    expect(await failure()).toContain('Debes iniciar sesión para editar familias');
    faults.none();
    await user.click(rowButton('Bajar', 'Camisetas'));
    await screen.findByText('Error al actualizar familia');
    expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
    expect(shownOrder()).toBe(AS_SHOWN);
    expect(await storedRows()).toEqual(AS_READ);
  });
});

describe('a drag', () => {
  /** Height of a row, in px. */
  const ROW_HEIGHT = 44;

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

  async function openHandle() {
    const user = await openList();
    const handle = rowButton('Arrastrar', 'Toallas');
    const press = async (key: string, text: string) => {
      await user.keyboard(key);
      await announced(text);
    };
    return { handle, press, writes: recordWrites() };
  }

  test('by keyboard, also by keys right after the first, can be cancelled; other keys stay', async () => {
    const { handle, press, writes } = await openHandle();
    await waitFor(() =>
      expect(handle).toHaveAccessibleDescription(
        /^Para mover la familia con el teclado, presione la barra espaciadora o Enter\./,
      ),
    );
    expect(handle).toHaveAttribute('aria-roledescription', 'fila que se puede mover');
    fireEvent.keyDown(handle, { code: 'Space' });
    expect(fireEvent.keyDown(handle, { code: 'F5' })).toBe(true);
    expect(fireEvent.keyDown(handle, { code: 'ArrowUp' })).toBe(false);
    await announced('«Toallas» está en la posición 2 de 5.');
    await press('{Escape}', 'Movimiento cancelado: «Toallas» sigue en la posición 3 de 5.');
    expect(writes).toEqual([]);
  });

  test('by keyboard ends where the row is dropped, and all are numbered from 1', async () => {
    const { handle, press, writes } = await openHandle();
    handle.focus();
    await press(' ', '«Toallas» está en la posición 3 de 5.');
    await press('{ArrowUp}', '«Toallas» está en la posición 2 de 5.');
    await press('{ArrowUp}', '«Toallas» está en la posición 1 de 5.');
    await press(' ', 'Soltó «Toallas» en la posición 1 de 5.');
    expect(shownOrder()).toBe('Toallas Camisetas Gorras Bolsos Zapatos');
    expect(await screen.findByText('«Toallas» está en la posición 1 de 5')).toBeVisible();
    await orderSaved();
    const order = [3, 1, 2, 4, 5];
    expect(writes).toEqual(order.map((id, at) => `PATCH eq.${id} {"number":${at + 1}}`));
    expect(rowButton('Arrastrar', 'Toallas')).toHaveFocus();
  });

  const start = (handle: HTMLElement) => fireEvent.keyDown(handle, { code: 'Space' });
  test.each<[string, (handle: HTMLElement) => unknown]>([
    ['after the first key', start],
    [
      'after a few keys',
      (handle) => {
        start(handle);
        fireEvent.keyDown(handle, { code: 'ArrowUp' });
        return announced('«Toallas» está en la posición 2 de 5.');
      },
    ],
    ['by pointer', (handle) => fireEvent.pointerDown(handle, { isPrimary: true, button: 0 })],
  ])('ends without a write when its list is left (%s)', async (_when, drag) => {
    const { handle, writes } = await openHandle();
    await drag(handle);
    act(() => {
      history.pushState(null, '', '/about');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByText('Nosotros', { selector: 'h1' });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(fireEvent.keyDown(document.body, { code: 'Enter' })).toBe(true);
    expect(fireEvent.pointerMove(document.body)).toBe(true);
    fireEvent.pointerUp(document.body);
    expect(writes).toEqual([]);
  });
});
