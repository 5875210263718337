export const guides = {
  sizes: 'Guía de tallas',
  care: 'Cuidados',
  talla: 'Talla',
} as const;
