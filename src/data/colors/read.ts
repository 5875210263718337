import type { Color } from '#domain/catalogue/catalogue.ts';
import { compareNames } from '#domain/text/collation.ts';
import { toId, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';

/** Columns that {@link toColor} converts. */
export const COLOR_COLUMNS = 'numeric_id,name,rgb_code';

export function toColor(row: { numeric_id: number; name: string; rgb_code: string }): Color {
  return {
    id: toId(row.numeric_id),
    name: toText(row.name),
    rgb: toTextOrNull(row.rgb_code) ?? '',
  };
}

/** Reads all colours, sorted by name. */
export async function listColors(signal?: AbortSignal): Promise<Color[]> {
  const rows = await readAllPages(
    (options) => db.from('color').select(COLOR_COLUMNS, options).order('numeric_id'),
    signal,
  );
  return mapRows('colors', rows, toColor).sort(
    (a, b) => compareNames(a.name, b.name) || a.id - b.id,
  );
}
