import {
  isPrice,
  SPECIAL_MIN_QUANTITY,
  unitPrice,
  WHOLESALE_MIN_QUANTITY,
  type PriceTiers,
} from './pricing.ts';

/**
 * The unit price to show for `quantity` units: the charged price; `null` if there is none, so that
 * shoppers ask for it; NaN if the stored price of a reached tier is invalid.
 */
export function shownPrice(prices: PriceTiers, quantity: number): number | null {
  const { retail, wholesale, special } = prices;
  const reached = [
    retail,
    quantity >= WHOLESALE_MIN_QUANTITY ? wholesale : null,
    quantity >= SPECIAL_MIN_QUANTITY ? special : null,
  ];
  const isInvalid = reached.some((price) => price !== null && price !== 0 && !isPrice(price));
  return unitPrice(prices, quantity) ?? (isInvalid ? Number.NaN : null);
}
