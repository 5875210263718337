import { useTranslation } from 'react-i18next';
import { formatColones } from '#domain/prices/money.ts';
import { activeTier, type PriceTiers } from '#domain/prices/pricing.ts';
import { shownPrice } from '#domain/prices/shownPrice.ts';
import { Price } from '#shared/ui/Price.tsx';
import styles from './PriceBlock.module.css';

type Props = {
  readonly prices: PriceTiers;
  /** Units of the cart's line after the addition. */
  readonly lineQuantity: number;
  /** Units already in the cart. */
  readonly inCart: number;
};

/** The unit price at the chosen quantity. @see docs/rules.md#tiers */
export function PriceBlock({ prices, lineQuantity, inCart }: Props) {
  const { t } = useTranslation('product');
  const price = shownPrice(prices, lineQuantity);
  return (
    <div className={styles.block} aria-live="polite">
      {price === null ? (
        <p className={styles.none}>{t('price.none')}</p>
      ) : (
        <>
          <p className={styles.line}>
            <Price size="lg">{formatColones(price)}</Price>{' '}
            <span className={styles.each}>
              {`${t('price.each')} · ${t(`tiers.${activeTier(prices, lineQuantity)}`)}`}
            </span>
          </p>
          {inCart > 0 && <p className={styles.note}>{t('price.withCart', { inCart })}</p>}
          <p className={styles.note}>{t('price.note')}</p>
        </>
      )}
    </div>
  );
}
