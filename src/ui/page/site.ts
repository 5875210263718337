import { env } from '#config/env.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/** Origin for absolute links: VITE_SITE_URL or the current one, which is '' in the build and during hydration. */
export function useSiteUrl(): string {
  const isHydrated = useHydrated();
  return env.siteUrl || (isHydrated ? location.origin : '');
}

/** Makes a root-relative address absolute; other addresses stay the same. */
export function absoluteUrl(siteUrl: string, url: string): string {
  return url.startsWith('/') ? siteUrl + url : url;
}
