import { memo } from 'react';
import { formatColones } from '#domain/prices/money.ts';
import { activeTier, listTiers, nextTier, type PriceTiers } from '#domain/prices/pricing.ts';
import { shownPrice } from '#domain/prices/shownPrice.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { Price } from '#ui/Price.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './Prices.module.css';

type PriceProps = {
  readonly prices: PriceTiers;
  /** Units of the cart's line after the chosen quantity is added. */
  readonly lineQuantity: number;
  readonly inCart: number;
};

/** Shows the unit price at the chosen quantity. @see docs/rules.md#tiers */
export const UnitPrice = memo(function UnitPrice({ prices, lineQuantity, inCart }: PriceProps) {
  const t = useProductTexts();
  const price = shownPrice(prices, lineQuantity);
  return (
    <div className={styles.price} aria-live="polite">
      {price === null ? (
        <Text className={styles.none} size="xl" weight="bold">
          {t('price.none')}
        </Text>
      ) : (
        <>
          <Row gap={[1, 3]} align="baseline">
            <Price size="lg">{formatColones(price)}</Price>{' '}
            <Note as="span">
              {`${t('price.each')} · ${t(`tiers.${activeTier(prices, lineQuantity)}`)}`}
            </Note>
          </Row>
          {inCart > 0 && <Note>{t('price.withCart', { inCart })}</Note>}
          <Note>{t('price.note')}</Note>
        </>
      )}
    </div>
  );
});

type TierProps = {
  readonly prices: PriceTiers;
  /** Units of the cart's line after the addition; `null`: the shopper orders several lines at once. */
  readonly lineQuantity: number | null;
  readonly stock: number;
};

export const TierTable = memo(function TierTable({ prices, lineQuantity, stock }: TierProps) {
  const t = useProductTexts();
  const tiers = listTiers(prices);
  if (tiers.length < 2) return null;
  const active = lineQuantity === null ? null : activeTier(prices, lineQuantity);
  const next = lineQuantity === null ? null : nextTier(prices, lineQuantity, stock);
  return (
    <Stack className={styles.tiers} gap={2}>
      <table className={styles.table}>
        <caption>{t('tiers.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tiers.tier')}</th>
            <th scope="col">{t('tiers.quantity')}</th>
            <th scope="col">{t('tiers.each')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, minQuantity, price }) => (
            <tr key={tier} aria-current={tier === active || undefined}>
              <th scope="row">
                <Row as="span" gap={[1, 3]} align="baseline">
                  <span>{t(`tiers.${tier}`)}</span>
                  {tier === active && <Tag tone="success">{t('tiers.yours')}</Tag>}
                </Row>
              </th>
              <td>{minQuantity === 1 ? minQuantity : `+${minQuantity}`}</td>
              <td>{formatColones(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && (
        <p className={styles.hint}>
          {t('tiers.hint', { count: next.missing, price: formatColones(next.price) })}
        </p>
      )}
    </Stack>
  );
});
