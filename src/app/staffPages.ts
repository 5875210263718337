import type { ComponentType } from 'react';

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

export type StaffPageName = keyof typeof staffPages;

/**
 * Loads a page of the back-office together with the Supabase client. If the client cannot be loaded
 * the page fails at once, not after something was typed.
 */
export async function loadStaffPage(name: StaffPageName): Promise<ComponentType> {
  const [Page] = await Promise.all([staffPages[name](), import('#data/http/supabase.ts')]);
  return Page;
}
