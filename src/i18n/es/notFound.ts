import { areaTexts } from '../areaTexts.ts';

export const notFound = {
  title: 'Página no encontrada',
  text: 'La dirección no existe o cambió. El catálogo tiene todos nuestros productos; si buscaba algo en particular, escríbanos.',
  toCatalogue: 'Ir al catálogo',
  toHome: 'Ir al inicio',
} as const;

export const useNotFoundTexts = areaTexts('notFound', notFound);
