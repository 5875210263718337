import type { AxisNames } from '../../grid/gridNames.ts';
import type { CellPlace } from '../../grid/matrix.ts';
import { BLANK, readTable, splitTable } from '../../grid/readTable.ts';
import { isBeyondReading } from '../../text/textLimit.ts';

type PlacedText = { readonly place: CellPlace; readonly text: string };

export type PastedValues = {
  /** The texts of cells; if the table names a cell twice, the last text. */
  readonly texts: readonly PlacedText[];
  /** Names in the pasted table that the grid does not have, each once. */
  readonly unknown: readonly string[];
  /** Number of values beyond the edge of the grid, or at a place where it has no cell. */
  readonly outside: number;
  readonly isTooLong: boolean;
};

const NOTHING: PastedValues = { texts: [], unknown: [], outside: 0, isTooLong: false };

/**
 * Reads a pasted table into texts for the cells of a grid. It may have a row and a column of names, in either
 * direction. Blank cells and dashes change nothing. Never throws. @see docs/rules.md#price-and-stock-grid
 */
export function pasteValues(
  text: string,
  {
    rows,
    columns,
    range,
    hasCell,
  }: {
    rows: AxisNames;
    columns: AxisNames;
    /** The chosen cells: a table starts at the first of them, a single value fills them all. */
    range: readonly CellPlace[];
    hasCell: (place: CellPlace) => boolean;
  },
): PastedValues {
  if (isBeyondReading(text)) return { ...NOTHING, isTooLong: true };
  const [start] = range;
  const table = splitTable(text, true);
  if (start === undefined || table.length === 0) return NOTHING;
  const single = table.length === 1 && table[0]?.length === 1 ? table[0][0] : undefined;
  if (single !== undefined) {
    if (BLANK.test(single)) return NOTHING;
    return { ...NOTHING, texts: range.filter(hasCell).map((place) => ({ place, text: single })) };
  }
  const texts = new Map<string, PlacedText>();
  const unknown = new Set<string>();
  let outside = 0;
  for (const { place, text: value, unknownHeader } of readTable(table, { rows, columns, start })) {
    if (place !== null && hasCell(place)) {
      texts.set(`${place.row} ${place.column}`, { place, text: value });
    } else if (place === null && unknownHeader !== undefined) unknown.add(unknownHeader);
    else outside += 1;
  }
  return { ...NOTHING, texts: [...texts.values()], unknown: [...unknown], outside };
}
