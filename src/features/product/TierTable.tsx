import { useTranslation } from 'react-i18next';
import { formatColones } from '#domain/prices/money.ts';
import { activeTier, listTiers, nextTier, type PriceTiers } from '#domain/prices/pricing.ts';
import { Tag } from '#shared/ui/Tag.tsx';
import styles from './TierTable.module.css';

type Props = {
  readonly prices: PriceTiers;
  /** Units of the cart's line after the addition; `null`: several lines are chosen at once. */
  readonly lineQuantity: number | null;
  readonly stock: number;
};

/** Prices by quantity with the current tier marked, and the units missing for a cheaper one. */
export function TierTable({ prices, lineQuantity, stock }: Props) {
  const { t } = useTranslation('product');
  const tiers = listTiers(prices);
  if (tiers.length < 2) return null;
  const active = lineQuantity === null ? null : activeTier(prices, lineQuantity);
  const next = lineQuantity === null ? null : nextTier(prices, lineQuantity, stock);
  return (
    <div className={styles.tiers}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('tiers.caption')}</caption>
        <thead>
          <tr className={styles.head}>
            <th scope="col">{t('tiers.tier')}</th>
            <th scope="col">{t('tiers.quantity')}</th>
            <th scope="col" className={styles.price}>
              {t('tiers.each')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, minQuantity, price }) => (
            <tr
              key={tier}
              className={styles.row}
              data-active={tier === active || undefined}
              aria-current={tier === active || undefined}
            >
              <th scope="row" className={styles.tier}>
                <span className={styles.tierName}>
                  <span>{t(`tiers.${tier}`)}</span>
                  {tier === active && <Tag tone="success">{t('tiers.yours')}</Tag>}
                </span>
              </th>
              <td>{minQuantity === 1 ? minQuantity : `+${minQuantity}`}</td>
              <td className={styles.price}>{formatColones(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && (
        <p className={styles.hint}>
          {t('tiers.hint', { count: next.missing, price: formatColones(next.price) })}
        </p>
      )}
    </div>
  );
}
