import {
  isPrice,
  SPECIAL_MIN_QUANTITY,
  unitPrice,
  WHOLESALE_MIN_QUANTITY,
  type PriceTiers,
} from './pricing.ts';

/**
 * What a screen shows as the unit price of `quantity` units: the price that is charged; without
 * one `null`, the price is to be asked for, or NaN, because what is stored for a tier that the
 * quantity reaches is no price.
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
