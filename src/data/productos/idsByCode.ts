import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { toId, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';

/** The ids of every producto of the shop by its code, as {@link codeKey} has it. */
export async function listIdsByCode(signal?: AbortSignal): Promise<Map<string, number[]>> {
  const rows = await readAllPages(
    (options) => db.from('producto').select('id,codigo', options).order('id'),
    signal,
  );
  const ids = new Map<string, number[]>();
  for (const { id, code } of mapRows('codes', rows, (row) => ({
    id: toId(row.id),
    code: codeKey(toTextOrNull(row.codigo) ?? ''),
  }))) {
    const same = ids.get(code);
    if (same) same.push(id);
    else ids.set(code, [id]);
  }
  return ids;
}
