import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import type { CardTexts } from './cardProps.ts';
import { SubfamiliaCard } from './SubfamiliaCard.tsx';
import styles from './CardGrid.module.css';

/** The pictures of these cards are loaded eagerly, the others lazily. */
const EAGER_CARDS = 6;
/** Cards of the first render; rendering a thousand at once would delay the first ones. */
const FIRST_RENDER_CARDS = 40;

type Props = {
  readonly subfamilias: readonly SubfamiliaSummary[];
  /** Names of the familias by id; one that is missing is not shown. */
  readonly familiaNames: ReadonlyMap<number, string>;
  /** Renders all cards at once. */
  readonly isReturn: boolean;
};

export function CardGrid({ subfamilias, familiaNames, isReturn }: Props) {
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
    }),
    [t],
  );
  const rendered = useDeferredValue(
    subfamilias,
    isReturn ? subfamilias : subfamilias.slice(0, FIRST_RENDER_CARDS),
  );
  return (
    <ul className={styles.grid}>
      {rendered.map((subfamilia, index) => (
        <li key={subfamilia.id > 0 ? subfamilia.id : `row-${index}`} className={styles.cell}>
          <SubfamiliaCard
            subfamilia={subfamilia}
            familiaName={familiaNames.get(subfamilia.familiaId) ?? ''}
            isFirstSight={index < EAGER_CARDS}
            texts={texts}
          />
        </li>
      ))}
    </ul>
  );
}
