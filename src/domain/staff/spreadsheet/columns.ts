import { foldText } from '../../text/foldText.ts';
import { guardText } from '../../text/sheetText.ts';
import { PRICE_FIELDS, type ProductoDraft } from '../forms/productoForm.ts';
import type { StaffProducto } from '../productos/staffProducto.ts';
import { cellText, type FileCell } from './fileCell.ts';

export const PREVIEW_COLUMNS = ['subfamiliaId', 'colorId', 'tallaId', ...PRICE_FIELDS] as const;

/** Columns that are a field of a producto, by the names of its form. */
export const FIELD_COLUMNS = [
  'code',
  'name',
  'detail',
  ...PREVIEW_COLUMNS,
  'discountPercent',
  'ivaId',
] as const;

export type FieldColumn = (typeof FIELD_COLUMNS)[number];

/** A column of the list. A number is the id of a bodega with its units; 'origin' holds the row as it was exported. */
export type ListColumn = 'id' | 'familia' | 'pictures' | 'origin' | FieldColumn | number;

export type NamedColumn = {
  readonly column: ListColumn;
  /** Headings of the column: that of an exported list first, then others that mean the same. */
  readonly names: readonly string[];
};

export type ListCell = string | number | null;

export const fieldValue = (draft: ProductoDraft, field: FieldColumn) =>
  ({ ...draft, ...draft.prices })[field];

/** Returns what a producto has in a column. @param familiaOf familia names by subfamilia id */
export function cellOf(
  producto: StaffProducto,
  column: Exclude<ListColumn, 'origin'>,
  familiaOf: ReadonlyMap<number, string>,
): ListCell {
  const { stock, subfamiliaId, prices, images } = producto;
  if (typeof column === 'number') {
    return stock.find(({ bodegaId }) => bodegaId === column)?.quantity ?? null;
  }
  const cells = {
    ...producto,
    ...prices,
    subfamiliaId: producto.subfamiliaName,
    familia: familiaOf.get(subfamiliaId ?? 0) ?? null,
    colorId: producto.color?.name ?? null,
    ivaId: producto.iva?.name ?? null,
    pictures: images.map(({ url, storedUrl }) => url ?? storedUrl).join(' '),
  };
  return cells[column];
}

/** The cells of an exported row, by their column; empty cells and pictures are missing. */
export type Origin = { readonly id: number; readonly code?: string } & Readonly<
  Partial<Record<string, ListCell>>
>;

/** Excel's limit for the text of a cell. */
const MAX_CELL_LENGTH = 32_767;

/** Encodes a row as Base64: replacing a text in the whole sheet does not change it, and every encoding keeps it. */
function originText(cells: readonly (readonly [column: ListColumn, cell: ListCell])[]): string {
  const held = cells.filter(([column, cell]) => column !== 'pictures' && cell !== null);
  const json = JSON.stringify(Object.fromEntries(held)).replace(
    /[^\0-\xff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const text = btoa(json);
  return text.length > MAX_CELL_LENGTH ? '' : text;
}

/** Decodes the origin of a row; `null`: there is none, or it was cut. */
export function readOrigin(text: string): Origin | null {
  try {
    const origin: Origin | null = JSON.parse(atob(text));
    return origin;
  } catch {
    return null;
  }
}

/** Makes an exported list, headings first. @param columns end with 'origin' @param isTyped the file types its cells */
export function toListRows(
  productos: readonly StaffProducto[],
  columns: readonly NamedColumn[],
  familiaOf: ReadonlyMap<number, string>,
  isTyped: boolean,
): ListCell[][] {
  const rows = productos.map((producto) => {
    const cells = columns.flatMap(({ column }) =>
      column === 'origin' ? [] : [[column, cellOf(producto, column, familiaOf)] as const],
    );
    return [...cells.map(([, cell]) => cell), originText(cells)];
  });
  return [columns.map(({ names: [heading = ''] }) => heading), ...rows].map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? guardText(cell.trim(), isTyped) : cell)),
  );
}

/** Writes {@link toListRows} as a CSV file for Excel in Costa Rica. @see docs/rules.md#csv */
export function toListCsv(rows: readonly (readonly ListCell[])[]): string {
  const textOf = (cell: ListCell) =>
    typeof cell === 'string'
      ? `"${cell.replaceAll('"', '""')}"`
      : String(cell ?? '').replace('.', ',');
  return `\uFEFF${rows.map((cells) => `${cells.map(textOf).join(';')}\r\n`).join('')}`;
}

/** Finds the index of each column, the headings that no column has, and those that repeat a column. */
export function readHead(headings: readonly string[], columns: readonly NamedColumn[]) {
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

/** Rows that are searched for the headings: a title, a date or blank rows may stand above them. */
const HEAD_ROWS = 20;

/** Finds the row with the most headings, id or code among them, and returns its index; -1: there is none. */
export function findHead(rows: readonly (readonly FileCell[])[], columns: readonly NamedColumn[]) {
  const known = rows.slice(0, HEAD_ROWS).map((cells) => {
    const { at } = readHead(cells.map(cellText), columns);
    return at.has('id') || at.has('code') ? at.size : 0;
  });
  const most = Math.max(0, ...known);
  return most === 0 ? -1 : known.indexOf(most);
}
