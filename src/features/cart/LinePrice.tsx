import { useTranslation } from 'react-i18next';
import { lineUnitPrice } from '#domain/cart/cart.ts';
import { formatColones } from '#domain/prices/money.ts';
import { activeTier, nextTier } from '#domain/prices/pricing.ts';
import { LazyTierAdvice } from '../shared/tierAdvice/LazyTierAdvice.tsx';
import styles from './LinePrice.module.css';
import type { CartRowView } from './useCartRows.ts';

/** The unit price at this quantity, its tier, and how many more units reach the next one. */
export function LinePrice({ row }: { row: CartRowView }) {
  const { t } = useTranslation('cart');
  const { line, available, problem, changeQuantity } = row;
  const price = lineUnitPrice(line);
  if (price === null) return null;
  const next = nextTier(line.prices, line.quantity, available ?? undefined);
  return (
    <div className={styles.price}>
      <p className={styles.amount}>
        <span>{formatColones(price)}</span>{' '}
        <span className={styles.note}>{t('line.ivaIncluded')}</span>
      </p>
      <p className={styles.tier}>{t(`tier.${activeTier(line.prices, line.quantity)}`)}</p>
      {problem === null && (
        <LazyTierAdvice
          prices={line.prices}
          quantity={line.quantity}
          available={available}
          onTake={changeQuantity}
        />
      )}
      {next && (
        <p className={styles.hint}>
          {t('tier.missing', { count: next.missing, price: formatColones(next.price) })}
        </p>
      )}
    </div>
  );
}
