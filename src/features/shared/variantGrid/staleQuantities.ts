import { type GridUnits } from '#domain/grid/cells.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import { takeUnits } from '#domain/grid/pasteTable.ts';
import type { TableProblem } from '#domain/grid/tableProblem.ts';

/** The quantities that their cells no longer take, because stock, prices or cart changed. */
export function listStale(matrix: VariantMatrix, units: GridUnits): readonly TableProblem[] {
  const wanted = matrix.productos.flatMap((productos, row) =>
    productos.flatMap((producto, column) => {
      const count = producto === null ? 0 : (units.quantities.get(producto.id) ?? 0);
      return count > 0 ? [{ place: { row, column }, units: count }] : [];
    }),
  );
  return takeUnits(matrix, wanted, units).problems;
}
