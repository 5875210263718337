import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { faults, GATEWAY, lostResponse, restError } from '#tests/faults.ts';
import { FORM_ROWS } from '../productos/formRows.ts';
import { button, IN_BUTTON, popupClosed, press, see, useStaffShop } from '../staffShop.ts';

const { backend, sql, column, openAt } = useStaffShop(`${FORM_ROWS}
  truncate public.producto cascade;
  insert into public.talla (id) values ('M');
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1, precio2,
      color_numeric_id, talla_id) values
    (501, 'A-S', 'Camiseta', 111, 3500, 3000, 21, 'S'),
    (502, 'A-M', 'Camiseta', 111, 3500, null, 21, 'M'),
    (503, 'R-S', 'Camiseta', 111, 3500, 3000, 22, 'S'),
    (504, 'BOLSA', 'Bolsa', 111, 900, null, null, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values
    (501, 1, 12), (502, 1, 7), (503, 1, 0), (504, 1, 30);`);

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const values = () => ['Azul, S', 'Azul, M', 'Rojo, S'].map((name) => cell(name).value);

async function openGrid(query = ''): Promise<UserEvent> {
  const user = await openAt(`/edit-stock?subfamilia=111${query}`);
  await screen.findByLabelText('Azul, S', { selector: 'input' });
  return user;
}

function paste(text: string): void {
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
}

const units = (bodegaId = 1) =>
  column(`select string_agg(producto_id || '=' || cantidad, ' ' order by producto_id)
    from public.inventario where bodega_id = ${bodegaId}`).then(([text]) => text);

async function save(user: UserEvent, label: string) {
  await press(user, 'Revisar y guardar');
  const popup = within(await screen.findByRole('dialog', { name: 'Revisar y guardar' }));
  await user.click(popup.getByText(label, IN_BUTTON));
  return {
    popup,
    close: async () => {
      await user.click(popup.getAllByText('Cerrar')[0] ?? document.body);
      await popupClosed();
    },
  };
}

test('keys move, select, fill, clear, restore and undo as in a spreadsheet', async () => {
  const user = await openGrid();
  await user.click(cell('Azul, S'));
  await user.keyboard('15{Enter}');
  // Enter moves to the cell below.
  expect(cell('Rojo, S')).toHaveFocus();
  await user.keyboard('9{Escape}');
  expect(cell('Rojo, S')).toHaveValue('0');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Control>}d{/Control}');
  expect(cell('Rojo, S')).toHaveValue('15');
  expect(cell('Rojo, S')).toHaveAccessibleDescription('cambiado de 0 a 15');
  await user.keyboard('{Control>}z{/Control}');
  expect(cell('Rojo, S')).toHaveValue('0');
  await user.keyboard('{Control>}{Home}{/Control}{Tab}{Delete}');
  expect(cell('Azul, M')).toHaveFocus();
  expect(cell('Azul, M')).toHaveAccessibleDescription('Escriba 0 si no queda ninguna');
  await see('1 cambio · 1 con error');
  // Ctrl+Enter fills all cells with the typed value. Ctrl+D needs a row above, so it does nothing here.
  await user.click(cell('Rojo, S'));
  await user.keyboard('{Control>}a{/Control}8{Control>}{Enter}{/Control}');
  expect(values()).toEqual(['8', '8', '8']);
  await user.click(cell('Azul, M'));
  await user.keyboard('{Control>}d{/Control}');
  await see(/^Elija primero varias celdas/);
});

test('values typed in several layers stay after leaving the page, and are saved together', async () => {
  const user = await openGrid('&capa=bodega-2');
  await user.click(cell('Azul, S'));
  paste('\tM\nAzul\t4');
  await see('Se pegó 1 valor.');
  await user.click(screen.getByText('Precio 2'));
  await user.type(cell('Azul, M'), '{Backspace}2.900,50');
  await see(/^₡2,900\.50, antes /);
  await user.click(screen.getByText('Elegir otra subfamilia'));
  await user.type(await screen.findByLabelText('Buscar subfamilia por nombre o familia'), 'redo');
  await user.click(screen.getByText('Cuello redondo'));
  await see('Cartago (1 cambio)', 'Precio 2 (1 cambio)');
  const { popup, close } = await save(user, 'Guardar 2 cambios');
  await popup.findByText('Se cambió 1 producto (1 precio, 1 existencia)');
  expect(await units(2)).toBe('502=4');
  expect(await column('select precio2::float8 from producto where id = 502')).toEqual([2900.5]);
  await close();
  await see('Sin cambios');
});

