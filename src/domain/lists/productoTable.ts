import type { StaffProducto } from '../forms/staffProducto.ts';
import { foldText } from '../text/foldText.ts';
import { guardText } from '../text/sheetText.ts';

/** Columns that are a field of a producto, named like its form's. */
export const FIELD_COLUMNS = [
  'code',
  'name',
  'detail',
  'subfamiliaId',
  'colorId',
  'tallaId',
  'retail',
  'wholesale',
  'special',
  'discountPercent',
  'ivaId',
] as const;

/** A number is a bodega, whose units the column has. */
export type ListColumn = 'id' | 'familia' | 'pictures' | (typeof FIELD_COLUMNS)[number] | number;

export type NamedColumn = {
  readonly column: ListColumn;
  /** The heading of an exported list first, then others that mean the same. */
  readonly names: readonly [string, ...string[]];
};

export type ListCell = string | number | null;

/** @param familiaOf the name of the familia of a subfamilia */
export function cellOf(
  producto: StaffProducto,
  column: ListColumn,
  familiaOf: ReadonlyMap<number, string>,
): ListCell {
  const { subfamiliaId, prices } = producto;
  if (typeof column === 'number') {
    return producto.stock.find(({ bodegaId }) => bodegaId === column)?.quantity ?? null;
  }
  if (column === 'subfamiliaId') return producto.subfamiliaName;
  if (column === 'familia') {
    return subfamiliaId === null ? null : (familiaOf.get(subfamiliaId) ?? null);
  }
  if (column === 'colorId') return producto.color?.name ?? null;
  if (column === 'ivaId') return producto.iva?.name ?? null;
  if (column === 'pictures') {
    return producto.images.map(({ url, storedUrl }) => url ?? storedUrl).join(' ');
  }
  return column === 'retail' || column === 'wholesale' || column === 'special'
    ? prices[column]
    : producto[column];
}

/** The rows of an exported list, its headings first. @param isTyped of a workbook, whose cells say what they are */
export function toListRows(
  productos: readonly StaffProducto[],
  columns: readonly NamedColumn[],
  familiaOf: ReadonlyMap<number, string>,
  isTyped: boolean,
): ListCell[][] {
  const rows = productos.map((one) => columns.map(({ column }) => cellOf(one, column, familiaOf)));
  return [columns.map(({ names: [heading] }) => heading), ...rows].map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? guardText(cell.trim(), isTyped) : cell)),
  );
}

/** Of {@link toListRows}, for Excel in Costa Rica. @see docs/rules.md#csv */
export function toListCsv(rows: readonly (readonly ListCell[])[]): string {
  const textOf = (cell: ListCell) =>
    typeof cell === 'string'
      ? `"${cell.replaceAll('"', '""')}"`
      : String(cell ?? '').replace('.', ',');
  return `\uFEFF${rows.map((cells) => `${cells.map(textOf).join(';')}\r\n`).join('')}`;
}

export type ListHead = {
  /** The place of each column. */
  readonly at: ReadonlyMap<ListColumn, number>;
  /** Headings that no column has. */
  readonly unknown: readonly string[];
  /** Headings of a column that another heading means, too. */
  readonly repeated: readonly string[];
};

export function readHead(headings: readonly string[], columns: readonly NamedColumn[]): ListHead {
  const named = new Map<string, ListColumn>();
  for (const { column, names } of columns) {
    for (const name of names) {
      if (!named.has(foldText(name))) named.set(foldText(name), column);
    }
  }
  const at = new Map<ListColumn, number>();
  const unknown: string[] = [];
  const repeated: string[] = [];
  for (const [place, heading] of headings.entries()) {
    const column = named.get(foldText(heading));
    if (column === undefined) unknown.push(heading);
    else if (at.has(column)) repeated.push(heading);
    else at.set(column, place);
  }
  return { at, unknown: unknown.filter((heading) => heading !== ''), repeated };
}
