import { db } from './db.ts';
import { unwrap } from './unwrap.ts';

/** The highest id of a table; 0: it is empty. @throws DataError */
export async function readLastId(table: 'familia' | 'producto' | 'subfamilia'): Promise<number> {
  const reply = await db.from(table).select('id').order('id', { ascending: false }).limit(1);
  return unwrap(reply)[0]?.id ?? 0;
}
