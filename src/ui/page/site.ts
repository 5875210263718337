import { env } from '#config/env.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/**
 * The origin for absolute links to the store; '' if it is not configured and a document is rendered or
 * hydrated.
 */
export function useSiteUrl(): string {
  const isHydrated = useHydrated();
  return env.siteUrl || (isHydrated ? location.origin : '');
}

/** Makes a root-relative address absolute; others stay the same. */
export function absoluteUrl(siteUrl: string, url: string): string {
  return url.startsWith('/') ? siteUrl + url : url;
}
