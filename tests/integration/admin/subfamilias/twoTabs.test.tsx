import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { fill, openAs, openRow, popupClosed, save } from './page.ts';
import { SUBFAMILIA_ROWS, thumbnail } from './subfamiliaRows.ts';

const backend = useBackend({ demo: false });
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(async () => {
  await backend().sql(SUBFAMILIA_ROWS);
});

const GORRA = 'Gorra clásica';
const CHANGED = 'Otra persona guardó cambios mientras usted editaba';

const gorra = () =>
  backend().sql('select nombre, familia_id::int, thumbnail from public.subfamilia where id = 113');
/** What another tab saves while the popup is open. */
const otherTab = (change: string) =>
  backend().sql(`update public.subfamilia set ${change} where id = 113`);

async function saveOverNewer(change: string): Promise<{ user: UserEvent; box: HTMLElement }> {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra mía' });
  await otherTab(change);
  await save(user);
  const title = await screen.findByText(CHANGED);
  const box = title.closest<HTMLElement>('[role="alert"]');
  if (box === null) throw new Error('nobody is told');
  return { user, box };
}

test('the later save is not silent: it says what the row is now, and writes nothing', async () => {
  const { box } = await saveOverNewer(
    `nombre = 'Gorra ajena', familia_id = 101, thumbnail = '/otra.webp'`,
  );
  expect(
    within(box)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Nombre: Gorra ajena', 'Familia: Camisetas', 'Thumbnail: otra imagen']);
  expect(box).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Gorra mía');
  expect(await gorra()).toMatchObject([{ nombre: 'Gorra ajena' }]);
});

test('one may save the own work all the same', async () => {
  const { user } = await saveOverNewer(`nombre = 'Gorra ajena'`);
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío de todos modos' }));
  await screen.findByText('¡Actualizado!');
  await popupClosed();
  expect(await gorra()).toEqual([
    { nombre: 'Gorra mía', familia_id: 102, thumbnail: thumbnail('gorra.webp') },
  ]);
});

test('or take what is new, and go on from there', async () => {
  const { user } = await saveOverNewer(`nombre = 'Gorra ajena', familia_id = 101`);
  await user.click(screen.getByRole('button', { name: 'Usar lo nuevo' }));
  const name = screen.getByRole('textbox', { name: /Nombre/ });
  expect(name).toHaveValue('Gorra ajena');
  expect(name).toHaveFocus();
  expect(screen.getByRole('combobox', { name: /Familia/ })).toHaveDisplayValue('Camisetas');
  expect(screen.queryByText(CHANGED)).toBeNull();
  await user.type(name, ' 2');
  await save(user);
  await screen.findByText('¡Actualizado!');
  await waitFor(async () => expect(await gorra()).toMatchObject([{ nombre: 'Gorra ajena 2' }]));
});

test('somebody who saves again in between is not overwritten either', async () => {
  const { user } = await saveOverNewer(`nombre = 'Gorra ajena'`);
  await otherTab(`thumbnail = null`);
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío de todos modos' }));
  await screen.findByText('Thumbnail:', { exact: false });
  expect(screen.getByText('Thumbnail: sin imagen')).toBeVisible();
  expect(await gorra()).toMatchObject([{ nombre: 'Gorra ajena' }]);
});

test('a row that another tab deleted says so, and keeps what is typed', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra mía' });
  await backend().sql('delete from public.subfamilia where id = 113');
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al actualizar');
  expect(alert).toHaveTextContent('Ya no existe: otra persona lo eliminó.');
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Gorra mía');
});
