/** How the code of each page of the back-office is fetched, and that of the row of links to them. */
export const staffPages = {
  bar: async () => (await import('./layout/StaffBar.tsx')).StaffBar,
  admin: async () => (await import('../features/admin/login/AdminPage.tsx')).AdminPage,
  familias: async () => (await import('../features/admin/familias/FamiliasPage.tsx')).FamiliasPage,
  addFamilia: async () =>
    (await import('../features/admin/familias/AddFamiliaPage.tsx')).AddFamiliaPage,
  subfamilias: async () =>
    (await import('../features/admin/subfamilias/SubfamiliasPage.tsx')).SubfamiliasPage,
  addSubfamilia: async () =>
    (await import('../features/admin/subfamilias/AddSubfamiliaPage.tsx')).AddSubfamiliaPage,
  productos: async () =>
    (await import('../features/admin/productos/ProductosPage.tsx')).ProductosPage,
  addProducto: async () =>
    (await import('../features/admin/productos/form/AddProductoPage.tsx')).AddProductoPage,
  banners: async () => (await import('../features/admin/banners/BannersPage.tsx')).BannersPage,
} as const;
