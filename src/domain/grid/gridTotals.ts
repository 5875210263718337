import { gridLine, type GridLine, type GridUnits } from './cells.ts';
import type { VariantMatrix } from './matrix.ts';

function sumUnits(lines: readonly (GridLine | null)[]): number {
  return lines.reduce((units, line) => units + (line?.quantity ?? 0), 0);
}

/**
 * Adds up the units by row, by column and in total, and their value in colones with IVA, unrounded. Each line has the
 * price of its own tier; a line without a price adds nothing to the value.
 */
export function gridTotals(matrix: VariantMatrix, units: GridUnits) {
  const lines = matrix.productos.map((row) => row.map((producto) => gridLine(producto, units)));
  const rows = lines.map(sumUnits);
  return {
    rows,
    columns: matrix.tallas.map((_, column) => sumUnits(lines.map((row) => row[column] ?? null))),
    units: rows.reduce((sum, count) => sum + count, 0),
    value: lines.flat().reduce((sum, line) => sum + (line?.price ?? 0) * (line?.quantity ?? 0), 0),
  };
}

export type GridTotals = ReturnType<typeof gridTotals>;
