import { useState } from 'react';

/**
 * The row of a popup, as it was when the popup opened: a later change or deletion of the row does
 * not affect what is typed.
 *
 * @param id `null` while no popup is open
 * @param rows `undefined` while they load
 * @returns `null` while no popup is open, or if there is no such row
 */
export function useKeptRow<Row extends { readonly id: number }>(
  id: number | null,
  rows: readonly Row[] | undefined,
): Row | null {
  const [kept, setKept] = useState<Row | null>(null);
  if (id === kept?.id) return kept;
  const found = (id !== null && rows?.find((row) => row.id === id)) || null;
  if (found !== kept) setKept(found);
  return found;
}
