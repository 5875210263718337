import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { routePatterns } from '#config/paths.ts';
import { bannerQueries } from '#data/banners/read.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import { MOBILE_BANNER_MEDIA } from '#domain/catalogue/banner.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import type { LazyPage } from './PageOutlet.tsx';

export type PageRoute = {
  readonly pattern: string;
  readonly page: LazyPage;
  /** Starts the first reads of the page, while its code loads. */
  readonly prefetch?: (
    client: QueryClient,
    params: Readonly<Record<string, string | undefined>>,
  ) => Promise<void>;
};

export const pageRoutes: readonly PageRoute[] = [
  {
    pattern: routePatterns.home,
    page: lazyCode(async () => (await import('./HomeRoute.tsx')).HomeRoute),
    prefetch: async (client) => {
      const isMobile = matchMedia(MOBILE_BANNER_MEDIA).matches;
      void client.prefetchQuery(bannerQueries.urls(isMobile ? 'mobile' : 'desktop'));
      void client.prefetchQuery(familiaQueries.tiles());
    },
  },
  {
    pattern: routePatterns.catalogue,
    page: lazyCode(
      async () => (await import('#features/catalogue/CataloguePage.tsx')).CataloguePage,
    ),
    prefetch: async (client) => {
      void client.prefetchQuery(subfamiliaQueries.all());
      void client.prefetchQuery(familiaQueries.all());
    },
  },
  {
    pattern: routePatterns.product,
    page: lazyCode(async () => (await import('#features/product/ProductPage.tsx')).ProductPage),
    prefetch: async (client, { subfamiliaId = '' }) => {
      const { productoQueries } = await import('#data/productos/read.ts');
      void client.prefetchQuery(subfamiliaQueries.one(subfamiliaId));
      void client.prefetchQuery(productoQueries.ofSubfamilia(subfamiliaId));
    },
  },
  {
    pattern: routePatterns.quickOrder,
    page: lazyCode(
      async () => (await import('#features/quickOrder/QuickOrderPage.tsx')).QuickOrderPage,
    ),
  },
  {
    pattern: routePatterns.cart,
    page: lazyCode(async () => (await import('#features/cart/CartPage.tsx')).CartPage),
  },
  {
    pattern: routePatterns.checkout,
    page: lazyCode(async () => (await import('#features/checkout/CheckoutPage.tsx')).CheckoutPage),
  },
  {
    pattern: routePatterns.orders,
    page: lazyCode(async () => (await import('#features/orders/OrdersPage.tsx')).OrdersPage),
  },
  {
    pattern: routePatterns.location,
    page: lazyCode(async () => (await import('#features/location/LocationPage.tsx')).LocationPage),
  },
  {
    pattern: routePatterns.contact,
    page: lazyCode(async () => (await import('#features/contact/ContactPage.tsx')).ContactPage),
  },
  {
    pattern: routePatterns.about,
    page: lazyCode(async () => (await import('#features/about/AboutPage.tsx')).AboutPage),
  },
  { pattern: '*', page: lazyCode(async () => (await import('./RareRoutes.tsx')).RareRoutes) },
];

/** Finds the route of a path, with the parameters in it; the last route matches every path. */
export function routeOf(pathname: string) {
  for (const route of pageRoutes) {
    const match = matchPath(route.pattern, pathname);
    if (match !== null) return { ...route, params: match.params };
  }
  return null;
}
