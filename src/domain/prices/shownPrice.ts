import { isPrice, TIERS, unitPrice, type PriceTiers } from './pricing.ts';

/**
 * The unit price to show for `quantity` units: the charged price; `null` if there is none, so that
 * shoppers ask for it; NaN if the stored price of a reached tier is invalid.
 */
export function shownPrice(prices: PriceTiers, quantity: number): number | null {
  const reached = TIERS.filter(
    ({ tier, minQuantity }) => tier === 'retail' || quantity >= minQuantity,
  ).map(({ tier }) => prices[tier]);
  const isInvalid = reached.some((price) => price !== null && price !== 0 && !isPrice(price));
  return unitPrice(prices, quantity) ?? (isInvalid ? Number.NaN : null);
}
