import { areaTexts } from '../areaTexts.ts';

/** Texts that a built document shows when the application does not start. */
export const start = {
  failed: 'La tienda no terminó de cargar.',
  slow: 'La conexión está lenta: la tienda sigue cargando.',
  reload: 'Recargar',
  whatsApp: 'Escribirnos por WhatsApp',
} as const;

export const useStartTexts = areaTexts('start', start);
