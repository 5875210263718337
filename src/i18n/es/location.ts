/** Texts of the location section. */
export const location = {
  title: 'Ubicación',
  address: 'Cartago, cruce de Taras, contiguo a la Policía de Tránsito.',
  maps: 'Abrir en Google Maps',
  waze: 'Navegar con Waze',
} as const;
