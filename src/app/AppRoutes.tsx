import { useLayoutEffect, useRef } from 'react';
import { Routes, useLocation } from 'react-router-dom';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { Later } from '#shared/ui/Later.tsx';
import { isAddedForPopup } from '#shared/lib/historyEntry.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { pageRoute } from './PageOutlet.tsx';
import { pageRoutes } from './pages.ts';
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

const afterStart = lazyCode(async () => (await import('./AfterStart.tsx')).AfterStart);

export function AppRoutes() {
  const { pathname } = useLocation();
  useScrollRestoration();
  useFocusOnNavigation();
  return (
    <Layout>
      <ErrorBoundary resetKey={pathname}>
        <Routes>{pageRoutes.map(pageRoute)}</Routes>
        <Later code={afterStart} props={{}} />
      </ErrorBoundary>
    </Layout>
  );
}
