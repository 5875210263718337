export const staffBar = {
  label: 'Administración',
  screens: {
    productos: 'Productos',
    subfamilias: 'Subfamilias',
    familias: 'Familias',
    banners: 'Banners',
  },
  unconfirmed: 'No se pudo comprobar su sesión.',
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada',
} as const;
