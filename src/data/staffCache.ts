import { queryOptions } from '@tanstack/react-query';
import type {
  FetchQueryOptions,
  QueryClient,
  QueryKey,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { HistoryTable } from '#domain/staff/changes/entries.ts';
import type { DataError } from './http/DataError.ts';

/** First parts of the query keys of staff: invalidating one invalidates all reads whose keys begin with it. */
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

/** Returns the query of a read of the back-office; its request is aborted once no component shows it. */
export function staffQuery<Data>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  options: Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn' | 'initialData'> = {},
) {
  return queryOptions({ ...options, queryKey, queryFn: ({ signal }) => read(signal) });
}

/** Options of a read that is not cached: it is read again each time it is shown. */
export const NOT_CACHED = { gcTime: 0 } as const;

/** Hovering a link or button prefetches; the screen that its press opens uses that read for this long, in ms. */
export const PREFETCHED_MS = 15_000;

/** Prefetches what a press may show next, unless it was read less than {@link PREFETCHED_MS} ago. */
export function readAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DataError, Data, Key>,
): Promise<void> {
  return client.prefetchQuery({ ...query, staleTime: PREFETCHED_MS });
}

/** Tables that staff write, and the library's files. 'producto' includes stock and links to pictures. */
type Written = Exclude<HistoryTable, 'inventario' | 'images'> | 'pedido' | 'files';

/**
 * The tables that each cached read shows, by the first parts of its key: a write to one of these makes the read stale.
 * Reads with {@link NOT_CACHED} have no line here.
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

/** Returns a function that makes each read of the written tables stale, and repeats those on the screen. */
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

/** Makes every read stale, because an undo may write any table. */
export const afterUndo = (client: QueryClient) => client.invalidateQueries();

/** Reads the banners again at once, even if no page shows them: else the home page would briefly show stale ones. */
export async function afterBannerWrite(client: QueryClient): Promise<void> {
  await Promise.all([
    after('banners')(client),
    client.refetchQueries({ queryKey: ['banners'], type: 'inactive' }),
  ]);
}
