import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#data/queries.ts';
import { MOBILE_BANNER_MEDIA } from '#domain/catalogue/banner.ts';
import { routePatterns } from '#config/paths.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import type { StaffPageName } from './staffPages.ts';
import type { LazyPage } from './useLazyPage.ts';

export type PageRoute = {
  readonly pattern: string;
  readonly page: LazyPage;
  /** Starts the first reads of the page, in parallel with its code. */
  readonly prefetch?: (
    client: QueryClient,
    params: Readonly<Record<string, string | undefined>>,
  ) => void;
};

/** Loads the list of staff pages on demand, so that it is not part of a shopper's first load. */
function staffPage(name: StaffPageName): LazyPage {
  return lazyCode(async () => (await import('./staffPages.ts')).loadStaffPage(name));
}

/** One page for two routes, so that the list stays mounted when the popup of a producto opens. */
const productosPage = staffPage('productos');

export const pageRoutes: readonly PageRoute[] = [
  {
    pattern: routePatterns.home,
    page: lazyCode(async () => (await import('./HomeRoute.tsx')).HomeRoute),
    prefetch: (client) => {
      const isMobile = matchMedia(MOBILE_BANNER_MEDIA).matches;
      void client.prefetchQuery(queries.banners(isMobile ? 'mobile' : 'desktop'));
      void client.prefetchQuery(queries.familiaTiles());
    },
  },
  {
    pattern: routePatterns.catalogue,
    page: lazyCode(
      async () => (await import('#features/catalogue/CataloguePage.tsx')).CataloguePage,
    ),
    prefetch: (client) => {
      void client.prefetchQuery(queries.subfamilias());
      void client.prefetchQuery(queries.familias());
    },
  },
  {
    pattern: routePatterns.product,
    page: lazyCode(async () => (await import('#features/product/ProductPage.tsx')).ProductPage),
    prefetch: (client, { subfamiliaId }) => {
      if (subfamiliaId === undefined) return;
      void client.prefetchQuery(queries.subfamilia(subfamiliaId));
      void client.prefetchQuery(queries.productos(subfamiliaId));
    },
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
  { pattern: routePatterns.admin, page: staffPage('admin') },
  { pattern: routePatterns.editFamilia, page: staffPage('familias') },
  { pattern: routePatterns.addFamilia, page: staffPage('addFamilia') },
  { pattern: routePatterns.editSubfamilia, page: staffPage('subfamilias') },
  { pattern: routePatterns.addSubfamilia, page: staffPage('addSubfamilia') },
  { pattern: routePatterns.editProducto, page: productosPage },
  { pattern: routePatterns.editOneProducto, page: productosPage },
  { pattern: routePatterns.addProducto, page: staffPage('addProducto') },
  { pattern: routePatterns.uploadBanners, page: staffPage('banners') },
  {
    pattern: '*',
    page: lazyCode(async () => (await import('#features/notFound/NotFoundPage.tsx')).NotFoundPage),
  },
];