test('a cell that somebody else changed is overwritten only if staff decide so', async () => {
  const user = await openGrid();
  await user.click(cell('Azul, S'));
  paste('20\t21');
  await sql('update public.inventario set cantidad = 3 where producto_id = 501');
  const first = await save(user, 'Guardar 2 cambios');
  await first.popup.findByText(/^1 quedó como estaba/);
  expect(await units()).toBe('501=3 502=21 503=0 504=30');
  await first.close();
  await see('Azul, S (Bodega 1 Taras): estaba en 12, ahora: 3; usted escribió 20.');
  expect(cell('Azul, S')).toHaveAccessibleDescription(
    'otra persona lo cambió de 12 a 3; usted escribió 20',
  );
  // The button has the focus again after the popup, and takes presses.
  await press(user, 'Revisar y guardar');
  await see('No hay nada que guardar: 1 celda está por decidir.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByLabelText('Guardar el mío (20) en Azul, S'));
  const second = await save(user, 'Guardar 1 cambio');
  await second.popup.findByText('Se cambió 1 producto (1 existencia)');
  expect(await units()).toBe('501=20 502=21 503=0 504=30');
  await second.close();
  // A saved change is undone as a bulk change, not by the undo of edits.
  await waitFor(() => expect(button('Deshacer')).toBeDisabled());
});

test('a reload after a save without a response shows only unsaved cells, without a conflict', async () => {
  const user = await openGrid();
  await user.click(cell('Azul, S'));
  paste('20\tx');
  faults.write('post', 'rpc/apply_change', lostResponse(backend));
  const { popup } = await save(user, 'Guardar 1 cambio');
  await popup.findByText('No se pudo terminar');
  faults.none();
  cleanup();
  await openGrid();
  await see('1 con error');
  expect(cell('Azul, S')).toHaveValue('20');
  expect(cell('Azul, S')).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/Otra persona/)).toBeNull();
});

test('a failed save says if its values may be stored', async () => {
  const user = await openGrid();
  await user.click(cell('Azul, S'));
  paste('20');
  faults.write('post', 'rpc/apply_change', 'network');
  const { popup } = await save(user, 'Guardar 1 cambio');
  const [pending, unsure] = [/, 1 cambio pendiente$/, /, 1 sin confirmar: quizá sí se guardó$/];
  for (const [fault, left, reason] of [
    [() => restError(500, '57014', 'canceling'), pending, /lo detuvo porque tardaba/],
    [() => restError(405, '25006', 'read-only'), pending, /está llena/],
    [GATEWAY['paused 540'], pending, /en pausa. Pida a quien/],
    [GATEWAY['502 in HTML'], unsure, /: HTTP 502. Espere/],
    [GATEWAY['cut body'], unsure, /No hay conexión/],
  ] as const) {
    await popup.findByText('No se pudo terminar');
    faults.none();
    faults.write('post', 'rpc/apply_change', fault);
    await press(user, 'Reintentar');
    expect(await popup.findByText(reason)).toBeVisible();
    expect(popup.getByText(left)).toBeVisible();
  }
});

test('a product without colour and size has its field below the table', async () => {
  const user = await openAt('/edit-stock?subfamilia=111');
  await user.click(await screen.findByLabelText('BOLSA (Sin color, Sin talla)'));
  paste('Código\tConteo\nbolsa\t28\nOTRO\t1');
  await see('No está en la tabla, y por eso no se pegó: OTRO.', '1 cambio');
  await user.click(screen.getByText('Descartar'));
  const question = await screen.findByRole('dialog', { name: '¿Descartar lo que escribió?' });
  await user.click(within(question).getByText('Descartar', IN_BUTTON));
  expect(screen.getByText('Sin cambios')).toBeVisible();
});

test('Ctrl+S says why there is nothing to save, and moves to the first error of any layer', async () => {
  const user = await openGrid('&capa=bodega-2');
  await user.click(cell('Azul, M'));
  await user.keyboard('{Control>}s{/Control}');
  await see('No hay cambios que guardar.');
  await user.keyboard('x');
  await user.click(cell('Rojo, S'));
  await user.keyboard('y');
  await user.click(screen.getByText('Precio 1'));
  await user.click(cell('Azul, S'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(cell('Azul, M')).toHaveFocus());
  expect(cell('Azul, M')).toHaveValue('x');
  await see('No hay nada que guardar: 2 celdas tienen un error.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a narrow screen shows the sizes of one colour, and Ctrl+S opens the colour of an error', async () => {
  resizeTo(360);
  const user = await openGrid();
  expect(screen.queryByLabelText('Rojo, S', { selector: 'input' })).toBeNull();
  await user.click(cell('Azul, S'));
  paste('x\n7');
  expect([cell('Azul, S').value, cell('Azul, M').value]).toEqual(['x', '7']);
  await user.click(screen.getByLabelText('Otros productos'));
  expect(screen.getByLabelText('BOLSA (Sin color, Sin talla)')).toHaveValue('30');
  await user.click(screen.getByLabelText('Rojo'));
  await user.keyboard('{Control>}s{/Control}');
  await see('No hay nada que guardar: 1 celda tiene un error.');
  await waitFor(() => expect(cell('Azul, S')).toHaveFocus());
});
