import { memo, useMemo, type CSSProperties } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { Color, SubfamiliaSummary, VariantsById } from '#domain/catalogue/catalogue.ts';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import type { CardTexts } from './cardProps.ts';
import { SubfamiliaCard } from './SubfamiliaCard.tsx';
import { useCardWindow } from './useCardWindow.ts';
import { useSeenProducts } from './useSeenProducts.ts';
import styles from './CardGrid.module.css';

const cardSigns = lazyCode(async () => (await import('./refine/CardSigns.tsx')).CardSigns);

/** The pictures of these cards are loaded eagerly, the others lazily. */
const EAGER_CARDS = 6;

type Props = {
  readonly subfamilias: readonly SubfamiliaSummary[];
  /** Names of the familias by id; one that is missing is not shown. */
  readonly familiaNames: ReadonlyMap<number, string>;
  /** The first cards do not come before the others. */
  readonly isReturn: boolean;
  /** `null` while they load. */
  readonly variants: VariantsById | null;
  /** Every colour; `undefined`: not known yet. */
  readonly colors: readonly Color[] | undefined;
};

/** Memoised, because a choice renders the page before its cards. */
export const CardGrid = memo(function CardGrid({
  subfamilias,
  familiaNames,
  isReturn,
  variants,
  colors,
}: Props) {
  // Read once: a subscription to the language in each of a thousand cards would be slow.
  const { t } = useTranslation('catalogue');
  const texts = useMemo<CardTexts>(
    () => ({
      from: (price) => t('card.from', { price }),
      retail: t('card.retail'),
      noPrice: t('card.noPrice'),
      add: t('card.add'),
      addNamed: (name) => t('card.addNamed', { name }),
      noSubfamilia: t('card.noSubfamilia'),
      colors: (count) => t('card.colors', { count }),
      soldOut: t('card.soldOut'),
      low: t('card.low'),
    }),
    [t],
  );
  const { ref, first, end, rowsBefore, rowsAfter } = useCardWindow(subfamilias.length, isReturn);
  const shown = useMemo(() => subfamilias.slice(first, end), [subfamilias, first, end]);
  useSeenProducts(ref, shown, familiaNames);
  const { part: Signs } = useLazyPart(cardSigns, variants !== null, 'catalogue: load marks');
  const isPart = rowsBefore + rowsAfter > 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React has no type of variables
  const rows = { '--rows-before': rowsBefore, '--rows-after': rowsAfter } as CSSProperties;
  return (
    <ul ref={ref} className={styles.grid} style={isPart ? rows : undefined}>
      {shown.map((subfamilia, offset) => {
        const index = first + offset;
        return (
          <li
            key={subfamilia.id > 0 ? subfamilia.id : `row-${index}`}
            className={styles.cell}
            // Says how many there are in all.
            aria-setsize={isPart ? subfamilias.length : undefined}
            aria-posinset={isPart ? index + 1 : undefined}
          >
            <SubfamiliaCard
              subfamilia={subfamilia}
              familiaName={familiaNames.get(subfamilia.familiaId) ?? ''}
              isFirstSight={index < EAGER_CARDS}
              texts={texts}
              variants={variants?.get(subfamilia.id)}
              colors={colors}
              Signs={Signs}
            />
          </li>
        );
      })}
    </ul>
  );
});
