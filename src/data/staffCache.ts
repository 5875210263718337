import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
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

/** How long a read counts as just read, in ms: from the pointer on a link or button to its press. */
export const JUST_READ_MS = 15_000;

/** Reads what a press may show next, unless it was just read. */
export function readAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DataError, Data, Key>,
): Promise<void> {
  return client.prefetchQuery({ ...query, staleTime: JUST_READ_MS });
}

function invalidate(client: QueryClient, keys: readonly (readonly unknown[])[]): Promise<void> {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))).then(
    () => undefined,
  );
}

/** Familias were written: lists, filter, search, tiles and breadcrumbs read them again. */
export function afterFamiliaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [['familias'], ['subfamilia'], ['search'], staffKeys.subfamilias]);
}

/** Subfamilias were written: catalogue, search, detail page and tiles read them again. */
export function afterSubfamiliaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [
    ['subfamilias'],
    ['subfamilia'],
    ['familias', 'tiles'],
    ['search'],
    ['variants'],
    staffKeys.subfamilias,
  ]);
}

/** Productos, their stock or pictures were written: prices, filters and details change too. */
export function afterProductoWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [
    ['productos'],
    ['subfamilias'],
    ['subfamilia'],
    ['familias', 'tiles'],
    ['lineFacts'],
    ['search'],
    ['variants'],
    staffKeys.productos,
    staffKeys.subfamilias,
  ]);
}

/** Colours were written: every list that shows their name or swatch reads them again. */
export function afterColorWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [
    ['productos'],
    ['lineFacts'],
    ['search'],
    ['colors'],
    staffKeys.colors,
    staffKeys.productos,
  ]);
}

/** Sizes were added: only the forms list them. */
export function afterTallaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [staffKeys.tallas]);
}

export function afterPictureWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [staffKeys.pictures]);
}

/**
 * Banners were stored, activated, deactivated or removed. Those of the home page are read again at
 * once: it would show stale ones for a moment when it is opened.
 */
export async function afterBannerWrite(client: QueryClient): Promise<void> {
  await Promise.all([
    invalidate(client, [staffKeys.banners]),
    client.invalidateQueries({ queryKey: ['banners'], refetchType: 'all' }),
  ]);
}
