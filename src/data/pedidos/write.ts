import { readNote } from '../bulk/targets.ts';
import { DataError } from '../http/DataError.ts';
import { staffDb } from '../http/staffDb.ts';
import { changedRows } from '../http/write.ts';

/**
 * Removes the note that the stock of an order was taken.
 *
 * @param change the number of the bulk change that it is noted with
 * @returns `false`: it was taken again since, and stays noted
 * @throws DataError
 */
export async function removeNote(reference: string, change: number): Promise<boolean> {
  const query = staffDb.from('pedido_descontado').delete({ count: 'exact' });
  if (changedRows(await query.eq('referencia', reference).eq('cambio', change)) > 0) return true;
  const now = await readNote({ kind: 'order', reference });
  if (now === change) throw new DataError('forbidden', '0 rows were written');
  // Without a note it was removed by somebody else, or by a request whose response was lost.
  return now === null;
}
