/**
 * Writes a change of many rows, which `history.ts` reads and `undo.ts` takes back.
 *
 * `applyChange` turns a plan (`domain/staff/changes/change.ts`) into rows with their old and new values, cuts them
 * into numbered parts, and calls the database function `apply_change` part by part. A call is one transaction: it
 * writes each row that still has its old values, and stores its response, which it returns if the same part comes
 * again. A part that takes too long is sent as two halves. The database refuses a half of a written part, and a part
 * with a written half. Triggers store each written row in `historial` under the id of the change;
 * `domain/staff/changes/entries.ts` groups these rows into entries of the history. `undo_change` takes the rows back,
 * the newest first, at most 500 in a call. It leaves alone a row that was changed since.
 */
import {
  type CellChange,
  type CellField,
  type CellTarget,
  type ChangePlan,
  type ChangeReport,
  emptyReport,
  realCells,
  type ReportRow,
  targetKey,
} from '#domain/staff/changes/change.ts';
import type { NewProducto } from '#domain/staff/forms/productoForm.ts';
import { toNumber, toText, toTextOrNull } from '../../http/columns.ts';
import { DataError, tookTooLong } from '../../http/DataError.ts';
import { unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import { toRow as toColumns } from '../../productos/staff/row.ts';
import { toValues } from './history.ts';

/**
 * Largest weight of one call; a changed price or stock row weighs 1. The database refuses more than 500 rows, and on
 * the hosted service it ends a statement after 8 s (docs/rules.md#bulk-changes).
 */
const MAX_WEIGHT = 500;
/** Deleting a product takes 3 times as long as changing a price (measured): it also deletes stock and pictures. */
const DELETION_WEIGHT = 3;

const FIELD_COLUMN = {
  code: 'codigo',
  name: 'nombre',
  detail: 'detalle',
  retail: 'precio1',
  wholesale: 'precio2',
  special: 'precio3',
  discountPercent: 'descuento',
  ivaId: 'iva_id',
  subfamiliaId: 'sub_familia_id',
  isHidden: 'oculto',
  colorId: 'color_numeric_id',
  tallaId: 'talla_id',
} as const satisfies Record<CellField, string>;

const TEXT_COLUMNS = ['codigo', 'nombre', 'detalle', 'talla_id'];

export function columnOf(target: CellTarget): string {
  if (target.kind === 'field') return FIELD_COLUMN[target.field];
  if (target.kind === 'subfamilia') return 'oculto';
  return target.kind === 'stock' ? 'cantidad' : 'url';
}

type Columns = Record<
  string,
  string | number | boolean | null | (string | Record<string, number>)[]
>;

type Row = {
  readonly table: 'producto' | 'inventario' | 'images' | 'subfamilia';
  readonly key: Columns | null;
  readonly before: Columns | null;
  readonly after: Columns | null;
};

/** A row that the database compares and writes as a whole, with its rows in the report. */
type Item = {
  readonly row: Row;
  readonly reportRows: readonly Omit<ReportRow, 'outcome'>[];
  readonly weight: number;
};

function toRow(cells: readonly [CellChange, ...CellChange[]]): Row {
  const [{ row, target, before, after }] = cells;
  if (target.kind === 'picture') {
    return {
      table: 'images',
      key: { producto_id: row.id, url: target.url },
      before: before === null ? null : {},
      after: after === null ? null : {},
    };
  }
  const isStock = target.kind === 'stock';
  // A warehouse without a stock row has 0 units.
  const columns = (side: 'before' | 'after') =>
    Object.fromEntries(
      cells.map((cell) => {
        const column = columnOf(cell.target);
        const value = cell[side] ?? (isStock ? 0 : null);
        return [column, column === 'oculto' ? value === 1 : value];
      }),
    );
  const tables = { field: 'producto', stock: 'inventario', subfamilia: 'subfamilia' } as const;
  return {
    table: tables[target.kind],
    key: isStock ? { producto_id: row.id, bodega_id: target.bodegaId } : { id: row.id },
    before: columns('before'),
    after: columns('after'),
  };
}

function newRow({ producto, stock, imageUrls }: NewProducto): Row {
  const inventario = stock.map(({ bodegaId, quantity }) => ({
    bodega_id: bodegaId,
    cantidad: quantity,
  }));
  const after = { ...toColumns(producto), inventario, images: [...imageUrls] };
  return { table: 'producto', key: null, before: null, after };
}

/** Converts a plan to rows. All changed fields of a product are one row; stock and pictures are one row each. */
function itemsOf({ cells, created = [], deleted = [] }: ChangePlan): Item[] {
  const cellsByRow = new Map<string, [CellChange, ...CellChange[]]>();
  for (const cell of realCells(cells)) {
    const { row, target } = cell;
    const key = `${row.id} ${target.kind === 'field' ? 'fields' : targetKey(target)}`;
    const rowCells = cellsByRow.get(key);
    if (rowCells) rowCells.push(cell);
    else cellsByRow.set(key, [cell]);
  }
  return [
    ...Array.from(cellsByRow.values(), (rowCells) => ({
      row: toRow(rowCells),
      reportRows: rowCells.map(({ row: { label }, target }) => ({ label, target })),
      weight: 1,
    })),
    ...created.map(({ label, producto }) => ({
      row: newRow(producto),
      reportRows: [{ label, target: null }],
      weight: 1 + producto.stock.length + producto.imageUrls.length,
    })),
    ...deleted.map(({ label, producto }) => ({
      row: {
        table: 'producto' as const,
        key: { id: producto.id },
        before: toColumns(producto),
        after: null,
      },
      reportRows: [{ label, target: null }],
      weight: DELETION_WEIGHT,
    })),
  ];
}

/**
 * Rows of one call. Each whole part has 1,024 places, and each half has half of its part's places: 500 rows are halved
 * nine times at most. `place` is the middle one; `reach` is the number of places on either side of it.
 */
type Part = { readonly items: readonly Item[]; readonly place: number; readonly reach: number };

const ROOT_REACH = 512;

function partsOf(items: readonly Item[], maxWeight: number): Part[] {
  const lists: Item[][] = [];
  let weight = 0;
  for (const item of items) {
    weight += item.weight;
    const list = lists.at(-1);
    if (list === undefined || weight > maxWeight) {
      lists.push([item]);
      ({ weight } = item);
    } else list.push(item);
  }
  return lists.map((list, index) => ({
    items: list,
    place: index * 2 * ROOT_REACH + ROOT_REACH,
    reach: ROOT_REACH,
  }));
}

/** Numbers whole parts from 0; a half has the negative of its place, as `private.part_place` expects. */
const partNumber = ({ place, reach }: Part) =>
  reach === ROOT_REACH ? (place - ROOT_REACH) / (2 * ROOT_REACH) : -place;

function halvesOf({ items, place, reach }: Part): [Part, Part] {
  const middle = Math.ceil(items.length / 2);
  const half = reach / 2;
  return [
    { items: items.slice(0, middle), place: place - half, reach: half },
    { items: items.slice(middle), place: place + half, reach: half },
  ];
}

function toOutcome(target: CellTarget | null, rowResult: unknown): ReportRow['outcome'] {
  const { outcome, reason, now } = toValues(rowResult);
  switch (outcome) {
    case 'done':
    case 'gone':
    case 'inUse':
      return { kind: outcome };
    case 'refused':
      return { kind: 'refused', reason: toText(reason) };
    case 'changed': {
      const column = target && columnOf(target);
      const value = column && toValues(now)[column];
      if (typeof value === 'boolean') return { kind: 'changed', now: Number(value) };
      // The change links a picture that is linked already.
      if (column === 'url') return { kind: 'changed', now: 1 };
      const isText = TEXT_COLUMNS.some((name) => name === column);
      return { kind: 'changed', now: isText ? toTextOrNull(value) : toNumber(value) };
    }
    default:
      throw new DataError('unknown', 'a row has an unrecognised outcome');
  }
}

/**
 * Writes a change of many rows, in parts that are one transaction each. After a DataError it may be called
 * again with the same arguments. @see docs/rules.md#bulk-changes
 */
export async function applyChange({
  changeId: change,
  plan,
  pedidoId,
  onProgress,
  signal,
}: {
  /** Id of the change: a part that is sent again under the same id is not written twice. */
  changeId: string;
  plan: ChangePlan;
  /** The order that the change takes stock for: it writes all rows, or none. */
  pedidoId?: string;
  onProgress?: (report: ChangeReport) => void;
  /** Once the signal is aborted, no further part is sent. */
  signal?: AbortSignal;
}): Promise<ChangeReport> {
  const { title } = plan;
  const isOrder = pedidoId !== undefined;
  // An order is all or nothing: one part, which cannot be halved.
  const parts = partsOf(itemsOf(plan), isOrder ? Infinity : MAX_WEIGHT);
  const empty = emptyReport(plan);
  const reported: ReportRow[] = [];
  let tooHeavyFrom = Infinity;

  /** Sends a part and returns the response; `null`: the part took too long and can be halved. */
  async function send(part: Part, weight: number) {
    const rows = part.items.map(({ row }) => row);
    const args = {
      change,
      part: partNumber(part),
      title,
      rows,
      ...(isOrder && { pedido: pedidoId }),
    };
    try {
      return toValues(unwrap(await staffDb.rpc('apply_change', args)));
    } catch (error) {
      if (!tookTooLong(error) || isOrder) throw error;
      if (rows.length === 1) throw new DataError('rowTooLong', error.detail, error);
      tooHeavyFrom = weight;
      return null;
    }
  }

  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    if (signal?.aborted) break;
    const weight = part.items.reduce((sum, item) => sum + item.weight, 0);
    const mustHalve = weight >= tooHeavyFrom && part.items.length > 1;
    // oxlint-disable-next-line no-await-in-loop -- once a part fails, no further part is sent
    const response = mustHalve ? null : await send(part, weight);
    if (response === null) {
      parts.unshift(...halvesOf(part));
      continue;
    }
    if (response['taken'] === true) return { ...empty, unwritten: 'taken' };
    const outcomes: unknown[] = Array.isArray(response['rows']) ? response['rows'] : [];
    for (const [index, { reportRows }] of part.items.entries()) {
      for (const { label, target } of reportRows) {
        reported.push({ label, target, outcome: toOutcome(target, outcomes[index]) });
      }
    }
    const report = { ...empty, rows: [...reported] };
    if (response['written'] !== true) return { ...report, unwritten: 'notAll' };
    onProgress?.(report);
  }
  return { ...empty, rows: reported };
}
