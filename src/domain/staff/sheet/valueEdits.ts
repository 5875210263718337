import { type CellChange, type CellNumber, targetKey } from '../changes/change.ts';
import { withAddedUnits } from '../forms/productoForm.ts';
import {
  readValue,
  type ValueProblem,
  type ValueProducto,
  type ValueTarget,
  valueOf,
} from './valueCells.ts';

type ValueEdit = {
  readonly productoId: number;
  readonly target: ValueTarget;
  readonly text: string;
  /** Value of the producto when the cell was first typed into. */
  readonly base: CellNumber;
};

/** The typed cells of every layer, by {@link editKey}. */
export type ValueEdits = ReadonlyMap<string, ValueEdit>;

export type ValueState =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly before: CellNumber; readonly after: CellNumber }
  | { readonly kind: 'invalid'; readonly problem: ValueProblem }
  /** Somebody else changed the value from `base` to `now` after the cell was typed into. */
  | { readonly kind: 'conflict'; readonly base: CellNumber; readonly now: CellNumber };

export const editKey = (target: ValueTarget, productoId: number) =>
  `${targetKey(target)} ${productoId}`;

function stateOf({ target, text, base }: ValueEdit, now: CellNumber): ValueState {
  const typed = target.kind === 'stock' ? withAddedUnits(text, base) : text;
  const { value, problem } = readValue(target, typed, now);
  if (value === now || (value === base && value !== undefined)) return { kind: 'same' };
  if (now !== base) return { kind: 'conflict', base, now };
  if (value === undefined) return { kind: 'invalid', problem };
  return { kind: 'changed', before: now, after: value };
}

export function valueCell(
  producto: ValueProducto,
  target: ValueTarget,
  edits: ValueEdits,
): { readonly text: string; readonly state: ValueState } {
  const now = valueOf(producto, target);
  const edit = edits.get(editKey(target, producto.id));
  if (edit === undefined) return { text: String(now ?? ''), state: { kind: 'same' } };
  return { text: edit.text, state: stateOf(edit, now) };
}

/** Adds texts that were typed, pasted or filled into cells of a layer to the edits. */
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

/** Removes the edits of `keys`: their cells show the saved values again. */
export function withoutEdits(edits: ValueEdits, keys: readonly string[]): ValueEdits {
  const removed = new Set(keys);
  return new Map([...edits].filter(([key]) => !removed.has(key)));
}

/** Keeps the typed texts of conflicts: from now on they are compared with the values that somebody else saved. */
export function keepMine(edits: ValueEdits, conflicts: readonly ListedEdit[]): ValueEdits {
  const next = new Map(edits);
  for (const { key, edit, producto } of conflicts) {
    next.set(key, { ...edit, base: valueOf(producto, edit.target) });
  }
  return next;
}

export type ListedEdit<State = ValueState> = {
  readonly key: string;
  readonly edit: ValueEdit;
  readonly producto: ValueProducto;
  readonly state: State;
};

type ListOf<Kind> = ListedEdit<Extract<ValueState, { readonly kind: Kind }>>;

/** Groups the edits of all layers by state. `gone`: keys of edits whose producto no longer exists. */
export function summariseEdits(edits: ValueEdits, productos: readonly ValueProducto[]) {
  const byId = new Map(productos.map((producto) => [producto.id, producto]));
  const gone: string[] = [];
  const listed = [...edits].flatMap(([key, edit]): ListedEdit[] => {
    const producto = byId.get(edit.productoId);
    if (producto)
      return [{ key, edit, producto, state: stateOf(edit, valueOf(producto, edit.target)) }];
    gone.push(key);
    return [];
  });
  const of = <Kind extends ValueState['kind']>(kind: Kind) =>
    listed.filter((item): item is ListOf<Kind> => item.state.kind === kind);
  return {
    same: of('same'),
    changed: of('changed'),
    invalid: of('invalid'),
    conflicts: of('conflict'),
    gone,
  };
}

export type EditSummary = ReturnType<typeof summariseEdits>;

/**
 * Removes the edits that change nothing: the old value was typed again, or the typed value is saved by now, perhaps by
 * somebody else.
 *
 * @param typing key of the cell that is being typed into, whose edit stays: '3500.' may become '3500.50'
 */
export function settled(
  edits: ValueEdits,
  productos: readonly ValueProducto[],
  typing: string | null = null,
): ValueEdits {
  const keys = summariseEdits(edits, productos).same.map(({ key }) => key);
  const done = keys.filter((key) => key !== typing);
  return done.length === 0 ? edits : withoutEdits(edits, done);
}

/** Makes the changes of cells that save edits. @param labelOf names a producto in the report */
export function changesOf(
  changed: EditSummary['changed'],
  labelOf: (producto: ValueProducto) => string,
): CellChange[] {
  return changed.map(({ edit: { target }, producto, state: { before, after } }) => ({
    row: { id: producto.id, label: labelOf(producto) },
    target,
    before,
    after,
  }));
}

const sum = (units: readonly number[]) => units.reduce((total, count) => total + count, 0);

/**
 * Adds up the units of a stock layer as they are after saving: by row, by column and in all (`after`). `before` is the
 * total now. A cell that cannot be saved counts with its present units.
 */
export function valueTotals(
  table: readonly (readonly (ValueProducto | null)[])[],
  target: ValueTarget,
  edits: ValueEdits,
) {
  const unitsOf = (producto: ValueProducto | null) => {
    if (producto === null) return { before: 0, after: 0 };
    const { state } = valueCell(producto, target, edits);
    const before = valueOf(producto, target) ?? 0;
    return { before, after: state.kind === 'changed' ? (state.after ?? 0) : before };
  };
  const units = table.map((row) => row.map(unitsOf));
  const [first = []] = units;
  const rows = units.map((row) => sum(row.map(({ after }) => after)));
  const columns = first.map((_, column) => sum(units.map((row) => row[column]?.after ?? 0)));
  return { rows, columns, after: sum(rows), before: sum(units.flat().map(({ before }) => before)) };
}
