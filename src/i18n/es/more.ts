import { areaTexts } from '../areaTexts.ts';

export const more = {
  related: { title: 'Más de {{familia}}' },
  seen: {
    title: 'Vistos recientemente',
    clear: 'Borrar',
    cleared: 'Borramos los productos vistos de este navegador.',
  },
  from: 'Desde {{price}}',
  noPrice: 'Precio a consultar',
  failed: 'No pudimos cargar estos productos.',
} as const;

export const useMoreTexts = areaTexts('more', more);
