import { queryOptions } from '@tanstack/react-query';
import type {
  FetchQueryOptions,
  QueryClient,
  QueryKey,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { HistoryTable } from '#domain/staff/changes/entries.ts';
import type { DataError } from './http/DataError.ts';

/** First parts of query keys: everything below one is invalidated together. */
export const staffKeys = {
  subfamilias: ['staff', 'subfamilias'],
  pictures: ['staff', 'pictures'],
  banners: ['staff', 'banners'],
  productos: ['staff', 'productos'],
  colors: ['staff', 'colors'],
  tallas: ['staff', 'tallas'],
  pedidos: ['staff', 'pedidos'],
  history: ['staff', 'history'],
} as const;

/** A read of the back-office, which is aborted when nothing shows it any more. */
export function staffQuery<Data>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  options: Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn' | 'initialData'> = {},
) {
  return queryOptions({ ...options, queryKey, queryFn: ({ signal }) => read(signal) });
}

/** Options of a read that is not cached: it is read again each time it is shown. */
export const NOT_CACHED = { gcTime: 0 } as const;

/** A hovered link or button prefetches; for this long, in ms, what its press shows uses that read. */
export const PREFETCHED_MS = 15_000;

/** Prefetches what a press may show next, unless it was just read. */
export function readAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DataError, Data, Key>,
): Promise<void> {
  return client.prefetchQuery({ ...query, staleTime: PREFETCHED_MS });
}

/** Tables that staff write, and the library's files. 'producto' includes stock and links to pictures. */
type Written = Exclude<HistoryTable, 'inventario' | 'images'> | 'pedido' | 'files';

/**
 * Every cached read, by the first parts of its key, and what it shows: a write of one of these makes it stale.
 * Reads with {@link NOT_CACHED} have no line.
 */
const SHOWN: readonly (readonly [key: QueryKey, ...shown: readonly Written[]])[] = [
  [['familias'], 'familia'],
  [['familias', 'tiles'], 'subfamilia'],
  [['subfamilias'], 'subfamilia', 'producto'],
  [['subfamilia'], 'familia', 'subfamilia'],
  [['productos'], 'producto', 'color'],
  [['productos', 'prices'], 'familia', 'subfamilia'],
  [['lineFacts'], 'subfamilia', 'producto', 'color'],
  [['quickOrder'], 'subfamilia', 'producto', 'color'],
  // A search finds a producto by the names of its familia, subfamilia and colour, too.
  [['search'], 'familia', 'subfamilia', 'producto', 'color'],
  [['variants'], 'subfamilia', 'producto'],
  [['colors'], 'color'],
  [['banners'], 'banners'],
  [staffKeys.subfamilias, 'familia', 'subfamilia', 'producto'],
  [staffKeys.productos, 'familia', 'subfamilia', 'producto', 'color'],
  [staffKeys.colors, 'color'],
  [staffKeys.tallas, 'talla'],
  [staffKeys.pictures, 'files'],
  [staffKeys.banners, 'banners'],
  [staffKeys.pedidos, 'pedido'],
  [staffKeys.history, 'familia', 'subfamilia', 'producto', 'color', 'talla', 'banners'],
];

/** Makes every read stale that shows what was written; reads that are shown now are repeated. */
const after =
  (...written: readonly Written[]) =>
  (client: QueryClient): Promise<void> =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        SHOWN.some(
          ([key, ...shown]) =>
            shown.some((table) => written.includes(table)) &&
            key.every((part, place) => part === queryKey[place]),
        ),
    });

export const afterFamiliaWrite = after('familia');
export const afterSubfamiliaWrite = after('subfamilia');
export const afterProductoWrite = after('producto');
export const afterColorWrite = after('color');
export const afterTallaWrite = after('talla');
export const afterPictureWrite = after('files');
export const afterPedidoWrite = after('pedido');

/** Changes of many rows write productos and hide subfamilias; deleting a picture unlinks it from both. */
export const afterChange = after('producto', 'subfamilia');

/** An undo writes whatever the change wrote. */
export const afterUndo = (client: QueryClient) => client.invalidateQueries();

/** Reads the banners again at once, also while none is shown: the home page would show stale ones for a moment. */
export async function afterBannerWrite(client: QueryClient): Promise<void> {
  await Promise.all([
    after('banners')(client),
    client.refetchQueries({ queryKey: ['banners'], type: 'inactive' }),
  ]);
}
