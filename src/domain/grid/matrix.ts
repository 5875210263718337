import type { Color, Producto } from '../catalogue/catalogue.ts';
import { firstInStock, listColors, listTallas } from '../catalogue/variants.ts';

/** The productos of a subfamilia as a table. */
export type VariantMatrix = {
  /** The rows; `null`: the productos without a colour. */
  readonly colors: readonly (Color | null)[];
  /** The columns, in garment order; `null`: the productos without a size. */
  readonly tallas: readonly (string | null)[];
  /** By row, then column; `null`: no producto has this colour and size. */
  readonly productos: readonly (readonly (Producto | null)[])[];
  /** Productos whose colour and size another one has; the table does not show them. */
  readonly others: readonly Producto[];
};

/** A cell of the table. */
export type CellPlace = { readonly row: number; readonly column: number };

function cellKey(color: Color | null, tallaId: string | null): string {
  return JSON.stringify([color?.id ?? null, tallaId]);
}

/**
 * Colours by sizes. If several productos have the same colour and size, the cell is the one that
 * the simple picker chooses: the first in stock.
 *
 * @see docs/rules.md#size-and-colour-grid
 */
export function buildMatrix(productos: readonly Producto[]): VariantMatrix {
  const tallas: (string | null)[] = listTallas(productos);
  const colors: (Color | null)[] = listColors(productos);
  if (productos.some(({ color }) => color === null)) colors.push(null);
  if (productos.some(({ tallaId }) => tallaId === null)) tallas.push(null);
  const cells = new Map<string, Producto[]>();
  for (const producto of productos) {
    const key = cellKey(producto.color, producto.tallaId);
    cells.set(key, [...(cells.get(key) ?? []), producto]);
  }
  const rows = colors.map((color) =>
    tallas.map((tallaId) => firstInStock(cells.get(cellKey(color, tallaId)) ?? [])),
  );
  const shown = new Set(rows.flat());
  return {
    colors,
    tallas,
    productos: rows,
    others: productos.filter((producto) => !shown.has(producto)),
  };
}

/** The producto of a cell; `null`: there is none. */
export function productoAt(matrix: VariantMatrix, { row, column }: CellPlace): Producto | null {
  return matrix.productos[row]?.[column] ?? null;
}
