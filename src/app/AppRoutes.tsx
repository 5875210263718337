import { Routes, useLocation } from 'react-router-dom';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { Later } from '#shared/ui/Later.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { pageRoute } from './PageOutlet.tsx';
import { pageRoutes } from './pages.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

const afterStart = lazyCode(async () => (await import('./AfterStart.tsx')).AfterStart);

export function AppRoutes() {
  const { pathname } = useLocation();
  useScrollAndFocus();
  return (
    <Layout>
      <ErrorBoundary resetKey={pathname}>
        <Routes>{pageRoutes.map(pageRoute)}</Routes>
        <Later code={afterStart} props={{}} />
      </ErrorBoundary>
    </Layout>
  );
}
