import { cleanName } from '#domain/text/cleanText.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { changedRows, insertOnce } from '../http/write.ts';

async function isStored(label: string): Promise<boolean> {
  return unwrap(await staffDb.from('talla').select('id').eq('id', label).limit(1)).length > 0;
}

/**
 * @returns a function that adds a size, with its label cleaned, and returns the label as it is stored.
 *   After a failure it may be called again and never adds a second row. It throws DataError:
 *   `duplicate` when the size exists.
 * @see docs/rules.md#colours-and-sizes
 */
export function tallaCreation(): (id: string) => Promise<string> {
  const add = insertOnce<string, string, boolean, string>({
    // The label is the id: there is no higher one to look for.
    mark: isStored,
    insert: async (label) => {
      unwrap(await staffDb.from('talla').insert({ id: label }));
      return label;
    },
    find: async (label, wasStored) => (!wasStored && (await isStored(label)) ? label : null),
    overwrite: async (id, label) => {
      const query = staffDb.from('talla').update({ id: label }, { count: 'exact' }).eq('id', id);
      return changedRows(await query) > 0 ? label : null;
    },
  });
  return (id) => add(cleanName(id));
}
