import { infiniteQueryOptions } from '@tanstack/react-query';
import { searchPatterns } from '#domain/catalogue/productSearch.ts';
import {
  type ChangeHead,
  HISTORY_TABLES,
  type HistoryEntry,
  type HistoryTable,
  toEntries,
} from '#domain/staff/changes/entries.ts';
import { toId, toNumber, toText, toTextOrNull } from '../../http/columns.ts';
import { mapRows, readAllPages, unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import { allOf, like } from '../../search/like.ts';
import { staffKeys, staffQuery } from '../../staffCache.ts';

/** Number of {@link ChangeHead}s that one request reads. */
const HISTORY_PAGE = 60;
/** The page of a product shows at most this many entries of its history. */
const PRODUCTO_ENTRIES = 5;
/** At most this many rows of the history are read for these entries. */
const PRODUCTO_ROWS = 40;

/** Filter for changes without an e-mail address: they were made outside of the store. */
export const OUTSIDE = 'fuera';

export type HistoryFilter = {
  readonly table: HistoryTable | null;
  /** E-mail address, or {@link OUTSIDE}. */
  readonly person: string | null;
  /** The search as typed. */
  readonly text: string;
};

export type RowValue = string | number | boolean | null;

/** Values by column; `null`: there was no row. */
export type RowValues = Readonly<Record<string, RowValue>> | null;

export type ChangeRow = {
  readonly id: number;
  readonly table: HistoryTable;
  readonly label: string;
  readonly key: NonNullable<RowValues>;
  /** Old values of the changed columns, or of all columns if the row was deleted; `null`: it was added. */
  readonly before: RowValues;
  readonly after: RowValues;
};

export function toTable(value: unknown): HistoryTable {
  const table = HISTORY_TABLES.find((name) => name === value);
  if (table === undefined) throw new TypeError('no table of the history');
  return table;
}

/** Returns the values of a JSON object by name; `{}` when the value is no object. */
export function toValues(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function toRowValues(value: unknown): RowValues {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, RowValue] =>
        entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

function toChangeRow(
  row: Record<'id' | 'tabla' | 'etiqueta' | 'clave' | 'antes' | 'despues', unknown>,
): ChangeRow {
  return {
    id: toId(row.id),
    table: toTable(row.tabla),
    label: toText(row.etiqueta),
    key: toRowValues(row.clave) ?? {},
    before: toRowValues(row.antes),
    after: toRowValues(row.despues),
  };
}

const HEAD_COLUMNS =
  'id,cambio,hecho_en,correo,tabla,etiqueta,producto_id,antes,despues,titulo,filas,deshecho';

function toHead(row: Readonly<Record<string, unknown>>): ChangeHead {
  const whenNotAdded = row.despues === null ? 'deleted' : 'changed';
  return {
    id: toId(row.id),
    change: toText(row.cambio),
    doneAt: Date.parse(toText(row.hecho_en)),
    person: toTextOrNull(row.correo),
    table: toTable(row.tabla),
    label: toText(row.etiqueta),
    productoId: toNumber(row.producto_id),
    kind: row.antes === null ? 'added' : whenNotAdded,
    title: toTextOrNull(row.titulo),
    rowCount: toNumber(row.filas) ?? 1,
    undone: row.deshecho === null ? null : row.deshecho === 'todo' ? 'whole' : 'part',
  };
}

/** Reads a page of the history, newest first: the head row of each change, with an id lower than `before`. */
async function listHistory(
  { table, person, text }: HistoryFilter,
  before: number | null,
  signal: AbortSignal,
): Promise<ChangeHead[]> {
  let query = staffDb.from('historial').select(HEAD_COLUMNS).eq('cabeza', true);
  if (table !== null) query = query.eq('tabla', table);
  if (person === OUTSIDE) query = query.is('correo', null);
  else if (person !== null) query = query.eq('correo', person);
  const words = allOf(searchPatterns(text).map(like));
  if (words !== null) query = query.or(words);
  if (before !== null) query = query.lt('id', before);
  const page = query.order('id', { ascending: false }).limit(HISTORY_PAGE);
  return mapRows('history', unwrap(await page.abortSignal(signal)), toHead);
}

export async function listChangeRows(changes: readonly string[], signal: AbortSignal) {
  const rows = await readAllPages(
    (options) =>
      staffDb
        .from('historial')
        .select('id,tabla,etiqueta,clave,antes,despues', options)
        .in('cambio', changes)
        .order('id', { ascending: false }),
    signal,
  );
  return mapRows('rows of a change', rows, toChangeRow);
}

async function readEntry(change: string, signal: AbortSignal): Promise<HistoryEntry | null> {
  const query = staffDb.from('historial').select(HEAD_COLUMNS).eq('cambio', change);
  const heads = unwrap(await query.eq('cabeza', true).abortSignal(signal));
  return toEntries(mapRows('history', heads, toHead))[0] ?? null;
}

async function listPersons(signal: AbortSignal): Promise<string[]> {
  const rows = await readAllPages(
    (options) => staffDb.from('historial_personas').select('correo', options).order('correo'),
    signal,
  );
  return mapRows('persons', rows, ({ correo }) => toText(correo));
}

export type ProductoEntry = { readonly entry: HistoryEntry; readonly rows: readonly ChangeRow[] };

async function listProductoHistory(id: number, signal: AbortSignal): Promise<ProductoEntry[]> {
  const query = staffDb
    .from('historial')
    .select(`${HEAD_COLUMNS},clave`)
    .eq('producto_id', id)
    .order('id', { ascending: false })
    .limit(PRODUCTO_ROWS);
  const rows = unwrap(await query.abortSignal(signal));
  if (rows.length === 0) return [];
  const titles = staffDb
    .from('historial')
    .select('cambio,titulo,deshecho')
    .eq('cabeza', true)
    .in('cambio', [...new Set(rows.map(({ cambio }) => cambio))]);
  // Only the head row of a change has its title and undo state; it may be the row of another product.
  const titled = new Map(
    unwrap(await titles.abortSignal(signal)).map((head) => [head.cambio, head] as const),
  );
  const changed = mapRows('history of a product', rows, (row) => {
    const { titulo = null, deshecho = null } = titled.get(row.cambio) ?? {};
    return { head: toHead({ ...row, titulo, deshecho, filas: 1 }), row: toChangeRow(row) };
  });
  const entries = toEntries(changed.map(({ head }) => head)).slice(0, PRODUCTO_ENTRIES);
  return entries.map((entry) => ({
    entry,
    rows: changed.filter(({ head }) => entry.changes.includes(head.change)).map(({ row }) => row),
  }));
}

/** @see docs/rules.md#history */
export const historyQueries = {
  list: (filter: HistoryFilter) =>
    infiniteQueryOptions({
      queryKey: [...staffKeys.history, 'list', { ...filter, text: filter.text.trim() }],
      queryFn: ({ pageParam, signal }) => listHistory(filter, pageParam, signal),
      initialPageParam: null as number | null,
      getNextPageParam: (last) => (last.length < HISTORY_PAGE ? undefined : last.at(-1)?.id),
    }),
  persons: staffQuery([...staffKeys.history, 'persons'], listPersons),
  /** The history entry of a change; `null`: the history no longer has the change. */
  entry: (change: string) =>
    staffQuery([...staffKeys.history, 'entry', change], (signal) => readEntry(change, signal)),
  rows: (changes: readonly string[]) =>
    staffQuery([...staffKeys.history, 'rows', changes], (signal) =>
      listChangeRows(changes, signal),
    ),
  /** The last changes of a product, each with only its rows of this product. */
  ofProducto: (productoId: number) =>
    staffQuery([...staffKeys.productos, 'history', productoId], (signal) =>
      listProductoHistory(productoId, signal),
    ),
} as const;
