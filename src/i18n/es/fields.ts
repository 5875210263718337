import { areaTexts } from '../areaTexts.ts';

export const fields = {
  count: '{{typed, n}} de {{max, n}} caracteres',
  tooLong: 'Demasiado largo: como máximo {{max, n}} caracteres.',
  whole: 'Escriba unidades enteras, sin decimales.',
  linkCopied: 'Enlace copiado',
  copyYourself: 'No pudimos copiarlo. Está seleccionado: cópielo desde aquí.',
} as const;

export const useFieldTexts = areaTexts('fields', fields);
