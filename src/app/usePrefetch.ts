import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { TERMS_HASH } from '#config/paths.ts';
import { pageRoutes } from './pages.ts';
import { termsPage } from './TermsHost.tsx';

function prefetch(client: QueryClient, pathname: string): void {
  for (const { pattern, page, prefetch: startReads, prefetchNested } of pageRoutes) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    // The page itself reports a failure.
    page
      .load()
      .then(() => prefetchNested?.(pathname))
      .catch(() => undefined);
    startReads?.(client, match.params);
    return;
  }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return link.target === '' ? link : null;
}

/**
 * Prefetches code and first reads of a page when the visitor points at, touches or focuses a link to
 * it, and those of the current page at once.
 */
export function usePrefetch(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();

  useEffect(() => prefetch(client, pathname), [client, pathname]);

  useEffect(() => {
    function onIntent(event: Event) {
      const link = linkAt(event.target);
      if (link === null) return;
      // A link to a hash needs no code of a page, except for the terms.
      if (link.hash === '') prefetch(client, link.pathname);
      else if (link.hash === TERMS_HASH) termsPage.load().catch(() => undefined);
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, [client]);
}
