export const guides = {
  label: 'Guías',
  sizes: 'Guía de tallas',
  care: 'Cuidados',
  talla: 'Talla',
  close: 'Cerrar',
} as const;
