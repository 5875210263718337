import { createContext, use } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';

/**
 * The name of the shop, and the public origin of the store without a trailing slash, '' if it is not
 * configured; for `shared`, which may not import the configuration.
 */
export const SiteContext = createContext({ brand: '', url: '' });

/**
 * The origin for absolute links to the store; '' if it is not configured and a document is rendered or
 * hydrated.
 */
export function useSiteUrl(): string {
  const isHydrated = useHydrated();
  return use(SiteContext).url || (isHydrated ? location.origin : '');
}

/** Makes a root-relative address absolute; others stay the same. */
export function absoluteUrl(siteUrl: string, url: string): string {
  return url.startsWith('/') ? siteUrl + url : url;
}
