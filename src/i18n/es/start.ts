import { areaTexts } from '../areaTexts.ts';

/** Texts of the document itself, for when the application does not come. */
export const start = {
  failed: 'La tienda no terminó de cargar.',
  slow: 'La conexión está lenta: la tienda sigue cargando.',
  reload: 'Recargar',
  whatsApp: 'Escribirnos por WhatsApp',
} as const;

export const useStartTexts = areaTexts('start', start);
