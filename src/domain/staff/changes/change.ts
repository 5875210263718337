import type { NewProducto, ProductoDraft } from '../forms/productoForm.ts';
import type { StaffProducto } from '../productos/staffProducto.ts';

export type CellField = keyof ProductoDraft['prices'] | Exclude<keyof ProductoDraft, 'prices'>;

/** The place of a value: a column or the units of a producto, a link to a picture, a subfamilia's hidden mark. */
export type CellTarget =
  | { readonly kind: 'field'; readonly field: CellField }
  | { readonly kind: 'stock'; readonly bodegaId: number }
  | { readonly kind: 'subfamilia' }
  /** `url` as it is stored. */
  | { readonly kind: 'picture'; readonly url: string };

/**
 * The value at a target. A field has a price, a percentage, an id, or `null`; stock has units, `null` without a row
 * in that warehouse; a picture has 1 if it is linked, otherwise `null`; a hidden mark has 1 or 0.
 */
export type CellNumber = number | null;

/** A number or nothing, or the text of a code, name, detail or size. */
export type CellValue = CellNumber | string;

/** A producto or subfamilia of a change, with the text that a report names it by. */
export type ChangeSubject = { readonly id: number; readonly label: string };

export type CellChange = {
  readonly row: ChangeSubject;
  readonly target: CellTarget;
  /** The value as it was read: a cell that holds something else by now is left alone. */
  readonly before: CellValue;
  readonly after: CellValue;
};

/** A change of many rows, which staff have confirmed. */
export type ChangePlan = {
  /** Effect of the change, in Spanish. */
  readonly title: string;
  readonly cells?: readonly CellChange[];
  /** New productos with stock and pictures; `label` names one in a report. */
  readonly created?: readonly { readonly label: string; readonly producto: NewProducto }[];
  /** Productos to delete with stock and links to pictures, each only while its row is as it was read. */
  readonly deleted?: readonly { readonly label: string; readonly producto: StaffProducto }[];
};

/** A line of a report: the outcome of a cell, or of a producto that was to be added or deleted. */
export type ReportRow = {
  readonly label: string;
  readonly target: CellTarget | null;
  readonly outcome:
    | { readonly kind: 'done' | 'gone' | 'inUse' }
    /** `now`: what the cell holds instead. */
    | { readonly kind: 'changed'; readonly now: CellValue }
    /** The database cannot store it; `reason` is its own message. */
    | { readonly kind: 'refused'; readonly reason: string };
};

export type ChangeReport = {
  readonly total: number;
  readonly rows: readonly ReportRow[];
  /** The reason why no row of an order was written: an order is written whole, or not at all. */
  readonly unwritten: 'taken' | 'notAll' | null;
};

export function targetKey(target: CellTarget): string {
  if (target.kind === 'field') return target.field;
  if (target.kind === 'subfamilia') return target.kind;
  return target.kind === 'stock' ? `stock ${target.bodegaId}` : `picture ${target.url}`;
}

export const realCells = (cells: readonly CellChange[] = []) =>
  cells.filter(({ before, after }) => before !== after);

export function emptyReport({ cells, created = [], deleted = [] }: ChangePlan): ChangeReport {
  const total = realCells(cells).length + created.length + deleted.length;
  return { total, rows: [], unwritten: null };
}
