import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { NO_ROWS } from '#tests/backend.ts';
import { faults, gate, lostResponse } from '#tests/faults.ts';
import { findToast, retypeField, rowTexts } from '#tests/visitor.ts';
import { failure, nameField, popupClosed, shownNames, useStaffShop } from '../staffShop.ts';

const FAMILIA_ROWS = `
  ${NO_ROWS}
  insert into public.familia (id, nombre, number) values
    (1, 'Camisetas', 1), (2, 'Gorras', 2), (3, 'Toallas', 4),
    (4, 'Bolsos', null), (5, 'Zapatos', null);
  alter table public.familia alter column id restart with 6;
  insert into public.subfamilia (id, nombre, familia_id) values
    (10, 'Cuello redondo', 1), (11, 'Cuello V', 1), (12, 'Polo', 1), (13, 'Visera', 2);
`;

const { sql, column, backend, openAt } = useStaffShop(FAMILIA_ROWS);

async function openList(): Promise<UserEvent> {
  const user = await openAt('/edit-familia');
  await screen.findByText('Zapatos');
  return user;
}

const storedRows = () =>
  column(`select nombre || ' ' || coalesce(number::text, 'none') from familia order by id`);

function shownRows(): string[] {
  return Array.from(document.querySelectorAll('tbody tr'), (row) => {
    const [, , name, position] = Array.from(row.children, (cell) => cell.textContent);
    return `${name} ${position}`;
  });
}

const rowButton = (what: string, name: string) => screen.getByLabelText(`${what} «${name}»`);

const findPopup = async (title: string) =>
  within(await screen.findByRole('dialog', { name: title }));

const positionField = () => screen.getByLabelText('Orden');

async function saveForm(
  user: UserEvent,
  { name, position }: { name?: string; position?: string } = {},
): Promise<void> {
  if (name !== undefined) await retypeField(user, nameField(), name);
  if (position !== undefined) await retypeField(user, positionField(), position);
  await user.click(screen.getByText('Guardar'));
}

function recordWrites(): string[] {
  const writes: string[] = [];
  for (const method of ['post', 'patch', 'delete'] as const) {
    faults.write(method, 'familia', async (request) => {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      writes.push(`${request.method} ${id} ${await request.clone().text()}`.trim());
      return undefined;
    });
  }
  return writes;
}

const ADDED = '¡Familia agregada!';

test('the list shows the familias by position, with a handle, ID, Nombre, Orden and actions', async () => {
  await openList();
  expect(rowTexts(document, 'thead tr')).toEqual(['Mover | ID | Nombre | Orden | Acciones']);
  const unnumbered = ['Bolsos –Sin orden', 'Zapatos –Sin orden'];
  expect(shownRows()).toEqual(['Camisetas 1', 'Gorras 2', 'Toallas 4', ...unnumbered]);
  expect(rowButton('Subir', 'Camisetas')).toHaveAttribute('aria-disabled', 'true');
  expect(rowButton('Bajar', 'Zapatos')).toHaveAttribute('aria-disabled', 'true');
});

test('an empty list offers to add the first familia', async () => {
  await sql(NO_ROWS);
  const user = await openAt('/edit-familia');
  expect(await screen.findByText('Todavía no hay familias')).toBeVisible();
  await user.click(screen.getAllByText('Agregar familia')[1] ?? document.body);
  await waitFor(() => expect(positionField()).toHaveValue('1'));
});

test('the popup that adds a familia inserts it once even if a response is lost, and then closes', async () => {
  const user = await openList();
  await sql("update public.familia set number = 70 where nombre = 'Bolsos'");
  await user.click(screen.getByText('Agregar familia'));
  await waitFor(() => expect(positionField()).toHaveValue('71'));
  expect(nameField()).toHaveFocus();
  faults.write('post', 'familia', lostResponse(backend), { once: true });
  await saveForm(user, { name: '  Delantal ' });
  await screen.findByText('Error al agregar familia');
  await waitFor(() => expect(shownRows()).toContain('Delantal 71'));
  await saveForm(user, { name: 'Delantales', position: '' });
  await screen.findByText(ADDED);
  expect((await storedRows()).slice(5)).toEqual(['Delantales none']);
  await popupClosed();
  expect(shownRows()).toContain('Delantales –Sin orden');
});

