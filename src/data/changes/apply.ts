import {
  type BulkChange,
  type BulkField,
  type BulkValue,
  type ChangeItem,
  type ChangePlan,
  type ChangeReport,
  emptyReport,
  type ItemOutcome,
  partsOf,
  type ReportRow,
  reportRows,
} from '#domain/changes/change.ts';
import { toNumber, toText } from '../http/columns.ts';
import { DataError } from '../http/DataError.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { toRow as toColumns } from '../productos/row.ts';
import { toValues } from './history.ts';

export const BULK_COLUMN = {
  retail: 'precio1',
  wholesale: 'precio2',
  special: 'precio3',
  discountPercent: 'descuento',
  ivaId: 'iva_id',
  subfamiliaId: 'sub_familia_id',
} as const satisfies Record<BulkField, string>;

/** As JSON can hold it. */
type Columns = Record<string, string | number | null | (string | Record<string, number>)[]>;

type Row = {
  readonly table: 'producto' | 'inventario' | 'images';
  readonly key: Columns | null;
  readonly before: Columns | null;
  readonly after: Columns | null;
};

/** The columns that cells are in; a warehouse without a row has no units. */
function columnsOf(
  cells: readonly BulkChange[],
  valueOf: (cell: BulkChange) => BulkValue,
): Record<string, BulkValue> {
  return Object.fromEntries(
    cells.map((cell) =>
      cell.target.kind === 'field'
        ? [BULK_COLUMN[cell.target.field], valueOf(cell)]
        : ['cantidad', valueOf(cell) ?? 0],
    ),
  );
}

function toRow(item: ChangeItem): Row {
  switch (item.kind) {
    case 'new': {
      const { producto, stock, imageUrls } = item.row.producto;
      const inventario = stock.map(({ bodegaId, quantity }) => ({
        bodega_id: bodegaId,
        cantidad: quantity,
      }));
      const after = { ...toColumns(producto), inventario, images: [...imageUrls] };
      return { table: 'producto', key: null, before: null, after };
    }
    case 'delete':
      return { table: 'producto', key: { id: item.row.id }, before: {}, after: null };
    case 'set': {
      const [{ row, target, before, after }] = item.cells;
      if (target.kind === 'picture') {
        return {
          table: 'images',
          key: { producto_id: row.id, url: target.url },
          before: before === null ? null : {},
          after: after === null ? null : {},
        };
      }
      return {
        ...(target.kind === 'field'
          ? ({ table: 'producto', key: { id: row.id } } as const)
          : ({
              table: 'inventario',
              key: { producto_id: row.id, bodega_id: target.bodegaId },
            } as const)),
        before: columnsOf(item.cells, (cell) => cell.before),
        after: columnsOf(item.cells, (cell) => cell.after),
      };
    }
  }
}

function toOutcome(item: ChangeItem, answer: unknown): ItemOutcome {
  const { outcome, reason, now } = toValues(answer);
  switch (outcome) {
    case 'done':
    case 'gone':
    case 'inUse':
      return { kind: outcome };
    case 'refused':
      return { kind: 'refused', reason: toText(reason) };
    case 'changed': {
      const values = toValues(now);
      const nowOf = ({ target }: BulkChange) => {
        // A picture that was to be linked is linked already.
        if (target.kind === 'picture') return 1;
        return toNumber(values[target.kind === 'field' ? BULK_COLUMN[target.field] : 'cantidad']);
      };
      return { kind: 'changed', now: item.kind === 'set' ? item.cells.map(nowOf) : [] };
    }
    default:
      throw new DataError('unknown', 'the outcome of a row is not known');
  }
}

/**
 * Writes a change of many rows, in parts of one transaction each. A row that no longer is as it was
 * read is left alone.
 *
 * @returns what became of each row; of parts that were not sent it has none
 * @throws DataError after which it may be called again with the same arguments
 * @see docs/rules.md#bulk-changes
 */
export async function applyChange({
  change,
  plan,
  pedidoId,
  onProgress,
  signal,
}: {
  /** A part that is sent again under the same number is not written twice. */
  change: string;
  plan: ChangePlan;
  /** The order whose stock the change takes: all of its rows are written, or none. */
  pedidoId?: string;
  onProgress?: (report: ChangeReport) => void;
  /** No further part is sent once it is aborted. */
  signal?: AbortSignal;
}): Promise<ChangeReport> {
  const { title } = plan;
  const empty = emptyReport(plan);
  const answered: ReportRow[] = [];
  for (const [part, items] of partsOf(plan).entries()) {
    if (signal?.aborted) break;
    const rows = items.map(toRow);
    const pedido = pedidoId === undefined ? {} : { pedido: pedidoId };
    const request = staffDb.rpc('apply_change', { change, part, title, rows, ...pedido });
    // oxlint-disable-next-line no-await-in-loop -- a part that fails keeps the next ones from being sent
    const answer = toValues(unwrap(await request));
    if (answer['taken'] === true) return { ...empty, unwritten: 'taken' };
    const outcomes = Array.isArray(answer['rows']) ? answer['rows'] : [];
    for (const [index, item] of items.entries()) {
      answered.push(...reportRows(item, toOutcome(item, outcomes[index])));
    }
    const report = { ...empty, rows: [...answered] };
    if (answer['written'] !== true) return { ...report, unwritten: 'notAll' };
    onProgress?.(report);
  }
  return { ...empty, rows: answered };
}
