import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Batch, creationBatches, deletionBatches } from '#domain/bulk/batches.ts';
import type { BulkStore } from '#state/bulk/bulkStore.ts';
import { createJobStorage } from '#state/bulk/jobStorage.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { productosOf } from '../productos/formRows.ts';
import { BLUE, CAP, draft, ended, PRICES, undo, useBulkShop } from './bulkShop.ts';

const { backend, sql, openAt, write, shopNow } = useBulkShop();

const NEW = creationBatches(['N-1', 'N-2'].map(draft));

const created = async () => [
  ...(await productosOf(backend(), 'N-1')),
  ...(await productosOf(backend(), 'N-2')),
];

async function end(store: BulkStore, jobId: string) {
  await store.discard(jobId, () => undefined);
  await ended(store);
}

/** A change that an older version of the store ended without looking up what it had sent. */
async function endedUnanswered(batches: readonly Batch[]) {
  const change = await write(batches);
  faults.none();
  const job = change.job();
  if (job === undefined) throw new Error('no job');
  await createJobStorage().putJob({ ...job, status: 'finished' });
  await change.store.load();
  return change;
}

describe('new products, ended while an answer was missing', () => {
  test.each([
    ['producto', { failed: 2 }],
    ['inventario', { failed: 2 }],
    ['images', { done: 2 }],
  ])('of %s, are found, and deleted by the undo', async (table, counts) => {
    faults.write('post', table, lostAnswer(backend), { once: true });
    const { store, jobId, job } = await write(NEW);
    await end(store, jobId);
    expect(job()).toMatchObject({ status: 'finished', counts: { ...counts, sent: 0, total: 2 } });
    expect(await created()).toHaveLength(2);
    expect(await undo(store, jobId)).toMatchObject({ status: 'finished', counts: { done: 2 } });
    expect(await created()).toEqual([]);
  });

  test('count as not written when the shop has none of them', async () => {
    faults.write('post', 'producto', 'network', { once: true });
    const { store, jobId, job } = await write(NEW);
    await end(store, jobId);
    expect(job()).toMatchObject({ status: 'finished', counts: { done: 0, failed: 0, sent: 0 } });
    expect(await created()).toEqual([]);
  });

  test('are left to staff where somebody changed them since, all of them too', async () => {
    faults.write('post', 'producto', lostAnswer(backend));
    const first = await write(NEW);
    const second = await write(creationBatches([draft('N-3')]));
    faults.none();
    await sql("update public.producto set precio1 = 99 where codigo in ('N-1', 'N-3')");
    await end(first.store, first.jobId);
    await end(second.store, second.jobId);
    expect(first.job()).toMatchObject({ counts: { failed: 1, unsure: 1, sent: 0 } });
    expect(second.job()).toMatchObject({ counts: { unsure: 1, sent: 0 } });
    expect(await undo(first.store, first.jobId)).toMatchObject({ counts: { done: 1, total: 1 } });
    expect(await created()).toHaveLength(1);
  });

  test('are named where one is gone by now', async () => {
    faults.write('post', 'images', lostAnswer(backend), { once: true });
    const { store, jobId, job } = await write(NEW);
    await sql(`delete from public.inventario where producto_id > 502;
      delete from public.images where producto_id > 502;
      delete from public.producto where codigo = 'N-1'`);
    await end(store, jobId);
    expect(job()).toMatchObject({ counts: { gone: 1, failed: 1, sent: 0 } });
  });
});

test('a deletion that is ended while an answer was missing tells which products are gone', async () => {
  faults.write('delete', 'producto', lostAnswer(backend), { once: true });
  const lost = await write(deletionBatches([BLUE]));
  await end(lost.store, lost.jobId);
  expect(lost.job()).toMatchObject({ status: 'finished', counts: { done: 1, sent: 0 } });
  faults.write('delete', 'producto', 'network', { once: true });
  const cut = await write(deletionBatches([CAP]));
  await end(cut.store, cut.jobId);
  expect(cut.job()).toMatchObject({ status: 'finished', counts: { failed: 1, sent: 0 } });
});

test('a change that an older version ended unanswered is looked up on request, and taken back', async () => {
  const before = await shopNow();
  faults.write('patch', 'producto', lostAnswer(backend));
  await endedUnanswered(PRICES.slice(0, 1));
  const user = await openAt('/edit-producto#cambios');
  const popup = within(await screen.findByRole('dialog', { name: 'Cambios en lote' }));
  expect(await popup.findByText(/^1 sin respuesta de la tienda/)).toBeVisible();
  expect(popup.queryByRole('button', { name: 'Deshacer' })).toBeNull();

  faults.rest('producto', 'network');
  await user.click(popup.getByRole('button', { name: 'Averiguar qué se escribió' }));
  expect(await popup.findByText(/conexión/)).toBeVisible();
  expect(popup.queryByRole('button', { name: 'Continuar' })).toBeNull();
  faults.none();
  await user.click(popup.getByRole('button', { name: 'Averiguar qué se escribió' }));
  expect(await popup.findByText('1 hecho')).toBeVisible();
  expect(popup.queryByRole('button', { name: 'Averiguar qué se escribió' })).toBeNull();
  await user.click(popup.getByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => expect(await shopNow()).toEqual(before));
});
