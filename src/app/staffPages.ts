import type { ComponentType } from 'react';
import { generatePath } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';
import type { Language } from '#i18n/storedLanguage.ts';

type StaffPage = {
  readonly pattern: string;
  readonly load: () => Promise<ComponentType>;
};

type StaffScreen = StaffPage & {
  /** The bar of staff is in Spanish, `/admin` in both languages. */
  readonly name: Readonly<Record<Language, string>>;
};

const staffScreens: readonly StaffScreen[] = [
  {
    name: { es: 'Productos', en: 'Products' },
    // One pattern, so that the list stays mounted when the popup of a producto opens.
    pattern: `${staffPaths.editProducto()}/:productoId?`,
    load: async () => (await import('#features/admin/productos/ProductosPage.tsx')).ProductosPage,
  },
  {
    name: { es: 'Subfamilias', en: 'Subfamilies' },
    pattern: staffPaths.editSubfamilia(),
    load: async () =>
      (await import('#features/admin/subfamilias/SubfamiliasPage.tsx')).SubfamiliasPage,
  },
  {
    name: { es: 'Familias', en: 'Families' },
    pattern: staffPaths.editFamilia(),
    load: async () => (await import('#features/admin/familias/FamiliasPage.tsx')).FamiliasPage,
  },
  {
    name: { es: 'Banners', en: 'Banners' },
    pattern: '/upload-banners',
    load: async () => (await import('#features/admin/banners/BannersPage.tsx')).BannersPage,
  },
];

/**
 * Links to the screens in the bar of staff and on `/admin`, in their order.
 *
 * @see docs/rules.md#sign-in
 */
export function staffLinks(language: Language) {
  return staffScreens.map(({ pattern, name }) => ({
    path: generatePath(pattern),
    name: name[language],
  }));
}

/** Every page of the back-office. @see docs/rules.md#routes */
export const staffPages: readonly StaffPage[] = [
  ...staffScreens,
  {
    pattern: paths.admin(),
    load: async () => (await import('./AdminRoute.tsx')).AdminRoute,
  },
  {
    pattern: '/add-producto',
    load: async () =>
      (await import('#features/admin/productos/form/AddProductoPage.tsx')).AddProductoPage,
  },
  {
    pattern: '/add-subfamilia',
    load: async () =>
      (await import('#features/admin/subfamilias/AddSubfamiliaPage.tsx')).AddSubfamiliaPage,
  },
  {
    pattern: '/add-familia',
    load: async () => (await import('#features/admin/familias/AddFamiliaPage.tsx')).AddFamiliaPage,
  },
];
