import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../staffQueries.ts';
import {
  HISTORY_PAGE,
  type HistoryFilter,
  listChangeRows,
  listHistory,
  listPersons,
  listProductoHistory,
  readEntry,
} from './history.ts';
import { previewUndo } from './undo.ts';

const HISTORY_KEY = ['staff', 'history'];

/** Keys and functions of the history; apart, so that other screens do not load them. */
export const historyQueries = {
  /** The heads of the changes, newest first. */
  list: (filter: HistoryFilter) =>
    infiniteQueryOptions({
      queryKey: [...HISTORY_KEY, 'list', { ...filter, text: filter.text.trim() }],
      queryFn: ({ pageParam, signal }) => listHistory(filter, pageParam, signal),
      initialPageParam: null as number | null,
      getNextPageParam: (last) => (last.length < HISTORY_PAGE ? undefined : last.at(-1)?.id),
    }),
  persons: () =>
    queryOptions({
      queryKey: [...HISTORY_KEY, 'persons'],
      queryFn: ({ signal }) => listPersons(signal),
    }),
  entry: (change: string) =>
    queryOptions({
      queryKey: [...HISTORY_KEY, 'entry', change],
      queryFn: ({ signal }) => readEntry(change, signal),
    }),
  rows: (changes: readonly string[]) =>
    queryOptions({
      queryKey: [...HISTORY_KEY, 'rows', changes],
      queryFn: ({ signal }) => listChangeRows(changes, signal),
    }),
  /** The preview of an undo. It is read again each time, because rows change meanwhile. */
  preview: (changes: readonly string[]) =>
    queryOptions({
      queryKey: [...HISTORY_KEY, 'preview', changes],
      queryFn: ({ signal }) => previewUndo(changes, signal),
      gcTime: 0,
      staleTime: Infinity,
    }),
  /** The last changes of a product; read again when products are written. */
  ofProducto: (productoId: number) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'history', productoId],
      queryFn: ({ signal }) => listProductoHistory(productoId, signal),
    }),
} as const;
