import { useLayoutEffect, useRef } from 'react';
import { Routes, useLocation } from 'react-router-dom';
import { isAddedForPopup } from '#shared/lib/historyEntry.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { pageRoute } from './PageOutlet.tsx';
import { pageRoutes } from './pages.ts';
import { TermsHost } from './TermsHost.tsx';
import { usePrefetch } from './usePrefetch.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/**
 * Moves the focus to the main part of a new page, as loading a document would, for screen readers
 * and the next Tab. Popups with an address manage the focus themselves.
 */
function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation();
  const isPopup = isAddedForPopup(state);
  const previous = useRef({ pathname, isPopup });
  // In the layout phase, so that a field which the new page focuses keeps the focus.
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, isPopup };
    if (before.pathname === pathname || isPopup || before.isPopup) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, isPopup]);
}

/** The layout, and the page of the current address. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useScrollRestoration();
  useFocusOnNavigation();
  usePrefetch();
  return (
    <Layout>
      <ErrorBoundary resetKey={pathname}>
        <Routes>{pageRoutes.map(pageRoute)}</Routes>
        <TermsHost />
      </ErrorBoundary>
    </Layout>
  );
}
