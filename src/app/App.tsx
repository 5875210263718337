import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { business } from '#config/business.ts';
import { env } from '#config/env.ts';
import { BrandContext } from '#shared/ui/brand.ts';
import { SiteUrlContext } from '#shared/ui/siteUrl.ts';
import { ToastOutlet } from '#shared/ui/ToastOutlet.tsx';
import { CartProvider } from '#state/cart/CartProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createQueryClient } from './queryClient.ts';

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <StrictMode>
      <ErrorBoundary>
        <BrandContext value={business.name}>
          <SiteUrlContext value={env.siteUrl}>
            <QueryClientProvider client={queryClient}>
              <CartProvider>
                {/* Without transitions, a filter shows its choice in the same frame. */}
                <BrowserRouter useTransitions={false}>
                  <AppRoutes />
                </BrowserRouter>
              </CartProvider>
              <ToastOutlet />
            </QueryClientProvider>
          </SiteUrlContext>
        </BrandContext>
      </ErrorBoundary>
    </StrictMode>
  );
}
