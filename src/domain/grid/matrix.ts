import type { Color, Producto } from '../catalogue/catalogue.ts';
import { firstInStock, inShopOrder, listColors, listTallas } from '../catalogue/variants.ts';

type Placed = Pick<Producto, 'id' | 'color' | 'tallaId'>;

export type VariantMatrix<Item = Producto> = {
  /** The rows; `null`: the productos without a colour. */
  readonly colors: readonly (Color | null)[];
  /** The columns, in garment order; `null`: the productos without a size. */
  readonly tallas: readonly (string | null)[];
  /** By row, then column; `null`: the cell has no producto. */
  readonly productos: readonly (readonly (Item | null)[])[];
  /** Productos that have no cell. */
  readonly others: readonly Item[];
};

export type CellPlace = { readonly row: number; readonly column: number };

function cellKey(color: Color | null, tallaId: string | null): string {
  return JSON.stringify([color?.id ?? null, tallaId]);
}

/**
 * Makes the table of colours by sizes. @param choose picks the producto of a cell from those with its colour and size
 */
function tabulate<Item extends Placed>(
  productos: readonly Item[],
  choose: (same: readonly Item[]) => Item | null,
): VariantMatrix<Item> {
  const tallas: (string | null)[] = listTallas(productos);
  const colors: (Color | null)[] = listColors(productos);
  if (productos.some(({ color }) => color === null)) colors.push(null);
  if (productos.some(({ tallaId }) => tallaId === null)) tallas.push(null);
  const cells = new Map<string, Item[]>();
  for (const producto of productos) {
    const key = cellKey(producto.color, producto.tallaId);
    cells.set(key, [...(cells.get(key) ?? []), producto]);
  }
  const rows = colors.map((color) =>
    tallas.map((tallaId) => choose(cells.get(cellKey(color, tallaId)) ?? [])),
  );
  const shown = new Set(rows.flat());
  return {
    colors,
    tallas,
    productos: rows,
    others: productos.filter((producto) => !shown.has(producto)),
  };
}

/** Makes the store's table; {@link firstInStock} chooses for a shared cell. @see docs/rules.md#size-and-colour-grid */
export function buildMatrix(productos: readonly Producto[]): VariantMatrix {
  return tabulate(productos, firstInStock);
}

/**
 * Makes the table of staff, who edit every producto. Productos that share a cell, and productos with neither colour nor
 * size, have no cell: they are in `others`, in shop order. @see docs/rules.md#price-and-stock-grid
 */
export function buildStaffMatrix<Item extends Placed>(productos: readonly Item[]) {
  const isPlain = ({ color, tallaId }: Item) => color === null && tallaId === null;
  const matrix = tabulate(
    productos.filter((producto) => !isPlain(producto)),
    (same) => (same.length === 1 ? (same[0] ?? null) : null),
  );
  return { ...matrix, others: inShopOrder([...matrix.others, ...productos.filter(isPlain)]) };
}

/** Lists the productos of the table with their places, row by row. */
export function listCells<Item>({ productos }: Pick<VariantMatrix<Item>, 'productos'>) {
  return productos.flatMap((cells, row) =>
    cells.flatMap((producto, column) =>
      producto === null ? [] : [{ producto, place: { row, column } }],
    ),
  );
}

export const productoAt = <Item>(
  { productos }: Pick<VariantMatrix<Item>, 'productos'>,
  { row, column }: CellPlace,
): Item | null => productos[row]?.[column] ?? null;
