import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { generatePath, matchPath, type Params } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';
import type { Language } from '#i18n/language.ts';

type StaffPage = {
  readonly pattern: string;
  readonly load: () => Promise<ComponentType>;
  /** Reads what the page shows first, once its code is loaded. */
  readonly prefetch?: (client: QueryClient, params: Params, search: string) => Promise<void>;
};

type StaffScreen = StaffPage & {
  /** The bar of staff is in Spanish, `/admin` in both languages. */
  readonly name: Readonly<Record<Language, string>>;
  /** Further pages of the screen: its link in the bar is marked on them, too. */
  readonly pages: readonly StaffPage[];
};

const staffScreens: readonly StaffScreen[] = [
  {
    name: { es: 'Pedidos', en: 'Orders' },
    pattern: staffPaths.orders(),
    load: async () => (await import('#features/admin/orders/PedidosPage.tsx')).PedidosPage,
    prefetch: async (client, _params, search) =>
      (await import('#features/admin/orders/PedidosPage.tsx')).prefetchOrders(client, search),
    pages: [
      {
        pattern: staffPaths.order(':pedidoId'),
        load: async () => (await import('#features/admin/orders/PedidoPage.tsx')).PedidoPage,
      },
    ],
  },
  {
    name: { es: 'Productos', en: 'Products' },
    pattern: staffPaths.editProducto(),
    load: async () => (await import('#features/admin/productos/ProductosPage.tsx')).ProductosPage,
    prefetch: async (client, _params, search) =>
      (await import('#features/admin/productos/ProductosPage.tsx')).prefetchProductos(
        client,
        search,
      ),
    pages: [
      {
        pattern: '/edit-producto/:productoId',
        load: async () =>
          (await import('#features/admin/productos/page/ProductoPage.tsx')).ProductoPage,
        prefetch: async (client, { productoId = '' }) => {
          const [{ readAhead }, { staffProductoQueries }] = await Promise.all([
            import('#data/staffCache.ts'),
            import('#data/productos/queries.ts'),
          ]);
          return readAhead(client, staffProductoQueries.one(productoId));
        },
      },
      {
        pattern: staffPaths.addProducto(),
        load: async () =>
          (await import('#features/admin/productos/form/AddProducto.tsx')).AddProductoPage,
      },
    ],
  },
  {
    name: { es: 'Subfamilias', en: 'Subfamilies' },
    pattern: staffPaths.editSubfamilia(),
    load: async () =>
      (await import('#features/admin/subfamilias/SubfamiliasPage.tsx')).SubfamiliasPage,
    pages: [
      {
        pattern: '/add-subfamilia',
        load: async () =>
          (await import('#features/admin/subfamilias/SubfamiliaForm.tsx')).AddSubfamiliaPage,
      },
      {
        pattern: '/edit-subfamilia/:subfamiliaId',
        load: async () =>
          (await import('#features/admin/subfamilias/SubfamiliaPage.tsx')).SubfamiliaPage,
      },
      {
        pattern: staffPaths.editStock(),
        load: async () => (await import('#features/admin/stock/StockPage.tsx')).StockPage,
      },
      {
        pattern: staffPaths.generateVariants(':subfamiliaId'),
        load: async () =>
          (await import('#features/admin/generator/GeneratorPage.tsx')).GeneratorPage,
      },
    ],
  },
  {
    name: { es: 'Familias', en: 'Families' },
    pattern: staffPaths.editFamilia(),
    load: async () => (await import('#features/admin/familias/FamiliasPage.tsx')).FamiliasPage,
    pages: [
      {
        pattern: '/add-familia',
        load: async () => (await import('#features/admin/familias/FamiliaForm.tsx')).AddFamiliaPage,
      },
    ],
  },
  {
    name: { es: 'Banners', en: 'Banners' },
    pattern: '/upload-banners',
    load: async () => (await import('#features/admin/banners/BannersPage.tsx')).BannersPage,
    pages: [],
  },
];

/** Screens that the bar has no room for; `/admin` links to them. */
const furtherScreens: readonly StaffScreen[] = [
  {
    name: { es: 'Historial', en: 'History' },
    pattern: staffPaths.history(),
    pages: [],
    load: async () => (await import('#features/admin/history/HistoryPage.tsx')).HistoryPage,
  },
];

function linksOf(screens: readonly StaffScreen[], language: Language) {
  return screens.map(({ pattern, name, pages }) => ({
    path: generatePath(pattern),
    name: name[language],
    currentAt: (pathname: string): 'page' | 'true' | undefined => {
      if (matchPath(pattern, pathname)) return 'page';
      return pages.some((page) => matchPath(page.pattern, pathname)) ? 'true' : undefined;
    },
  }));
}

/**
 * Links to the screens in the bar of staff, in their order; `currentAt` gives the `aria-current` of the
 * link on a page.
 *
 * @see docs/rules.md#staff-bar
 */
export function staffLinks(language: Language) {
  return linksOf(staffScreens, language);
}

/** Links to the screens on `/admin`: those of the bar, and the others. */
export function welcomeLinks(language: Language) {
  return linksOf([...staffScreens, ...furtherScreens], language);
}

/** Every page of the back-office; their paths match `STAFF_ROUTE`. @see docs/rules.md#routes */
export const staffPages: readonly StaffPage[] = [
  ...staffScreens,
  ...furtherScreens,
  ...staffScreens.flatMap(({ pages }) => pages),
  {
    // Where orders were received before the shop kept them.
    pattern: '/admin/order',
    load: async () => (await import('#features/admin/orders/PedidosPage.tsx')).OrdersRedirect,
  },
  {
    pattern: paths.admin(),
    load: async () => (await import('./AdminRoute.tsx')).AdminRoute,
  },
];
