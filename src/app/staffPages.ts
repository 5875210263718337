import type { ComponentType } from 'react';

/** How the code of each page of the back-office is fetched, and that of the row of links to them. */
const staffPages = {
  bar: async () => (await import('./layout/StaffBar.tsx')).StaffBar,
  admin: async () => (await import('#features/admin/login/AdminPage.tsx')).AdminPage,
  familias: async () => (await import('#features/admin/familias/FamiliasPage.tsx')).FamiliasPage,
  addFamilia: async () =>
    (await import('#features/admin/familias/AddFamiliaPage.tsx')).AddFamiliaPage,
  subfamilias: async () =>
    (await import('#features/admin/subfamilias/SubfamiliasPage.tsx')).SubfamiliasPage,
  addSubfamilia: async () =>
    (await import('#features/admin/subfamilias/AddSubfamiliaPage.tsx')).AddSubfamiliaPage,
  productos: async () =>
    (await import('#features/admin/productos/ProductosPage.tsx')).ProductosPage,
  addProducto: async () =>
    (await import('#features/admin/productos/form/AddProductoPage.tsx')).AddProductoPage,
  banners: async () => (await import('#features/admin/banners/BannersPage.tsx')).BannersPage,
} as const;

/** A page of the back-office, or the row of links to them. */
export type StaffPageName = keyof typeof staffPages;

/**
 * Fetches a page of the back-office together with the client of those who sign in: without that
 * it could neither read nor save, and better says so before anything is typed.
 */
export async function loadStaffPage(name: StaffPageName): Promise<ComponentType> {
  const [Page] = await Promise.all([staffPages[name](), import('#data/http/supabase.ts')]);
  return Page;
}
