import { Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { pageRoute } from './PageOutlet.tsx';
import { pageRoutes } from './pages.ts';
import { TermsHost } from './TermsHost.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

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
