import type { UnitsById } from './cells.ts';
import { colorNames, tallaNames, type NoneLabels } from './gridNames.ts';
import type { VariantMatrix } from './matrix.ts';

function quoteCell(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes rows as text for a spreadsheet: tabs between cells, quotes where they are needed. */
export function toTabbed(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoteCell).join('\t')).join('\n');
}

/** Writes the grid as text for a spreadsheet; a cell without units is blank. @param corner text above the colours */
export function formatTable(
  matrix: VariantMatrix,
  quantities: UnitsById,
  labels: NoneLabels,
  corner: string,
): string {
  const colors = colorNames(matrix, labels).names;
  const rows = matrix.productos.map((row, index) => [
    colors[index] ?? '',
    ...row.map((producto) => {
      const units = producto === null ? 0 : (quantities.get(producto.id) ?? 0);
      return units > 0 ? String(units) : '';
    }),
  ]);
  return toTabbed([[corner, ...tallaNames(matrix, labels).names], ...rows]);
}
