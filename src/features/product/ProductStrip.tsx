import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';
import { useSidewaysEdges } from '#shared/hooks/useSidewaysEdges.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { SmallCard } from './SmallCard.tsx';
import styles from './ProductStrip.module.css';
import type { Elements } from '#shared/ui/Elements.ts';

const SKELETONS = 4;

type Props = {
  readonly title: string;
  /** `undefined` until they are read. Without any, nothing is shown. */
  readonly products: readonly SubfamiliaSummary[] | undefined;
  /** The read of the products. */
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Beside the title. */
  readonly action?: Elements;
};

/** A titled row of small cards, which scrolls sideways. */
export function ProductStrip({ title, products, query, action }: Props) {
  const { t } = useTranslation(['more', 'common']);
  const titleId = useId();
  const { error, isFetching, refetch } = query;

  useErrorLog('product: load other products', error);

  if (products?.length === 0) return null;
  const hasFailed = products === undefined && error !== null && !isFetching;
  return (
    <section
      className={styles.section}
      aria-labelledby={titleId}
      aria-busy={products === undefined}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {action}
      </div>
      {hasFailed ? (
        <p className={styles.failed} role="alert">
          <span>{t('failed')}</span>
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      ) : (
        <Cards products={products} />
      )}
    </section>
  );
}

function Cards({ products }: Pick<Props, 'products'>) {
  const list = useRef<HTMLUListElement>(null);
  useSidewaysEdges(list);
  if (products === undefined) {
    return (
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton height="13.75rem" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul ref={list} className={styles.cards}>
      {products.map((product) => (
        <li key={product.id} className={styles.card}>
          <SmallCard product={product} />
        </li>
      ))}
    </ul>
  );
}
