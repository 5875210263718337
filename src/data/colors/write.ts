import type { Color } from '#domain/catalogue/catalogue.ts';
import { type ColorForm, toRgb } from '#domain/forms/colorForm.ts';
import { compareNames } from '#domain/text/collation.ts';
import { toId, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { type Saved, changedRows, sameAsRead, whyNothingChanged } from '../http/write.ts';

const COLUMNS = 'numeric_id,name,rgb_code';

function toColor(row: { numeric_id: number; name: string; rgb_code: string }): Color {
  return {
    id: toId(row.numeric_id),
    name: toText(row.name),
    rgb: toTextOrNull(row.rgb_code) ?? '',
  };
}

function toRow({ name, rgb }: ColorForm): { name: string; rgb_code: string } {
  return { name: name.trim(), rgb_code: toRgb(rgb) ?? rgb };
}

/**
 * Every colour, by name.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listColors(signal?: AbortSignal): Promise<Color[]> {
  const rows = await readAllPages((first, last, options) => {
    const query = db.from('color').select(COLUMNS, options).order('numeric_id').range(first, last);
    return signal ? query.abortSignal(signal) : query;
  });
  return mapRows('colors', rows, toColor).sort(
    (a, b) => compareNames(a.name, b.name) || a.id - b.id,
  );
}

/**
 * Adds a colour; its name is trimmed.
 *
 * @returns the colour with its id
 * @throws DataError `duplicate` when a colour has that name, whatever its case
 * @see docs/rules.md#colours-and-sizes
 */
export async function createColor(draft: ColorForm): Promise<Color> {
  const reply = await staffDb.from('color').insert(toRow(draft)).select(COLUMNS).single();
  return toColor(unwrap(reply));
}

async function readColor(id: number): Promise<Color | null> {
  const reply = await db.from('color').select(COLUMNS).eq('numeric_id', id).maybeSingle();
  const row = unwrap(reply);
  return row && toColor(row);
}

/**
 * Changes name and colour of a colour, unless somebody changed it since it was read.
 *
 * @param read the colour as the form was filled with it
 * @returns `changed` with the colour as it is now when it is no longer what was read
 * @throws DataError `duplicate` when another colour has that name, `notFound` when it is gone,
 * `forbidden` when it was refused
 */
export async function updateColor(read: Color, draft: ColorForm): Promise<Saved<Color>> {
  const query = staffDb
    .from('color')
    .update(toRow(draft), { count: 'exact' })
    .eq('numeric_id', read.id);
  const reply = await sameAsRead(query, { name: read.name, rgb_code: read.rgb });
  if (changedRows(reply) > 0) return { outcome: 'saved' };
  return whyNothingChanged(
    () => readColor(read.id),
    (now) => now.name === read.name && now.rgb === read.rgb,
  );
}
