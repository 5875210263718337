import type { ExistingVariant } from '#domain/generator/draft.ts';

/** The subfamilia of the tests of the generator. */
export const NAME = 'Camiseta de cuello redondo';
export const COLORS = [
  'Rojo',
  'Azul marino',
  'Azul rey',
  'Verde bosque',
  'Verde limón',
  'Café',
].map((name, index) => ({ id: index + 1, name, rgb: '#000000' }));
const colorOf = (name: string) => COLORS.find((color) => color.name === name) ?? null;

let lastId = 0;
/** A producto of it. */
export function variant(code: string, color: string, tallaId: string | null): ExistingVariant {
  lastId += 1;
  const prices = { retail: 3500, wholesale: 3000, special: null };
  return { id: lastId, code, color: colorOf(color), tallaId, prices, ivaId: 1, imageUrls: [] };
}
