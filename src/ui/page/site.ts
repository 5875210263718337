import { env } from '#config/env.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/** The origin for absolute links; without a setting '' in a built document and during hydration. */
export function useSiteUrl(): string {
  const isHydrated = useHydrated();
  return env.siteUrl || (isHydrated ? location.origin : '');
}

/** Makes a root-relative address absolute; others stay the same. */
export function absoluteUrl(siteUrl: string, url: string): string {
  return url.startsWith('/') ? siteUrl + url : url;
}
