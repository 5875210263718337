import type { QueryClient } from '@tanstack/react-query';
import { staffKeys } from './staffQueries.ts';

function invalidate(client: QueryClient, keys: readonly (readonly unknown[])[]): Promise<void> {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))).then(
    () => undefined,
  );
}

/** Familias were written: lists, filter, tiles and breadcrumbs read them again. */
export function afterFamiliaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [['familias'], ['subfamilia'], staffKeys.subfamilias]);
}

/** Subfamilias were written: catalogue, detail page and the tiles' pictures read them again. */
export function afterSubfamiliaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [
    ['subfamilias'],
    ['subfamilia'],
    ['familias', 'tiles'],
    staffKeys.subfamilias,
  ]);
}

/** Productos, their stock or their pictures were written: "from" prices and details change too. */
export function afterProductoWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [
    ['productos'],
    ['subfamilias'],
    ['lineFacts'],
    staffKeys.productos,
    staffKeys.subfamilias,
  ]);
}

/** Colours were written: every list that shows their name or swatch reads them again. */
export function afterColorWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [['productos'], ['lineFacts'], staffKeys.colors, staffKeys.productos]);
}

/** Sizes were added: only the forms list them. */
export function afterTallaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [staffKeys.tallas]);
}

/** Files of the picture library were written. */
export function afterPictureWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [staffKeys.pictures]);
}

/**
 * Banners were stored, activated, deactivated or removed. What the home page knew of them is read
 * again at once: it would show the old ones for a moment when it is opened next.
 */
export async function afterBannerWrite(client: QueryClient): Promise<void> {
  await Promise.all([
    invalidate(client, [staffKeys.banners]),
    client.invalidateQueries({ queryKey: ['banners'], refetchType: 'all' }),
  ]);
}
