/**
 * The colours of the demo shop by their names in `color`, as '#RRGGBB'.
 * 'colores' stands for many colours at once: its code is for swatches, its pictures are rainbows.
 */
export const PALETTE = {
  Blanco: '#FFFFFF',
  Negro: '#1E1E22',
  'Gris jaspe': '#A9ABAE',
  'Gris oscuro': '#4A4D52',
  'Azul marino': '#22305C',
  'Azul rey': '#1F4FA3',
  Celeste: '#8FBFE0',
  Turquesa: '#2F9C95',
  'Verde bosque': '#2E5A3C',
  'Verde limón': '#B8D43A',
  Amarillo: '#F2C230',
  Mostaza: '#C98F1E',
  Naranja: '#F07C2B',
  Rojo: '#B3262E',
  Vino: '#6E1F35',
  Rosado: '#E9A3B5',
  Fucsia: '#C2307A',
  Morado: '#5B3A86',
  Café: '#5E4333',
  Crudo: '#E6DBC3',
  Arena: '#C9BFA8',
  colores: '#B4532A',
} as const;

/** Name of a colour of the demo shop. */
export type ColourName = keyof typeof PALETTE;
