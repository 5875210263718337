import { type BulkChange, type BulkValue, targetKey } from '../changes/change.ts';
import {
  readValue,
  type ValueProblem,
  type ValueProducto,
  type ValueTarget,
  valueOf,
  valueText,
} from './valueCells.ts';

/** A cell that was typed into. */
type ValueEdit = {
  readonly productoId: number;
  readonly target: ValueTarget;
  /** As typed. */
  readonly text: string;
  /** What the producto held when the cell was first typed into. */
  readonly base: BulkValue;
};

/** The typed cells of every layer, by {@link editKey}. */
export type ValueEdits = ReadonlyMap<string, ValueEdit>;

/** How a cell stands. */
type ValueState =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly before: BulkValue; readonly after: BulkValue }
  | { readonly kind: 'invalid'; readonly before: BulkValue; readonly problem: ValueProblem }
  /** Somebody else changed it from `base` to `now` after it was typed into. */
  | { readonly kind: 'conflict'; readonly base: BulkValue; readonly now: BulkValue };

/** A cell with what it shows. */
export type ValueCell = { readonly text: string; readonly state: ValueState };

/** Names a cell of a layer. */
export function editKey(target: ValueTarget, productoId: number): string {
  return `${targetKey(target)} ${productoId}`;
}

function stateOf({ target, text, base }: ValueEdit, now: BulkValue): ValueState {
  const read = readValue(target, text, now);
  const value = read.problem === null ? read.value : undefined;
  if (value === now || (value === base && value !== undefined)) return { kind: 'same' };
  if (now !== base) return { kind: 'conflict', base, now };
  if (read.problem !== null) return { kind: 'invalid', before: now, problem: read.problem };
  return { kind: 'changed', before: now, after: read.value };
}

/** What a cell shows, and how it stands. */
export function valueCell(
  producto: ValueProducto,
  target: ValueTarget,
  edits: ValueEdits,
): ValueCell {
  const now = valueOf(producto, target);
  const edit = edits.get(editKey(target, producto.id));
  return edit === undefined
    ? { text: valueText(now), state: { kind: 'same' } }
    : { text: edit.text, state: stateOf(edit, now) };
}

/** The edits after texts were typed, pasted or filled into cells of a layer. */
export function withTexts(
  edits: ValueEdits,
  target: ValueTarget,
  typed: Iterable<{ readonly producto: ValueProducto; readonly text: string }>,
): ValueEdits {
  const next = new Map(edits);
  for (const { producto, text } of typed) {
    const key = editKey(target, producto.id);
    const known = next.get(key);
    const base = known === undefined ? valueOf(producto, target) : known.base;
    next.set(key, { productoId: producto.id, target, text, base });
  }
  return next;
}

function findIn(productos: readonly ValueProducto[]) {
  const byId = new Map(productos.map((producto) => [producto.id, producto]));
  return ({ productoId }: ValueEdit) => byId.get(productoId);
}

/**
 * The edits without those that change nothing: typed back, or saved meanwhile. A cell that somebody
 * else gave the typed value is saved as well.
 *
 * @param typing key of the cell that is being typed into: '3500.' may become '3500.50'
 */
export function settled(
  edits: ValueEdits,
  productos: readonly ValueProducto[],
  typing: string | null = null,
): ValueEdits {
  const productoOf = findIn(productos);
  const left = [...edits].filter(([key, edit]) => {
    const producto = productoOf(edit);
    if (producto === undefined || key === typing) return true;
    return stateOf(edit, valueOf(producto, edit.target)).kind !== 'same';
  });
  return left.length === edits.size ? edits : new Map(left);
}

/** Keeps what was typed over what somebody else saved: it is compared with that from now on. */
export function keepMine(
  edits: ValueEdits,
  keys: readonly string[],
  productos: readonly ValueProducto[],
): ValueEdits {
  const productoOf = findIn(productos);
  const next = new Map(edits);
  for (const key of keys) {
    const edit = next.get(key);
    const producto = edit && productoOf(edit);
    if (edit && producto) next.set(key, { ...edit, base: valueOf(producto, edit.target) });
  }
  return next;
}

/** The edits without some: their cells show what is saved. */
export function withoutEdits(edits: ValueEdits, keys: readonly string[]): ValueEdits {
  const next = new Map(edits);
  for (const key of keys) next.delete(key);
  return next;
}

/** An edit with its producto and its state. */
export type ListedEdit = {
  readonly key: string;
  readonly edit: ValueEdit;
  readonly producto: ValueProducto;
  readonly state: ValueState;
};

export type EditSummary = {
  readonly changed: readonly ListedEdit[];
  readonly invalid: readonly ListedEdit[];
  readonly conflicts: readonly ListedEdit[];
  /** Keys of edits of productos that are no longer there. */
  readonly gone: readonly string[];
};

/** The edits of all layers by how they stand. */
export function summariseEdits(
  edits: ValueEdits,
  productos: readonly ValueProducto[],
): EditSummary {
  const productoOf = findIn(productos);
  const gone: string[] = [];
  const listed = [...edits].flatMap(([key, edit]): ListedEdit[] => {
    const producto = productoOf(edit);
    if (producto === undefined) {
      gone.push(key);
      return [];
    }
    return [{ key, edit, producto, state: stateOf(edit, valueOf(producto, edit.target)) }];
  });
  const ofKind = (kind: ValueState['kind']) => listed.filter(({ state }) => state.kind === kind);
  return {
    changed: ofKind('changed'),
    invalid: ofKind('invalid'),
    conflicts: ofKind('conflict'),
    gone,
  };
}

/**
 * The bulk change that saves edits. Cells that are invalid or in conflict are left out.
 *
 * @param labelOf names a producto in the report
 * @see docs/rules.md#price-and-stock-grid
 */
export function changesOf(
  changed: readonly ListedEdit[],
  labelOf: (producto: ValueProducto) => string,
): BulkChange[] {
  return changed.flatMap(({ edit: { target }, producto, state }) => {
    if (state.kind !== 'changed') return [];
    const { before, after } = state;
    return [{ row: { id: producto.id, label: labelOf(producto) }, target, before, after }];
  });
}

/** Units of a stock layer as they will be after saving, and as they are. */
export type ValueTotals = {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly after: number;
  readonly before: number;
};

/** The sums of a table; a cell that cannot be saved counts with what it holds now. */
export function valueTotals(
  table: readonly (readonly (ValueProducto | null)[])[],
  target: ValueTarget,
  edits: ValueEdits,
): ValueTotals {
  const rows = table.map(() => 0);
  const columns = (table[0] ?? []).map(() => 0);
  let after = 0;
  let before = 0;
  table.forEach((row, y) =>
    row.forEach((producto, x) => {
      if (producto === null) return;
      const { state } = valueCell(producto, target, edits);
      const now = valueOf(producto, target) ?? 0;
      const next = state.kind === 'changed' ? (state.after ?? 0) : now;
      rows[y] = (rows[y] ?? 0) + next;
      columns[x] = (columns[x] ?? 0) + next;
      after += next;
      before += now;
    }),
  );
  return { rows, columns, after, before };
}
