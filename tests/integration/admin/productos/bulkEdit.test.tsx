import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { faults } from '#tests/faults.ts';
import { useForgottenJobs } from '../bulk/bulkRows.ts';
import { useStaffShop, type Who } from '../staffShop.ts';
import { ALL_CODES, openList, waitForCodes } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';

const { backend, sql, signInAs } = useStaffShop(NO_ROWS + LIST_ROWS);
useForgottenJobs();

async function open(who?: Who) {
  await signInAs(who);
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  return user;
}

const choose = (product: string) => screen.getByRole('checkbox', { name: `Elegir ${product}` });
const dialog = async () => within(await screen.findByRole('dialog'));
const prices = async () =>
  (
    await backend().sql<{ price: string }>(
      'select precio1 as price from public.producto order by id',
    )
  ).map(({ price }) => Number(price));

/** The rows of 'antes → después'. */
const preview = () =>
  Array.from(document.querySelectorAll('dialog tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent).join(' | '),
  );

test('the chosen products are shown before and after, changed, and taken back', async () => {
  const user = await open();
  await user.click(choose('GOR-3 Gorra'));
  await user.click(choose('DEL-4 Delantal'));
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  const popup = await dialog();
  await user.type(await popup.findByLabelText('Porcentaje'), '5');
  await user.selectOptions(popup.getByLabelText('Redondear a'), '₡100');
  await waitFor(() =>
    expect(preview()).toEqual([
      'GOR-3 · Gorra · colores | Precio 1 | ₡3,000.00 | ₡3,200.00',
      'DEL-4 · Delantal | Precio 1 | ₡4,000.00 | ₡4,200.00',
    ]),
  );
  await user.click(popup.getByRole('button', { name: 'Cambiar 2 productos' }));
  expect(await popup.findByText('2 hechos')).toBeVisible();
  expect(await prices()).toEqual([12500, 0, 3200, 4200]);
  await user.click(popup.getByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => expect(await prices()).toEqual([12500, 0, 3000, 4000]));
  expect(
    popup.getByRole('heading', { name: 'Deshacer: Precio 1, Precio 2, Precio 3: 5 %' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('₡3,000.00')).toBeVisible();
});

test('all products of a search are chosen, and those of another search are not', async () => {
  const user = await open();
  await user.click(choose('GOR-3 Gorra'));
  await user.click(screen.getByRole('button', { name: 'Elegir todos los 4 productos' }));
  expect(screen.getByText('4 elegidos')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cambiar' })).toHaveFocus();
  await user.type(screen.getByRole('searchbox', { name: /detalle/ }), 'roja');
  await waitForCodes('CAM-1');
  expect(screen.queryByText('4 elegidos')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Elegir esta página' }));
  expect(screen.getByText('1 elegido')).toBeVisible();
});

test('from the box of the page, the keyboard is soon at what can be done with the chosen ones', async () => {
  const user = await open();
  screen.getByRole('checkbox', { name: 'Elegir esta página' }).focus();
  await user.keyboard(' ');
  expect(screen.getByText('4 elegidos')).toBeVisible();
  await user.tab({ shift: true });
  expect(screen.getByRole('region', { name: 'Productos' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Cambiar' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Quitar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('4 elegidos')).toBeNull();
  expect(screen.getByText('4 productos')).toHaveFocus();
});

test('the cards of a phone have a box for their page, before what can be done with the chosen ones', async () => {
  resizeTo(360);
  await signInAs();
  const { user } = await openList();
  await screen.findByText('GOR-3', { selector: 'li *' });
  const box = screen.getByRole('checkbox', { name: 'Elegir esta página' });
  await user.click(choose('GOR-3 Gorra'));
  expect(box).toBePartiallyChecked();
  await user.click(box);
  expect(screen.getByText('4 elegidos')).toBeVisible();
  expect(choose('DEL-4 Delantal')).toBeChecked();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Quitar' })).toHaveFocus();
  await user.click(box);
  expect(choose('DEL-4 Delantal')).not.toBeChecked();
});

test('deleting asks for the number, and nothing is deleted for a stranger', async () => {
  const user = await open('stranger');
  await user.click(choose('GOR-3 Gorra'));
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  const popup = await dialog();
  await user.selectOptions(await popup.findByLabelText('Qué cambiar'), 'Eliminar');
  const confirm = popup.getByRole('button', { name: 'Eliminar 1 producto' });
  expect(confirm).toBeDisabled();
  await user.type(popup.getByLabelText('Escriba 1 para confirmar'), '1');
  await user.click(confirm);
  expect(await popup.findByText(/Su usuario no tiene permiso de personal/)).toBeVisible();
  expect(await prices()).toHaveLength(4);
});

test('a change that was cut off is offered again on the list, and says what was done', async () => {
  const user = await open();
  faults.write('patch', 'producto', 'network');
  await user.click(choose('GOR-3 Gorra'));
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  const popup = await dialog();
  await user.selectOptions(await popup.findByLabelText('Qué cambiar'), 'Descuento');
  await user.type(popup.getByLabelText('Descuento nuevo (%)'), '15');
  await user.click(await popup.findByRole('button', { name: 'Cambiar 1 producto' }));
  expect(await popup.findByText('Quedó a medias')).toBeVisible();
  await user.keyboard('{Escape}');
  faults.none();
  await user.click(await screen.findByRole('button', { name: 'Ver detalle' }));
  const jobs = await dialog();
  await user.click(jobs.getByRole('button', { name: 'Continuar' }));
  expect(await jobs.findByText('1 hecho')).toBeVisible();
  expect(await sql('select id::int from public.producto where descuento = 15')).toEqual([
    { id: 3 },
  ]);
});
