import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { generatePath, matchPath, type Params } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';

type StaffPage = {
  readonly pattern: string;
  readonly load: () => Promise<ComponentType>;
  /** Reads the data that the page shows first, once its code is loaded. */
  readonly prefetch?: (client: QueryClient, params: Params, search: string) => Promise<void>;
};

type StaffScreen = StaffPage & {
  readonly name: string;
  /** True: in a narrow bar the link moves into the menu 'Más'. */
  readonly isFurther?: true;
  /** Further pages of the screen, on which its link in the bar is marked as well. */
  readonly pages?: readonly StaffPage[];
};

const staffScreens: readonly StaffScreen[] = [
  {
    name: 'Pedidos',
    pattern: staffPaths.orders(),
    load: async () => (await import('#features/admin/pedidos/PedidosPage.tsx')).PedidosPage,
    prefetch: async (client, _params, search) =>
      (await import('#features/admin/pedidos/PedidosPage.tsx')).prefetchOrders(client, search),
    pages: [
      {
        pattern: staffPaths.order(':pedidoId'),
        load: async () => (await import('#features/admin/pedidos/PedidoPage.tsx')).PedidoPage,
      },
    ],
  },
  {
    name: 'Productos',
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
            import('#data/productos/staff/queries.ts'),
          ]);
          return readAhead(client, staffProductoQueries.one(productoId));
        },
      },
      {
        pattern: staffPaths.addProducto(),
        load: async () =>
          (await import('#features/admin/productos/form/AddProducto.tsx')).AddProductoPage,
      },
      {
        pattern: staffPaths.importProductos(),
        load: async () =>
          (await import('#features/admin/productos/spreadsheet/ImportPage.tsx')).ImportPage,
      },
    ],
  },
  {
    name: 'Precios y existencias',
    isFurther: true,
    pattern: staffPaths.editStock(),
    load: async () => (await import('#features/admin/stock/StockPage.tsx')).StockPage,
  },
  {
    name: 'Imágenes',
    isFurther: true,
    pattern: staffPaths.pictures(),
    load: async () =>
      (await import('#features/admin/shared/library/ImageLibrary.tsx')).ImageLibrary,
  },
  {
    name: 'Subfamilias',
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
        pattern: staffPaths.generateVariants(':subfamiliaId'),
        load: async () =>
          (await import('#features/admin/generator/GeneratorPage.tsx')).GeneratorPage,
      },
    ],
  },
  {
    name: 'Familias',
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
    name: 'Banners',
    pattern: '/upload-banners',
    load: async () => (await import('#features/admin/banners/BannersPage.tsx')).BannersPage,
  },
  {
    name: 'Historial',
    isFurther: true,
    pattern: staffPaths.history(),
    load: async () => (await import('#features/admin/history/HistoryPage.tsx')).HistoryPage,
  },
];

/**
 * The links of the staff bar in their order; `currentAt` returns the `aria-current` of a link on a page.
 * @see docs/rules.md#staff-bar
 */
export const staffLinks = staffScreens.map(({ pattern, name, pages = [], isFurther }) => ({
  path: generatePath(pattern),
  name,
  isFurther,
  currentAt: (pathname: string): 'page' | 'true' | undefined => {
    if (matchPath(pattern, pathname)) return 'page';
    return pages.some((page) => matchPath(page.pattern, pathname)) ? 'true' : undefined;
  },
}));

/** All pages of the back-office; their paths match `STAFF_ROUTE`. @see docs/rules.md#routes */
export const staffPages: readonly StaffPage[] = [
  ...staffScreens,
  ...staffScreens.flatMap(({ pages = [] }) => pages),
  {
    pattern: paths.admin(),
    load: async () => (await import('#features/admin/login/AdminPage.tsx')).AdminPage,
  },
];
