import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, type RefObject } from 'react';
import { stockStatus } from '#domain/cart/stock.ts';
import type { Color, SubfamiliaSummary, StockedVariant } from '#domain/catalogue/catalogue.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { isFastLine } from '#lib/isFastLine.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { logError } from '#lib/log.ts';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Tag } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CardBadges.module.css';

export type CardBadgesProps = {
  readonly variants: readonly StockedVariant[];
  /** All colours of the shop. */
  readonly colors: readonly Color[];
  readonly t: TFunction<'catalogue'>;
};

/** Most swatches of a card; further colours are only counted. */
const MOST_SWATCHES = 6;

/** Badges over the picture of a card: its colours and its stock. @see docs/rules.md#cards */
export function CardBadges({ variants, colors, t }: CardBadgesProps) {
  const ids = new Set(variants.map(({ colorId }) => colorId));
  const cardColors = colors.filter(({ id }) => ids.has(id));
  const rainbowLast = cardColors.toSorted((a, b) => Number(isRainbow(a)) - Number(isRainbow(b)));
  const shown = rainbowLast.slice(0, MOST_SWATCHES);
  const more = cardColors.length - shown.length;
  const stock = stockStatus(variants.reduce((sum, { stock: units }) => sum + units, 0));
  return (
    <div className={styles.signs}>
      {stock !== 'inStock' && (
        <Tag tone={stock === 'low' ? 'warning' : 'danger'}>
          {t(stock === 'low' ? 'card.low' : 'card.soldOut')}
        </Tag>
      )}
      {cardColors.length > 0 && (
        <span className={styles.colors}>
          {shown.map((color) => (
            <Swatch key={color.id} rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />
          ))}
          {more > 0 && (
            <span className={styles.more} aria-hidden="true">
              {`+${more}`}
            </span>
          )}
          <VisuallyHidden>{t('card.colors', { count: cardColors.length })}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

const productPages = lazyCode(() => import('#data/productos/read.ts'));

/** Time in ms for which the cards in view must stay the same before their products are read. */
const SEEN_MS = 800;

type SeenProps = {
  /** The element whose children are the cards, in the order of `subfamilias`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly subfamilias: readonly SubfamiliaSummary[];
  readonly familiaNames: ReadonlyMap<number, string>;
};

/**
 * Reads the products of the cards in view ahead, in one request, so that a tap shows a product at once. On a slow
 * or metered connection it reads nothing.
 */
export function SeenProducts({ list, subfamilias, familiaNames }: SeenProps) {
  const client = useQueryClient();

  useEffect(() => {
    const cells = [...(list.current?.children ?? [])];
    const seen = new Set<SubfamiliaSummary>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function read() {
      try {
        const { isPageRead, readProductPages } = await productPages.load();
        const wanted = [...seen].filter(({ id }) => id > 0 && !isPageRead(client, id));
        if (wanted.length === 0) return;
        const pages = await readProductPages(wanted, familiaNames);
        for (const [key, data] of [...pages.values()].flat()) client.setQueryData(key, data);
      } catch (error) {
        // Shows nothing to the visitor: a product page reads its data itself.
        logError('catalogue: read products ahead', error);
      }
    }

    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const subfamilia = subfamilias[cells.indexOf(target)];
        if (subfamilia === undefined) continue;
        if (isIntersecting) seen.add(subfamilia);
        else seen.delete(subfamilia);
      }
      clearTimeout(timer);
      if (isFastLine()) timer = setTimeout(() => void read(), SEEN_MS);
    });
    for (const cell of cells) observer.observe(cell);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [client, list, subfamilias, familiaNames]);
  return null;
}
