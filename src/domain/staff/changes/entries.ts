/** Tables with a history. A change of several tables is named after the first of them here. */
export const HISTORY_TABLES = [
  'producto',
  'subfamilia',
  'familia',
  'color',
  'talla',
  'banners',
  'inventario',
  'images',
] as const;
export type HistoryTable = (typeof HISTORY_TABLES)[number];

/** The effect of one change on one table. */
export type ChangeHead = {
  readonly id: number;
  readonly change: string;
  readonly doneAt: number;
  /** E-mail address; `null`: changed outside the store. */
  readonly person: string | null;
  readonly table: HistoryTable;
  /** Name of the first changed row of the table. */
  readonly label: string;
  readonly productoId: number | null;
  readonly kind: 'added' | 'changed' | 'deleted';
  /** Title of a change of many rows, or of an undo. */
  readonly title: string | null;
  readonly rowCount: number;
  readonly undone: 'part' | 'whole' | null;
};

/** A line of the history: one change by somebody, or all requests of one form. */
export type HistoryEntry = Omit<ChangeHead, 'change'> & {
  /** Ids of the changes in this line, newest first: they are undone in this order. */
  readonly changes: readonly string[];
  /** Ids of the changes that are not wholly undone. */
  readonly undoable: readonly string[];
  /** Number of rows of the table beside the row that `label` names. */
  readonly others: number;
};

/** Changes of one form that are further apart in time are separate lines. */
const JOINED_MS = 60_000;

const rankOf = ({ table }: ChangeHead) => HISTORY_TABLES.indexOf(table);
const KINDS = ['changed', 'added', 'deleted'] as const;

type Heads = [ChangeHead, ...ChangeHead[]];

/** Makes the key that the requests of one form share; `null`: the change is a line of its own. */
function formKey(heads: Heads): string | null {
  const [{ person, productoId }] = heads;
  const isOfForm = heads.every(
    (head) =>
      head.title === null &&
      head.productoId === productoId &&
      (head.table !== 'producto' || head.rowCount === 1),
  );
  return person && productoId !== null && isOfForm ? `${person} ${productoId}` : null;
}

const changesOf = (heads: readonly ChangeHead[]) => [...new Set(heads.map((head) => head.change))];
const rowsOf = (heads: readonly ChangeHead[]) =>
  heads.reduce((sum, { rowCount }) => sum + rowCount, 0);

function toEntry(heads: Heads): HistoryEntry {
  const [newest] = heads;
  // The most important table names the entry: for a new product with stock that is the product.
  const named = heads.reduce((best, head) => (rankOf(head) < rankOf(best) ? head : best));
  const same = heads.filter(({ table }) => table === named.table);
  const undone = new Set(heads.map((head) => head.undone));
  return {
    ...named,
    id: newest.id,
    doneAt: newest.doneAt,
    kind: KINDS.findLast((kind) => same.some((head) => head.kind === kind)) ?? named.kind,
    title: heads.find(({ title }) => title !== null)?.title ?? null,
    others: rowsOf(same.filter(({ change }) => change === named.change)) - 1,
    rowCount: rowsOf(heads),
    undone: undone.size === 1 ? newest.undone : 'part',
    changes: changesOf(heads),
    undoable: changesOf(heads.filter((head) => head.undone !== 'whole')),
  };
}

/** Joins heads, in any order, to the lines of the history, newest first. @see docs/rules.md#history */
export function toEntries(all: readonly ChangeHead[]): HistoryEntry[] {
  const byChange = new Map<string, Heads>();
  for (const head of [...all].sort((a, b) => b.id - a.id)) {
    const heads = byChange.get(head.change);
    if (heads) heads.push(head);
    else byChange.set(head.change, [head]);
  }
  const groups: Heads[] = [];
  const open = new Map<string | null, Heads>();
  for (const heads of byChange.values()) {
    const key = formKey(heads);
    const group = open.get(key);
    if (key !== null && group && group[0].doneAt - heads[0].doneAt <= JOINED_MS) {
      group.push(...heads);
    } else {
      groups.push(heads);
      open.set(key, heads);
    }
  }
  return groups.map(toEntry);
}
