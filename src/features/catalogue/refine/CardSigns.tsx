import { stockStatus, type StockStatus } from '#domain/cart/stock.ts';
import type { Color, Variant } from '#domain/catalogue/catalogue.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { SignsProps } from '../CardGrid.tsx';
import styles from './CardSigns.module.css';

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
function cardMarks(variants: readonly Variant[], colors: readonly Color[]): CardMarks {
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

/** Colours and stock, over the picture of a card. @see docs/rules.md#cards */
export function CardSigns({ variants, colors, t }: SignsProps) {
  const { stock, colorCount, ...marks } = cardMarks(variants, colors);
  const more = colorCount - marks.colors.length;
  return (
    <div className={styles.signs}>
      {stock !== 'inStock' && (
        <Tag tone={stock === 'low' ? 'warning' : 'danger'}>
          {t(stock === 'low' ? 'card.low' : 'card.soldOut')}
        </Tag>
      )}
      {colorCount > 0 && (
        <span className={styles.colors}>
          {marks.colors.map((color) => (
            <Swatch key={color.id} rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />
          ))}
          {more > 0 && (
            <span className={styles.more} aria-hidden="true">
              {`+${more}`}
            </span>
          )}
          <VisuallyHidden>{t('card.colors', { count: colorCount })}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
