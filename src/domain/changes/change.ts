import type { NewProducto } from '../forms/newProducto.ts';

/** The fields of a producto that can be changed for many at once. */
export type BulkField =
  | 'retail'
  | 'wholesale'
  | 'special'
  | 'discountPercent'
  | 'ivaId'
  | 'subfamiliaId';

/** The place of a value: a column of productos, their units in a warehouse, or a link to a picture. */
export type BulkTarget =
  | { readonly kind: 'field'; readonly field: BulkField }
  | { readonly kind: 'stock'; readonly bodegaId: number }
  /** `url` as it is stored. */
  | { readonly kind: 'picture'; readonly url: string };

/**
 * The value at a target: a price, a percentage, an id, or `null`. Of stock: units, `null` without a row
 * in that warehouse. Of a picture: 1 if it is linked, otherwise `null`.
 */
export type BulkValue = number | null;

/** A producto of a change, with the text that a report names it by. */
export type BulkRow = { readonly id: number; readonly label: string };

/** One cell that a change writes. */
export type BulkChange = {
  readonly row: BulkRow;
  readonly target: BulkTarget;
  /** As it was read: a cell that holds something else by now is left alone. */
  readonly before: BulkValue;
  readonly after: BulkValue;
};

/** A new producto with its stock and pictures; `label` names it in a report. */
type NewRow = { readonly label: string; readonly producto: NewProducto };

/** A change of many rows that staff have confirmed. */
export type ChangePlan = {
  /** What it does, in Spanish. */
  readonly title: string;
  readonly cells?: readonly BulkChange[];
  readonly created?: readonly NewRow[];
  /** With their stock and their links to pictures. */
  readonly deleted?: readonly BulkRow[];
};

/** What is compared and written as one: the fields of a producto together, everything else alone. */
export type ChangeItem =
  | { readonly kind: 'set'; readonly cells: readonly [BulkChange, ...BulkChange[]] }
  | { readonly kind: 'new'; readonly row: NewRow }
  | { readonly kind: 'delete'; readonly row: BulkRow };

/** How an item ended; `now`: what each of its cells holds instead. */
export type ItemOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'gone' | 'inUse' }
  | { readonly kind: 'changed'; readonly now: readonly BulkValue[] }
  /** The database cannot store it; `reason` is its own message. */
  | { readonly kind: 'refused'; readonly reason: string };

/** A line of a report: a cell, or a producto that was to be added or deleted. */
export type ReportRow = {
  readonly label: string;
  readonly target: BulkTarget | null;
  readonly outcome:
    | Exclude<ItemOutcome, { kind: 'changed' }>
    | { readonly kind: 'changed'; readonly now: BulkValue };
};

/** What became of a change so far. */
export type ChangeReport = {
  /** Cells and productos of the plan. */
  readonly total: number;
  /** Those that were answered. */
  readonly rows: readonly ReportRow[];
  /** Of an order, whose rows are all written or none: why none was. */
  readonly unwritten: 'taken' | 'notAll' | null;
};

/** Most rows of one call: the database refuses more (docs/rules.md#bulk-changes). */
const MAX_ROWS = 500;

/** The same text for two targets exactly when they are the same. */
export function targetKey(target: BulkTarget): string {
  switch (target.kind) {
    case 'field':
      return target.field;
    case 'stock':
      return `stock ${target.bodegaId}`;
    case 'picture':
      return `picture ${target.url}`;
  }
}

/** The cells of a plan that differ. */
function realCells({ cells = [] }: ChangePlan): BulkChange[] {
  return cells.filter(({ before, after }) => before !== after);
}

/** The items of a plan, in parts that are one call each. A cell without a difference is left out. */
export function partsOf(plan: ChangePlan): ChangeItem[][] {
  const sets = new Map<string, [BulkChange, ...BulkChange[]]>();
  for (const cell of realCells(plan)) {
    const { row, target } = cell;
    const key = `${row.id} ${target.kind === 'field' ? 'fields' : targetKey(target)}`;
    const set = sets.get(key);
    if (set) set.push(cell);
    else sets.set(key, [cell]);
  }
  const items: ChangeItem[] = [
    ...[...sets.values()].map((cells) => ({ kind: 'set', cells }) as const),
    ...(plan.created ?? []).map((row) => ({ kind: 'new', row }) as const),
    ...(plan.deleted ?? []).map((row) => ({ kind: 'delete', row }) as const),
  ];
  return Array.from({ length: Math.ceil(items.length / MAX_ROWS) }, (_, part) =>
    items.slice(part * MAX_ROWS, (part + 1) * MAX_ROWS),
  );
}

/** The report of a plan of which nothing was answered yet. */
export function emptyReport(plan: ChangePlan): ChangeReport {
  const { created = [], deleted = [] } = plan;
  return {
    total: realCells(plan).length + created.length + deleted.length,
    rows: [],
    unwritten: null,
  };
}

/** The lines of a report about an item. */
export function reportRows(item: ChangeItem, outcome: ItemOutcome): ReportRow[] {
  if (item.kind !== 'set') {
    const shown = outcome.kind === 'changed' ? ({ kind: 'changed', now: null } as const) : outcome;
    return [{ label: item.row.label, target: null, outcome: shown }];
  }
  return item.cells.map(({ row, target }, index) => ({
    label: row.label,
    target,
    outcome:
      outcome.kind === 'changed' ? { kind: 'changed', now: outcome.now[index] ?? null } : outcome,
  }));
}

/** How many lines of a report ended in each way. */
export function countOutcomes(
  rows: readonly ReportRow[],
): Readonly<Record<ItemOutcome['kind'], number>> {
  const counts = { done: 0, changed: 0, gone: 0, inUse: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome.kind] += 1;
  return counts;
}
