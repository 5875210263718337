import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import {
  startTransition,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { BrowserRouter, Routes, useLocation } from 'react-router-dom';
import { TextsLanguage } from '#i18n/areaTexts.ts';
import { useVisitorLanguage } from '#i18n/language.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { CartProvider } from '#state/cart/CartProvider.tsx';
import { HydratedContext } from '#ui/hooks/useHydrated.ts';
import { Later } from '#ui/Later.tsx';
import { ToastOutlet } from '#ui/message/toast.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { pageRoute } from './PageOutlet.tsx';
import { pageRoutes } from './pages.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

/** The router of the browser. Transitions are off, because a filter would show its choice a frame late. */
function AddressRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

const enhancements = lazyCode(async () => (await import('./Enhancements.tsx')).Enhancements);

function AppRoutes() {
  const { pathname } = useLocation();
  useScrollAndFocus();
  return (
    <Layout>
      <ErrorBoundary resetKey={pathname}>
        <Routes>{pageRoutes.map(pageRoute)}</Routes>
        <Later code={enhancements} props={{}} />
      </ErrorBoundary>
    </Layout>
  );
}

type Props = {
  /** Cache of the reads, with the data of the document if there is one. */
  readonly queryClient: QueryClient;
  /** Router of the build, which has no address bar; by default the router of the browser. */
  readonly router?: ComponentType<{ children: ReactNode }>;
  /** True: the build renders a document, or the browser hydrates one. */
  readonly isDocument?: boolean;
  /** Runs in the layout phase of the first render. */
  readonly onStart?: () => void;
};

/** The whole store. The build renders it into documents; the browser hydrates a document, or renders the store anew. */
export function App(props: Props) {
  const { queryClient, router: Router = AddressRouter, isDocument = false, onStart } = props;
  const [isHydrated, setHydrated] = useState(!isDocument);
  useLayoutEffect(() => {
    onStart?.();
    startTransition(() => setHydrated(true));
  }, [onStart]);
  return (
    <TextsLanguage value={useVisitorLanguage()}>
      <ErrorBoundary>
        <HydratedContext value={isHydrated}>
          <QueryClientProvider client={queryClient}>
            <CartProvider>
              <Router>
                <AppRoutes />
              </Router>
            </CartProvider>
            <ToastOutlet />
          </QueryClientProvider>
        </HydratedContext>
      </ErrorBoundary>
    </TextsLanguage>
  );
}
