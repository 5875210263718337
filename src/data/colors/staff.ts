import type { Color } from '#domain/catalogue/catalogue.ts';
import { type ColorForm, toRgb } from '#domain/staff/forms/optionForms.ts';
import { writtenName } from '#domain/text/cleanText.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staff/staffDb.ts';
import { type Updated, outcomeOf, sameAsRead } from '../http/staff/write.ts';
import { COLOR_COLUMNS, toColor } from './read.ts';

function toRow({ name, rgb }: ColorForm, read?: Color): { name: string; rgb_code: string } {
  return { name: writtenName(name, read?.name), rgb_code: toRgb(rgb) ?? rgb };
}

/** Adds a colour. @throws DataError `duplicate`: the name exists, in any case @see docs/rules.md#colours-and-sizes */
export async function createColor(draft: ColorForm): Promise<Color> {
  const reply = await staffDb.from('color').insert(toRow(draft)).select(COLOR_COLUMNS).single();
  return toColor(unwrap(reply));
}

/** Updates a colour, unless someone else changed it since the read. @throws DataError as {@link createColor} */
export async function updateColor(read: Color, draft: ColorForm): Promise<Updated<Color>> {
  const before = { name: read.name, rgb_code: read.rgb };
  const query = staffDb.from('color').update(toRow(draft, read)).eq('numeric_id', read.id);
  return outcomeOf(
    await sameAsRead(query, before).select(COLOR_COLUMNS),
    before,
    () => staffDb.from('color').select(COLOR_COLUMNS).eq('numeric_id', read.id).maybeSingle(),
    toColor,
  );
}
