import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { groupChanges } from '#domain/bulk/batches.ts';
import { orderGate } from '#domain/bulk/orderGate.ts';
import { createBulkStore } from '#state/bulk/bulkStore.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { ended, idOf, undo } from '../bulk/bulkShop.ts';
import { useForgottenJobs } from '../bulk/bulkRows.ts';
import { FORM_ROWS } from '../productos/formRows.ts';
import { popupClosed, useStaffShop } from '../staffShop.ts';

const { backend, sql, signInAs, openAt } = useStaffShop(
  `delete from public.pedido_descontado; ${FORM_ROWS}`,
);
useForgottenJobs();
afterEach(() => sessionStorage.clear());

const REFERENCE = 'TT-261121-7K3F';
const OURS = 7;

const noteAs = (change: number) =>
  sql(`insert into public.pedido_descontado (referencia, cambio) values ('${REFERENCE}', ${change})
    on conflict (referencia) do update set cambio = excluded.cambio`);
const notes = () => sql('select cambio::int from public.pedido_descontado');

async function paste(user: UserEvent) {
  await user.click(await screen.findByLabelText('Pedido'));
  await user.paste(`${REFERENCE}\nCAM-1 1`);
}

async function openQuestion(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Quitar la marca' }));
  const popup = within(await screen.findByRole('dialog'));
  expect(popup.getByText(/^Hágalo solo si revisó las existencias/)).toBeVisible();
  return { popup, confirm: popup.getByRole('button', { name: 'Quitar la marca' }) };
}

async function takeOrder() {
  await signInAs();
  const store = createBulkStore();
  const batches = [
    orderGate({ reference: REFERENCE, before: null, change: OURS }, 'Pedido'),
    ...groupChanges([
      {
        row: { id: 501, label: 'CAM-1' },
        target: { kind: 'stock', bodegaId: 1 },
        before: 8,
        after: 7,
      },
    ]),
  ];
  const jobId = idOf(await store.start({ title: 'Pedido', batches }, () => undefined));
  await ended(store);
  return { store, jobId };
}

test('an order that two browsers took, and took back each on its own, can be taken as a new one', async () => {
  const { store, jobId } = await takeOrder();
  await noteAs(9);
  await undo(store, jobId);
  // The undo of the other browser names the change before its own.
  await noteAs(OURS);

  const user = await openAt('/admin/order');
  await paste(user);
  expect(await screen.findByText(/se mandó a deshacer/)).toBeVisible();
  const { confirm } = await openQuestion(user);
  await user.click(confirm);
  await popupClosed();
  await waitFor(() => expect(screen.queryByText(/ya se empezó a descontar/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Descontar existencias' })).toBeEnabled();
  expect(await notes()).toEqual([]);
});

test('of a change of this browser that can be taken back, only its undo takes the note away', async () => {
  await takeOrder();
  const user = await openAt('/admin/order');
  await paste(user);
  expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar la marca' })).toBeNull();
});

test('a note of another browser is removed once, also when the answer is lost', async () => {
  await noteAs(1);
  const user = await openAt('/admin/order');
  await paste(user);
  const { popup, confirm } = await openQuestion(user);
  faults.write('delete', 'pedido_descontado', lostAnswer(backend), { once: true });
  await user.click(confirm);
  expect(await popup.findByText(/^No se pudo quitar la marca del pedido/)).toBeVisible();
  await user.click(confirm);
  await popupClosed();
  await waitFor(() => expect(screen.queryByText(/ya se empezó a descontar/)).toBeNull());
  expect(await notes()).toEqual([]);
});

test('a note stays when somebody took the order again since it was shown', async () => {
  await noteAs(1);
  const user = await openAt('/admin/order');
  await paste(user);
  const { popup, confirm } = await openQuestion(user);
  await noteAs(2);
  await user.click(confirm);
  expect(await popup.findByText(/^Alguien descontó el pedido otra vez/)).toBeVisible();
  expect(await notes()).toEqual([{ cambio: 2 }]);
});
