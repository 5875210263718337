/** Texts of an address that does not exist. */
export const notFound = {
  title: 'Página no encontrada',
  text: 'La dirección no existe o cambió. Puede volver al catálogo o buscar desde el inicio.',
  toCatalogue: 'Ir al catálogo',
  toHome: 'Ir al inicio',
} as const;