test('the page that adds a familia can read the last position again, requires a name and a whole number, and leads to the list', async () => {
  faults.rest('familia', 'network');
  const user = await openAt('/add-familia');
  await screen.findByText(/No se pudo leer el último orden/);
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  await waitFor(() => expect(positionField()).toHaveValue('5'));
  expect(screen.queryByText(/No se pudo leer el último orden/)).toBeNull();
  const writes = recordWrites();
  await saveForm(user, { name: '   ', position: '1.5' });
  expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
  expect(screen.getByText('Escriba un número entero desde 1')).toBeVisible();
  expect(nameField()).toHaveFocus();
  await saveForm(user, { name: 'Delantales', position: '' });
  expect(await screen.findByText(ADDED)).toBeVisible();
  expect(writes).toEqual([
    expect.stringMatching(/^POST {2}{"nombre":"Delantales","request_id":"[\da-f-]{36}"}$/),
  ]);
  await waitFor(() => expect(location.pathname).toBe('/edit-familia'));
  expect(await screen.findByText('Delantales')).toBeVisible();
});

test('editing a familia shows a position that someone else changed too, and can keep it', async () => {
  const user = await openList();
  await user.click(rowButton('Editar', 'Toallas'));
  const popup = await findPopup('Editar familia');
  expect(nameField()).toHaveValue('Toallas');
  expect(positionField()).toHaveValue('4');
  await sql('update public.familia set number = null where id = 3');
  await saveForm(user, { position: '7' });
  await popup.findByText('Otra persona guardó cambios mientras usted editaba');
  expect(popup.getByText('Sin orden')).toBeVisible();
  await user.click(popup.getByText('Usar lo guardado'));
  faults.write('patch', 'familia', lostResponse(backend), { once: true });
  await saveForm(user, { name: 'Paños' });
  await screen.findByText('Error al actualizar familia');
  await saveForm(user);
  await screen.findByText('Familia actualizada');
  await popupClosed();
  expect((await storedRows())[2]).toBe('Paños none');
  expect(rowButton('Editar', 'Paños')).toHaveFocus();
});

test('the form is saved once despite further presses, is read-only meanwhile, and ignores Ctrl+S under a question', async () => {
  /** Presses Ctrl+S. @returns true if the browser would save the document */
  const pressCtrlS = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  const [held, release] = gate();
  faults.write('patch', 'familia', () => held);
  const user = await openList();
  expect(pressCtrlS()).toBe(true);
  await user.click(rowButton('Editar', 'Toallas'));
  await retypeField(user, nameField(), 'Paños');
  const writes = recordWrites();
  await user.keyboard('{Escape}');
  const stay = await screen.findByText('Seguir editando');
  expect(pressCtrlS()).toBe(false);
  await user.click(stay);
  expect(writes).toEqual([]);
  const save = screen.getByText('Guardar');
  fireEvent.click(save);
  fireEvent.click(save);
  await user.type(nameField(), '{Enter}');
  expect(nameField()).toHaveAttribute('readonly');
  expect(save).toHaveAttribute('aria-busy', 'true');
  release();
  await screen.findByText('Familia actualizada');
  expect(writes).toHaveLength(1);
});

async function openDelete(name: string) {
  const user = await openList();
  await user.click(rowButton('Eliminar', name));
  const popup = await findPopup('Eliminar familia');
  await popup.findByText('Eliminar');
  return { user, popup, confirm: () => user.click(popup.getByText('Eliminar')) };
}

test('deleting a familia asks first, deletes once, and removes the row from the list', async () => {
  const { user, popup } = await openDelete('Toallas');
  expect(
    popup.getByText('¿Eliminar la familia «Toallas»? Puede recuperarlo en el Historial.'),
  ).toBeVisible();
  const writes = recordWrites();
  await user.dblClick(popup.getByText('Eliminar'));
  expect(await findToast('Se eliminó la familia «Toallas»')).toBeVisible();
  await popupClosed();
  expect(writes).toEqual(['DELETE eq.3']);
  expect(shownNames().join(' ')).toBe('Camisetas Gorras Bolsos Zapatos');
  // The button is gone with its row, so the focus moves to another element.
  expect(document.body).not.toHaveFocus();
});

test('a familia with subfamilias is not deleted, and the popup links to them', async () => {
  const user = await openList();
  await user.click(rowButton('Eliminar', 'Camisetas'));
  const popup = await findPopup('«Camisetas» está en uso');
  expect(popup.getByRole('status')).toHaveTextContent('«Camisetas» tiene 3 subfamilias.');
  await user.click(popup.getByText('Ver sus subfamilias'));
  await waitFor(() => expect(location.search).toBe('?buscar=Camisetas'));
  expect(location.pathname).toBe('/edit-subfamilia');
});

