import { createContext, use } from 'react';

/** Public origin of the store, without a trailing slash; '' if it is not configured. */
export const SiteUrlContext = createContext('');

/** The origin for absolute links to the store. */
export function useSiteUrl(): string {
  return use(SiteUrlContext) || location.origin;
}

/** Makes a root-relative address absolute; others stay the same. */
export function absoluteUrl(siteUrl: string, url: string): string {
  return url.startsWith('/') ? siteUrl + url : url;
}
