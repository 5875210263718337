import type { GridUnits } from './cells.ts';
import { listCells, type VariantMatrix } from './matrix.ts';
import { takeUnits } from './pasteTable.ts';
import type { TableProblem } from './tableProblem.ts';

/** The quantities of productos that have no cell. In the cart, lines of these stay as they are. */
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

/**
 * The quantities that the table no longer shows or takes, because productos, stock, prices or cart
 * changed.
 */
export function listStale(matrix: VariantMatrix, units: GridUnits): readonly TableProblem[] {
  const wanted = listCells(matrix).flatMap(({ producto, place }) => {
    const count = units.quantities.get(producto.id) ?? 0;
    return count > 0 ? [{ place, units: count }] : [];
  });
  return [...takeUnits(matrix, wanted, units).problems, ...listHidden(matrix, units)];
}
