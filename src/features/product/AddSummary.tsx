import { useTranslation } from 'react-i18next';
import { formatColones } from '#domain/prices/money.ts';
import type { PriceTiers } from '#domain/prices/pricing.ts';
import { shownPrice } from '#domain/prices/shownPrice.ts';
import { Price } from '#shared/ui/Price.tsx';
import styles from './AddSummary.module.css';

type Props = {
  readonly prices: PriceTiers;
  /** Units to add. */
  readonly quantity: number;
  /** Units of the cart's line after the addition. */
  readonly lineQuantity: number;
};

/** Unit price and total; only on a phone, where the prices are below the pictures. */
export function AddSummary({ prices, quantity, lineQuantity }: Props) {
  const { t } = useTranslation('product');
  const price = shownPrice(prices, lineQuantity);
  if (price === null) return <p className={styles.summary}>{t('price.none')}</p>;
  return (
    <p className={styles.summary}>
      <span>
        <Price>{formatColones(price)}</Price> <span>{t('price.each')}</span>
      </span>
      <span>
        <span>{t('add.total')}</span> <Price>{formatColones(price * quantity)}</Price>
      </span>
    </p>
  );
}
