import type { BatchRecord } from '../../bulk/batches.ts';

/**
 * Units that bulk changes and their undos have taken so far, by producto. Those of which it is unknown
 * count as taken, and not as put back, so that they are never taken twice.
 */
export function netTaken(records: readonly BatchRecord[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const { batch, outcomes } of records) {
    if (batch.target.kind !== 'stock') continue;
    const units = (batch.before ?? 0) - (batch.after ?? 0);
    for (const [index, { id }] of batch.rows.entries()) {
      const kind = outcomes[index]?.kind;
      if (kind === 'done' || (kind === 'unsure' && units > 0))
        taken.set(id, (taken.get(id) ?? 0) + units);
    }
  }
  return taken;
}

/** Units that may have been taken or put back without a response, by producto: nobody knows. */
export function unsureUnits(records: readonly BatchRecord[]): ReadonlyMap<number, number> {
  const unsure = new Map<number, number>();
  for (const { batch, outcomes } of records) {
    if (batch.target.kind !== 'stock') continue;
    const units = Math.abs((batch.before ?? 0) - (batch.after ?? 0));
    for (const [index, { id }] of batch.rows.entries()) {
      if (outcomes[index]?.kind === 'unsure') unsure.set(id, (unsure.get(id) ?? 0) + units);
    }
  }
  return unsure;
}
