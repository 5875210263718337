import type { Producto } from '../catalogue/catalogue.ts';
import { isBeyondReading } from '../text/textLimit.ts';
import { cellState, type CellState, type GridUnits } from './cells.ts';
import { colorNames, tallaNames, type NoneLabels } from './gridNames.ts';
import { listCells, productoAt, type CellPlace, type VariantMatrix } from './matrix.ts';
import { readCellUnits, readTable, splitTable, type TableCell } from './readTable.ts';

/** Text or units that the grid does not accept. The shopper must see each problem. */
export type TableProblem =
  | { readonly kind: 'tooLong' }
  /** The text of the cell is no whole number from 0 on. */
  | { readonly kind: 'notUnits'; readonly text: string; readonly place: CellPlace }
  /** `count` texts outside the grid that are no units, such as a column of comments; `text` is the first. */
  | { readonly kind: 'outsideText'; readonly text: string; readonly count: number }
  | { readonly kind: 'unknownName'; readonly text: string; readonly units: number }
  | { readonly kind: 'outside'; readonly units: number }
  | {
      readonly kind: 'refused';
      readonly place: CellPlace;
      readonly state: Exclude<CellState['kind'], 'available'>;
      readonly units: number;
    }
  /** The producto has no cell any more: another one with its colour and size has the cell. */
  | { readonly kind: 'hidden'; readonly producto: Producto; readonly units: number }
  | { readonly kind: 'gone'; readonly units: number }
  | {
      readonly kind: 'cut';
      readonly place: CellPlace;
      readonly wanted: number;
      readonly units: number;
    };

type PasteTarget = {
  readonly matrix: VariantMatrix;
  /** The cell that the table is pasted into. */
  readonly start: CellPlace;
  readonly labels: NoneLabels;
};

function addCapped(a: number, b: number): number {
  return Math.min(a + b, Number.MAX_SAFE_INTEGER);
}

/** Adds up the units of each place, and lists the texts and units that have no place. Stock and prices count later. */
function addUpCells(cells: readonly TableCell[]) {
  const byPlace = new Map<string, { readonly place: CellPlace; readonly units: number }>();
  const unknown = new Map<string, number>();
  const problems: TableProblem[] = [];
  const outsideTexts: string[] = [];
  let outside = 0;
  for (const { text, place, unknownHeader } of cells) {
    const units = readCellUnits(text) ?? null;
    if (units === null) {
      if (place === null) outsideTexts.push(text);
      else problems.push({ kind: 'notUnits', text, place });
    } else if (place !== null) {
      const key = `${place.row} ${place.column}`;
      byPlace.set(key, { place, units: addCapped(byPlace.get(key)?.units ?? 0, units) });
    } else if (unknownHeader === undefined) outside = addCapped(outside, units);
    else unknown.set(unknownHeader, addCapped(unknown.get(unknownHeader) ?? 0, units));
  }
  const [first] = outsideTexts;
  if (first !== undefined) {
    problems.push({ kind: 'outsideText', text: first, count: outsideTexts.length });
  }
  for (const [text, units] of unknown) problems.push({ kind: 'unknownName', text, units });
  if (outside > 0) problems.push({ kind: 'outside', units: outside });
  return { byPlace, problems };
}

/** Limits wanted units to what their cells accept, and lists the units that they refuse. */
export function takeUnits(
  matrix: VariantMatrix,
  wanted: Iterable<{ readonly place: CellPlace; readonly units: number }>,
  gridUnits: GridUnits,
) {
  /** Accepted units by producto id. */
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
 * Reads a pasted table into units of the grid. Tab, ';' or ',' separates its cells. It may have a row and a column of
 * colours and sizes, in either direction. Never throws.
 *
 * Blank cells and dashes change nothing; 0 empties a cell. Rows with the same name are added up.
 * @see docs/rules.md#size-and-colour-grid
 */
export function pasteTable(
  text: string,
  target: PasteTarget,
  units: GridUnits,
): ReturnType<typeof takeUnits> {
  if (isBeyondReading(text)) {
    return { quantities: new Map(), problems: [{ kind: 'tooLong' }] };
  }
  const { matrix, start, labels } = target;
  const rows = colorNames(matrix, labels);
  const columns = tallaNames(matrix, labels);
  const { byPlace, problems } = addUpCells(readTable(splitTable(text), { rows, columns, start }));
  const accepted = takeUnits(matrix, byPlace.values(), units);
  return { quantities: accepted.quantities, problems: [...problems, ...accepted.problems] };
}

/** Lists quantities of productos that have no cell now. In mode `set` there are none: the cart keeps their lines. */
function listHidden(matrix: VariantMatrix, { mode, quantities }: GridUnits): TableProblem[] {
  if (mode === 'set') return [];
  const hidden = matrix.others.flatMap((producto): TableProblem[] => {
    const units = quantities.get(producto.id) ?? 0;
    return units > 0 ? [{ kind: 'hidden', producto, units }] : [];
  });
  const known = new Set([...matrix.productos.flat(), ...matrix.others].map((other) => other?.id));
  let gone = 0;
  for (const [id, units] of quantities) if (!known.has(id)) gone += units;
  return gone > 0 ? [...hidden, { kind: 'gone', units: gone }] : hidden;
}

/** Lists the quantities that the grid no longer accepts, because productos, stock, prices or the cart have changed. */
export function listStale(matrix: VariantMatrix, units: GridUnits): readonly TableProblem[] {
  const wanted = listCells(matrix).flatMap(({ producto, place }) => {
    const count = units.quantities.get(producto.id) ?? 0;
    return count > 0 ? [{ place, units: count }] : [];
  });
  return [...takeUnits(matrix, wanted, units).problems, ...listHidden(matrix, units)];
}
