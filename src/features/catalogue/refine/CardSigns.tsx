import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { cardMarks } from './cardMarks.ts';
import type { SignsProps } from '../cardProps.ts';
import styles from './CardSigns.module.css';

/** Colours and stock, over the picture of a card. @see docs/rules.md#cards */
export function CardSigns({ variants, colors, texts }: SignsProps) {
  const { stock, colorCount, ...marks } = cardMarks(variants, colors);
  const more = colorCount - marks.colors.length;
  return (
    <div className={styles.signs}>
      {stock !== 'inStock' && (
        <Tag tone={stock === 'low' ? 'warning' : 'danger'}>
          {stock === 'low' ? texts.low : texts.soldOut}
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
          <VisuallyHidden>{texts.colors(colorCount)}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
