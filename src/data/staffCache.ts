import { queryOptions } from '@tanstack/react-query';
import type {
  FetchQueryOptions,
  QueryClient,
  QueryKey,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { DataError } from './http/DataError.ts';

/** First parts of the keys: everything below one is invalidated together. */
export const staffKeys = {
  subfamilias: ['staff', 'subfamilias'],
  pictures: ['staff', 'pictures'],
  banners: ['staff', 'banners'],
  productos: ['staff', 'productos'],
  colors: ['staff', 'colors'],
  tallas: ['staff', 'tallas'],
} as const;

/** A read of the back-office, which ends when nothing shows it any more. */
export function staffQuery<Data>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  options: Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn' | 'initialData'> = {},
) {
  return queryOptions({ ...options, queryKey, queryFn: ({ signal }) => read(signal) });
}

/** For a read that is not kept: what shows it next reads again. */
export const FRESH = { gcTime: 0 } as const;

/** How long a read counts as just read, in ms: from the pointer on a link or button to its press. */
export const JUST_READ_MS = 15_000;

/** Reads what a press may show next, unless it was just read. */
export function readAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DataError, Data, Key>,
): Promise<void> {
  return client.prefetchQuery({ ...query, staleTime: JUST_READ_MS });
}

/** Invalidates everything below some keys: what shows it reads again. */
const invalidating =
  (...keys: readonly QueryKey[]) =>
  async (client: QueryClient): Promise<void> => {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

/** Familias were written: lists, filter, search, tiles and breadcrumbs. */
export const afterFamiliaWrite = invalidating(
  ['familias'],
  ['subfamilia'],
  ['search'],
  staffKeys.subfamilias,
);

/** Subfamilias were written: catalogue, search, detail page and tiles. */
export const afterSubfamiliaWrite = invalidating(
  ['subfamilias'],
  ['subfamilia'],
  ['familias', 'tiles'],
  ['search'],
  ['variants'],
  staffKeys.subfamilias,
);

/** Productos, their stock or pictures were written: prices, filters and details change too. */
export const afterProductoWrite = invalidating(
  ['productos'],
  ['subfamilias'],
  ['subfamilia'],
  ['familias', 'tiles'],
  ['lineFacts'],
  ['search'],
  ['variants'],
  staffKeys.productos,
  staffKeys.subfamilias,
);

/** Colours were written: every list that shows their name or swatch. */
export const afterColorWrite = invalidating(
  ['productos'],
  ['lineFacts'],
  ['search'],
  ['colors'],
  staffKeys.colors,
  staffKeys.productos,
);

/** Sizes were added: only the forms list them. */
export const afterTallaWrite = invalidating(staffKeys.tallas);

export const afterPictureWrite = invalidating(staffKeys.pictures);

/**
 * Banners were stored, activated, deactivated or removed. Those of the home page are read again at
 * once: it would show stale ones for a moment when it is opened.
 */
export async function afterBannerWrite(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: staffKeys.banners }),
    client.invalidateQueries({ queryKey: ['banners'], refetchType: 'all' }),
  ]);
}
