import { isPrice, TIERS, unitPrice, type PriceTiers } from './pricing.ts';

/**
 * Returns the unit price to show for `quantity` units: the charged price. If nothing is charged, NaN: a tier up to this
 * quantity has an invalid price; `null`: none has, and shoppers ask for the price.
 */
export function shownPrice(prices: PriceTiers, quantity: number): number | null {
  const reached = TIERS.filter(
    ({ tier, minQuantity }) => tier === 'retail' || quantity >= minQuantity,
  ).map(({ tier }) => prices[tier]);
  const isInvalid = reached.some((price) => price !== null && price !== 0 && !isPrice(price));
  return unitPrice(prices, quantity) ?? (isInvalid ? Number.NaN : null);
}
