import type { Color } from './catalogue.ts';

/** True if a colour is the one named 'colores', which is shown as a rainbow. */
export function isRainbow(color: Pick<Color, 'name'> | null): boolean {
  return color?.name.trim().toLowerCase() === 'colores';
}
