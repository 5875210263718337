import { useState } from 'react';

/**
 * The row that a popup is about, as it was when the popup opened: what the list learns later,
 * even that the row is gone, does not touch what is typed over it.
 *
 * @param id `null`: no popup is open
 * @param rows `undefined`: they load
 * @returns `null`: none is open, or there is no such row
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
