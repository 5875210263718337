import { stockStatus, type StockStatus } from '#domain/cart/stock.ts';
import type { Color, Variant } from '#domain/catalogue/catalogue.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';

/** Further colours of a card are counted. */
const MOST_SWATCHES = 6;

type CardMarks = {
  /** The first ones; a rainbow comes last. */
  readonly colors: readonly Color[];
  readonly colorCount: number;
  /** Of all productos together. */
  readonly stock: StockStatus;
};

/**
 * What a card shows of the productos.
 *
 * @param colors every colour, in the order in which they are shown
 * @see docs/rules.md#cards
 */
export function cardMarks(variants: readonly Variant[], colors: readonly Color[]): CardMarks {
  const ids = new Set(variants.map(({ colorId }) => colorId));
  const own = colors.filter(({ id }) => ids.has(id));
  const plain = own.filter((color) => !isRainbow(color));
  const rainbows = own.filter((color) => isRainbow(color));
  return {
    colors: [...plain, ...rainbows].slice(0, MOST_SWATCHES),
    colorCount: own.length,
    stock: stockStatus(variants.reduce((sum, { stock }) => sum + stock, 0)),
  };
}
