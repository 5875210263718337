import { areaTexts } from '../areaTexts.ts';

export const location = {
  title: 'Ubicación',
  address: 'Cartago, cruce de Taras, contiguo a la Policía de Tránsito',
  description:
    'Cómo llegar a {{brand}}: Cartago, cruce de Taras, contiguo a la Policía de Tránsito.',
  map: 'Mapa: cruce de Taras, Cartago',
  maps: 'Abrir en Google Maps',
  waze: 'Navegar con Waze',
} as const;

export const useLocationTexts = areaTexts('location', location);
