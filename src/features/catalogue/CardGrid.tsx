import type { TFunction } from 'i18next';
import { type ComponentType, useState, memo, useMemo } from 'react';
import { paths } from '#config/paths.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import type {
  Color,
  SubfamiliaSummary,
  StockedVariant,
  VariantsById,
} from '#domain/catalogue/catalogue.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useCatalogueTexts } from '#i18n/es/catalogue.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { logError } from '#lib/log.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { useLater } from '#ui/hooks/useLater.ts';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import type { CardBadgesProps } from './refine/CardBadges.tsx';
import { useCardWindow } from './useCardWindow.ts';
import styles from './CardGrid.module.css';

type CardProps = {
  readonly subfamilia: SubfamiliaSummary;
  /** '' while it is unknown. */
  readonly familiaName: string;
  /** True for the first cards of the list: their pictures load eagerly. */
  readonly isFirstSight: boolean;
  /** The grid passes its texts to the cards: a thousand subscriptions to the language would be slow. */
  readonly t: TFunction<'catalogue'>;
  /** Variants of the subfamilia; `undefined`: not read yet, or it has no productos. */
  readonly variants: readonly StockedVariant[] | undefined;
  /** All colours of the shop; `undefined`: not known yet. */
  readonly colors: readonly Color[] | undefined;
  /** Shows colours and stock of a card; `null` until its code has loaded. */
  readonly Badges: ComponentType<CardBadgesProps> | null;
};

/** Card of a subfamilia, with a link to its product page. @see docs/rules.md#cards */
const SubfamiliaCard = memo(function SubfamiliaCard(props: CardProps) {
  const { subfamilia, familiaName, isFirstSight, t, variants, colors, Badges } = props;
  const { id, name, thumbnailUrl, fromPrice } = subfamilia;
  const [hasWarned, setWarned] = useState(false);

  function warn() {
    logError('catalogue: card without a subfamilia', subfamilia);
    setWarned(true);
  }

  const button = {
    className: styles.add,
    variant: 'secondary',
    'aria-label': t('card.addNamed', { name }),
    children: t('card.add'),
  } as const;
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={thumbnailUrl}
        srcSet={pictureSources(thumbnailUrl, [120, 240, 360])}
        sizes="120px"
        alt=""
        width={240}
        height={120}
        {...(isFirstSight ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      {Badges && variants && colors && <Badges variants={variants} colors={colors} t={t} />}
      <p className={styles.meta}>
        <span className={styles.familia}>{familiaName}</span>
        {id > 0 && <span>{`#${id}`}</span>}
      </p>
      <h2 className={styles.name} title={name}>
        {name}
      </h2>
      <p className={styles.price}>
        <strong className={styles.amount}>
          {fromPrice === null
            ? t('card.noPrice')
            : t('card.from', { price: formatColones(fromPrice) })}
        </strong>
        {fromPrice !== null && <span className={styles.retail}>{t('card.retail')}</span>}
      </p>
      {hasWarned && (
        <p className={styles.alert} role="alert">
          {t('card.noSubfamilia')}
        </p>
      )}
      {/* The type and the table require an id, but a response of the backend may still lack it. */}
      {Number.isSafeInteger(id) ? (
        <ButtonLink {...button} inTransition to={paths.product(id)} />
      ) : (
        <Button {...button} onClick={warn} />
      )}
    </article>
  );
});

const SKELETONS = 12;

export function CardGridSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index} className={styles.cell}>
          <div className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.meta}>
              <Skeleton width="55%" height="0.875rem" />
            </div>
            <div className={styles.name}>
              <Skeleton width="90%" height="1rem" />
            </div>
            <div className={styles.price}>
              <Skeleton width="70%" height="1.125rem" />
            </div>
            <div className={styles.add}>
              <Skeleton height="2.25rem" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Code of the badges and of the read-ahead of products; loads once the whole catalogue is read. */
const badges = lazyCode(() => import('./refine/CardBadges.tsx'));

/** Number of cards at the start of the list whose pictures load eagerly; the others load lazily. */
const EAGER_CARDS = 6;

type Props = Pick<CardProps, 'colors'> & {
  readonly subfamilias: readonly SubfamiliaSummary[];
  /** Names of the familias by id; a missing name is not shown. */
  readonly familiaNames: ReadonlyMap<number, string>;
  /** True after Back or Forward: the first render has all cards. */
  readonly isReturn: boolean;
  /** Variants by subfamilia; `null` while they load. */
  readonly variants: VariantsById | null;
};

/** Shows the cards. Memoised: after a change of a filter the page first renders with the same cards. */
export const CardGrid = memo(function CardGrid({
  subfamilias,
  familiaNames,
  isReturn,
  variants,
  colors,
}: Props) {
  const t = useCatalogueTexts();
  const { ref, first, end, rowsBefore, rowsAfter } = useCardWindow(subfamilias.length, isReturn);
  const shown = useMemo(() => subfamilias.slice(first, end), [subfamilias, first, end]);
  const { part: code } = useLater(badges, variants !== null);
  const isPart = rowsBefore + rowsAfter > 0;
  const rows = { '--rows-before': rowsBefore, '--rows-after': rowsAfter };
  return (
    <>
      <ul ref={ref} className={styles.grid} style={isPart ? rows : undefined}>
        {shown.map((subfamilia, offset) => {
          const index = first + offset;
          return (
            <li
              key={subfamilia.id > 0 ? subfamilia.id : `row-${index}`}
              className={styles.cell}
              // Screen readers get the number of all cards, although only a part is in the page.
              aria-setsize={isPart ? subfamilias.length : undefined}
              aria-posinset={isPart ? index + 1 : undefined}
            >
              <SubfamiliaCard
                subfamilia={subfamilia}
                familiaName={familiaNames.get(subfamilia.familiaId) ?? ''}
                isFirstSight={index < EAGER_CARDS}
                t={t}
                variants={variants?.get(subfamilia.id)}
                colors={colors}
                Badges={code?.CardBadges ?? null}
              />
            </li>
          );
        })}
      </ul>
      {code && <code.SeenProducts list={ref} subfamilias={shown} familiaNames={familiaNames} />}
    </>
  );
});
