import type { Color } from '#domain/catalogue/catalogue.ts';
import { type ColorForm, toRgb } from '#domain/forms/colorForm.ts';
import { writtenName } from '#domain/text/cleanText.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import {
  type Saved,
  changedRows,
  insertOnce,
  sameAsRead,
  whyNothingChanged,
} from '../http/write.ts';
import { COLOR_COLUMNS, readColor, toColor } from './read.ts';

function toRow({ name, rgb }: ColorForm, read?: Color): { name: string; rgb_code: string } {
  return { name: writtenName(name, read?.name), rgb_code: toRgb(rgb) ?? rgb };
}

async function readLastColorId(): Promise<number> {
  const query = staffDb
    .from('color')
    .select('numeric_id')
    .order('numeric_id', { ascending: false });
  return unwrap(await query.limit(1))[0]?.numeric_id ?? 0;
}

/**
 * @returns a function that adds a colour, with its name cleaned, and returns it with its id. After a
 *   failure it may be called again and never adds a second row. It throws DataError: `duplicate` when
 *   another colour has that name, whatever its case.
 * @see docs/rules.md#colours-and-sizes
 */
export function colorCreation(): (draft: ColorForm) => Promise<Color> {
  return insertOnce<ColorForm, number, number, Color>({
    mark: readLastColorId,
    insert: async (draft) => {
      const reply = await staffDb.from('color').insert(toRow(draft)).select(COLOR_COLUMNS).single();
      return toColor(unwrap(reply));
    },
    find: async (draft, afterId) => {
      const query = staffDb.from('color').select('numeric_id').gt('numeric_id', afterId).limit(1);
      return unwrap(await sameAsRead(query, toRow(draft)))[0]?.numeric_id ?? null;
    },
    overwrite: async (id, draft) => {
      const query = staffDb.from('color').update(toRow(draft)).eq('numeric_id', id);
      const row = unwrap(await query.select(COLOR_COLUMNS).maybeSingle());
      return row && toColor(row);
    },
  });
}

/**
 * Updates a colour, unless someone else changed it since it was read.
 *
 * @param read the colour that the form was filled with
 * @returns `changed` with the current colour when it differs from what was read
 * @throws DataError `duplicate` when another colour has that name, `notFound` when it was deleted,
 * `forbidden` when the database refused
 */
export async function updateColor(read: Color, draft: ColorForm): Promise<Saved<Color>> {
  const query = staffDb
    .from('color')
    .update(toRow(draft, read), { count: 'exact' })
    .eq('numeric_id', read.id);
  const reply = await sameAsRead(query, { name: read.name, rgb_code: read.rgb });
  if (changedRows(reply) > 0) return { outcome: 'saved' };
  return whyNothingChanged(
    () => readColor(read.id),
    (now) => now.name === read.name && now.rgb === read.rgb,
  );
}
