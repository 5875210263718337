import { cellState, type GridUnits } from './cells.ts';
import { readCellUnits } from './cellUnits.ts';
import { colorNames, tallaNames, type NoneLabels } from './gridNames.ts';
import { productoAt, type CellPlace, type VariantMatrix } from './matrix.ts';
import { MAX_TABLE_LENGTH, readTable, type TableCell } from './readTable.ts';
import { splitTable } from './splitTable.ts';
import type { TableProblem } from './tableProblem.ts';

type PasteTarget = {
  readonly matrix: VariantMatrix;
  /** The cell that the table is pasted into. */
  readonly start: CellPlace;
  readonly labels: NoneLabels;
};

function sum(a: number, b: number): number {
  return Math.min(a + b, Number.MAX_SAFE_INTEGER);
}

/** Adds up what the cells say, before stock and prices count. */
function tally(cells: readonly TableCell[]) {
  const byPlace = new Map<string, { readonly place: CellPlace; readonly units: number }>();
  const unknown = new Map<string, number>();
  const problems: TableProblem[] = [];
  let outside = 0;
  for (const { text, place, stranger } of cells) {
    const units = readCellUnits(text) ?? null;
    if (units === null) problems.push({ kind: 'notUnits', text, place });
    else if (place !== null) {
      const key = `${place.row} ${place.column}`;
      byPlace.set(key, { place, units: sum(byPlace.get(key)?.units ?? 0, units) });
    } else if (stranger === undefined) outside = sum(outside, units);
    else unknown.set(stranger, sum(unknown.get(stranger) ?? 0, units));
  }
  for (const [text, units] of unknown) problems.push({ kind: 'unknownName', text, units });
  if (outside > 0) problems.push({ kind: 'outside', units: outside });
  return { byPlace, problems };
}

/** Limits wanted units to what their cells take, and lists what they do not. */
export function takeUnits(
  matrix: VariantMatrix,
  wanted: Iterable<{ readonly place: CellPlace; readonly units: number }>,
  gridUnits: GridUnits,
) {
  /** Units by producto id, of the cells that the table says something about. */
  const quantities = new Map<number, number>();
  const problems: TableProblem[] = [];
  for (const { place, units } of wanted) {
    const producto = productoAt(matrix, place);
    const state = cellState(producto, gridUnits);
    if (state.kind !== 'available') {
      if (units > 0) problems.push({ kind: 'refused', place, state: state.kind, units });
    } else if (producto !== null) {
      if (units > state.max) problems.push({ kind: 'cut', place, wanted: units, units: state.max });
      quantities.set(producto.id, Math.min(units, state.max));
    }
  }
  return { quantities, problems };
}

/**
 * The units that a pasted table puts into the grid: tab, ';' or ',' between its cells, with or
 * without a row and a column of colours and sizes, in either direction. Never throws.
 *
 * Blank cells and dashes leave a cell as it is; 0 empties it. Two rows of one name are added up.
 *
 * @see docs/rules.md#size-and-colour-grid
 */
export function pasteTable(
  text: string,
  target: PasteTarget,
  units: GridUnits,
): ReturnType<typeof takeUnits> {
  if (text.length > MAX_TABLE_LENGTH) {
    return { quantities: new Map(), problems: [{ kind: 'tooLong' }] };
  }
  const { matrix, start, labels } = target;
  const rows = colorNames(matrix, labels);
  const columns = tallaNames(matrix, labels);
  const { byPlace, problems } = tally(readTable(splitTable(text), { rows, columns, start }));
  const taken = takeUnits(matrix, byPlace.values(), units);
  return { quantities: taken.quantities, problems: [...problems, ...taken.problems] };
}
