import { createContext, use } from 'react';

/** Public origin of the store, without a trailing slash; '' where only the address bar knows it. */
export const SiteUrlContext = createContext('');

/** The origin that links to the store are to be made with, wherever it is looked at. */
export function useSiteUrl(): string {
  return use(SiteUrlContext) || location.origin;
}

/** A root-relative address as an absolute one; any other stays as it is. */
export function absoluteUrl(siteUrl: string, url: string): string {
  return url.startsWith('/') ? siteUrl + url : url;
}
