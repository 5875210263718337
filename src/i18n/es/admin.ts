/** Texts of the back-office. */
export const admin = {
  title: 'Administración',
  text: 'Esta área es solo para el personal. La sesión del personal todavía no se abre desde esta pantalla: el catálogo se administra desde el panel del proyecto.',
  restricted: 'Acceso Restringido',
  restrictedText: 'Debe iniciar sesión para ver esta pantalla.',
  toAdmin: 'Ir a iniciar sesión',
} as const;
