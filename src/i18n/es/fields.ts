export const fields = {
  count: '{{typed}} de {{max}} caracteres',
  tooLong: 'Demasiado largo: como máximo {{max}} caracteres.',
} as const;
