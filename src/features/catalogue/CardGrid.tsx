import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import type { CardTexts } from './cardProps.ts';
import { SubfamiliaCard } from './SubfamiliaCard.tsx';
import styles from './CardGrid.module.css';

/** Cards in sight when the page opens: their pictures are fetched first, the others on approach. */
const FIRST_SIGHT_CARDS = 6;
/** Cards drawn at once; with a thousand, drawing all would hold up the first sight of any. */
const FIRST_DRAWN_CARDS = 40;

type Props = {
  readonly subfamilias: readonly SubfamiliaSummary[];
  /** Names of the familias by id; one that is missing is not shown. */
  readonly familiaNames: ReadonlyMap<number, string>;
  /** Draws all of them at once, whatever it takes. */
  readonly isReturn: boolean;
};

/** The cards of the catalogue, however many. */
export function CardGrid({ subfamilias, familiaNames, isReturn }: Props) {
  // With a thousand cards, a thousand subscriptions to the language would be felt.
  const { t } = useTranslation('catalogue');
  const texts = useMemo<CardTexts>(
    () => ({
      from: (price) => t('card.from', { price }),
      retail: t('card.retail'),
      noPrice: t('card.noPrice'),
      add: t('card.add'),
      addNamed: (name) => t('card.addNamed', { name }),
      noSubfamilia: t('card.noSubfamilia'),
    }),
    [t],
  );
  const drawn = useDeferredValue(
    subfamilias,
    isReturn ? subfamilias : subfamilias.slice(0, FIRST_DRAWN_CARDS),
  );
  return (
    <ul className={styles.grid}>
      {drawn.map((subfamilia, index) => (
        <li key={subfamilia.id > 0 ? subfamilia.id : `row-${index}`} className={styles.cell}>
          <SubfamiliaCard
            subfamilia={subfamilia}
            familiaName={familiaNames.get(subfamilia.familiaId) ?? ''}
            isFirstSight={index < FIRST_SIGHT_CARDS}
            texts={texts}
          />
        </li>
      ))}
    </ul>
  );
}