test('deleting a familia fails if it is in use or gone meanwhile, and asks again if it was renamed', async () => {
  const { popup, confirm } = await openDelete('Toallas');
  await sql("insert into public.subfamilia (id, nombre, familia_id) values (14, 'Playa', 3)");
  await confirm();
  const text = await failure();
  expect(text).toContain('Error al eliminar familia');
  expect(text).toContain('«Toallas» tiene 1 subfamilia.');
  await sql(
    "delete from subfamilia where id = 14; update familia set nombre = 'Mantas' where id = 3",
  );
  await confirm();
  expect(await screen.findByText(/Otra persona le cambió el nombre/)).toBeVisible();
  expect(popup.getByText(/¿Eliminar la familia «Mantas»\?/)).toBeVisible();
  await sql('delete from public.familia where id = 3');
  await confirm();
  expect(await failure()).toContain('Ya no existe');
});

const shownOrder = () => shownNames().join(' ');

/** Lists the changes of the history as 'title (number of rows)'. */
const historyLines = () =>
  column("select titulo || ' (' || filas || ')' from public.historial where cabeza order by id");

test('each press of an arrow swaps two neighbouring familias, and the arrow keeps the focus', async () => {
  const user = await openList();
  await sql('delete from public.historial');
  await user.click(rowButton('Subir', 'Toallas'));
  expect(shownOrder()).toBe('Camisetas Toallas Gorras Bolsos Zapatos');
  expect(await screen.findByText('«Toallas» está en la posición 2 de 5')).toBeVisible();
  rowButton('Bajar', 'Bolsos').focus();
  await user.keyboard('{Enter}');
  rowButton('Subir', 'Bolsos').focus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  const moved = 'Bolsos Camisetas Toallas Gorras Zapatos';
  expect(shownOrder()).toBe(moved);
  expect(rowButton('Subir', 'Bolsos')).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Guardando el orden…')).toBeNull());
  const stored = ['Camisetas 2', 'Gorras 999', 'Toallas 4', 'Bolsos 1', 'Zapatos 1000'];
  expect(await storedRows()).toEqual(stored);
  expect(await historyLines()).toEqual(
    [
      'Toallas» está en la posición 2',
      ...[5, 4, 3, 2, 1].map((at) => `Bolsos» está en la posición ${at}`),
    ].map((what) => `Orden de familias: «${what} de 5 (2)`),
  );
});

test('Auto-ordenar numbers familias without a position, and writes nothing if all have one', async () => {
  const user = await openList();
  await sql('delete from public.historial');
  await user.click(screen.getByText('Auto-ordenar'));
  expect(await findToast('Se numeraron 2 familias')).toBeVisible();
  expect(shownRows()).toEqual(['Camisetas 1', 'Gorras 2', 'Toallas 4', 'Bolsos 5', 'Zapatos 6']);
  await user.click(screen.getByText('Auto-ordenar'));
  expect(await findToast('Todas las familias tienen orden')).toBeVisible();
  expect(await historyLines()).toEqual(['Orden de familias: Se numeraron 2 familias (2)']);
});

test.each([
  ['did not reach the shop', 'Camisetas Gorras Toallas', () => HttpResponse.error()],
  ['lost its response', 'Camisetas Toallas Gorras', lostResponse(backend)],
])(
  'an order of familias that %s is sent again once, together with later moves',
  async (_why, saved, fault) => {
    const user = await openList();
    await sql('delete from public.historial');
    const [held, release] = gate();
    const respond = async (request: Request) => {
      await held;
      return typeof fault === 'function' ? fault(request) : undefined;
    };
    faults.write('post', 'rpc/apply_change', respond, { once: true });
    rowButton('Subir', 'Toallas').focus();
    await user.keyboard('{Enter}{Enter}');
    release();
    expect(await failure()).toContain('No se guardó el orden.');
    expect(shownOrder()).toBe(`${saved} Bolsos Zapatos`);
    await user.click(screen.getByText('Reintentar'));
    expect(await screen.findByText('«Toallas» está en la posición 1 de 5')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await storedRows()).slice(0, 3)).toEqual(['Camisetas 2', 'Gorras 4', 'Toallas 1']);
    expect(await historyLines()).toHaveLength(2);
  },
);

test('an order of familias is dropped if someone else moved one of them, and the present order shows', async () => {
  const user = await openList();
  await sql("update public.familia set number = 1 where nombre = 'Gorras'");
  await user.click(rowButton('Subir', 'Toallas'));
  expect(await failure()).toContain('Otra persona movió o eliminó «Gorras» mientras tanto.');
  expect(screen.queryByText('Reintentar')).toBeNull();
  expect(shownRows().slice(0, 3)).toEqual(['Camisetas 1', 'Gorras 1', 'Toallas 4']);
  expect((await storedRows())[2]).toBe('Toallas 4');
  await user.click(rowButton('Subir', 'Toallas'));
  expect(await screen.findByText('«Toallas» está en la posición 2 de 5')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
