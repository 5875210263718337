import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { MOBILE_BANNER_MEDIA } from '#domain/catalogue/banner.ts';
import { routePatterns } from '#config/paths.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import type { LazyPage } from './PageOutlet.tsx';
import { bannerQueries } from '#data/banners/read.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';

export type PageRoute = {
  readonly pattern: string;
  readonly page: LazyPage;
  /** Starts the first reads of the page, in parallel with its code. */
  readonly prefetch?: (
    client: QueryClient,
    params: Readonly<Record<string, string | undefined>>,
  ) => Promise<void>;
  /** Requests the first picture of the page, which its reads name. */
  readonly prefetchPicture?: (
    client: QueryClient,
    params: Readonly<Record<string, string | undefined>>,
  ) => Promise<void>;
  /** The page that visitors mostly open from here: its code is loaded ahead. */
  readonly next?: LazyPage;
  /** Loads the code of the page that this one nests, once its own has loaded. */
  readonly prefetchNested?: (pathname: string, client: QueryClient) => Promise<unknown>;
};

const loadProductos = () => import('#data/productos/read.ts');
const productPage = lazyCode(
  async () => (await import('#features/product/ProductPage.tsx')).ProductPage,
);

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
    next: productPage,
  },
  {
    pattern: routePatterns.product,
    page: productPage,
    prefetch: async (client, { subfamiliaId = '' }) => {
      const { productoQueries } = await loadProductos();
      void client.prefetchQuery(subfamiliaQueries.one(subfamiliaId));
      void client.prefetchQuery(productoQueries.ofSubfamilia(subfamiliaId));
    },
    prefetchPicture: async (client, { subfamiliaId = '' }) => {
      const { productoQueries } = await loadProductos();
      const [subfamilia, productos, { firstPicture }] = await Promise.all([
        client.ensureQueryData(subfamiliaQueries.one(subfamiliaId)),
        client.ensureQueryData(productoQueries.ofSubfamilia(subfamiliaId)),
        import('#features/product/gallery/productPictures.ts'),
      ]);
      Object.assign(new Image(), firstPicture(subfamilia, productos, new URLSearchParams()));
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
  {
    pattern: '*',
    page: lazyCode(async () => (await import('./OtherPages.tsx')).OtherPages),
    prefetchNested: async (pathname, client) =>
      (await import('./OtherPages.tsx')).prefetchStaffPage(pathname, client),
  },
];

/** The route of a path with its parameters; the last route matches every path. */
export function routeOf(pathname: string) {
  for (const route of pageRoutes) {
    const match = matchPath(route.pattern, pathname);
    if (match !== null) return { ...route, params: match.params };
  }
  return null;
}
