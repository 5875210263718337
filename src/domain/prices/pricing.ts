/** Units of one line from which the wholesale price applies (docs/rules.md#tiers). */
export const WHOLESALE_MIN_QUANTITY = 12;
export const SPECIAL_MIN_QUANTITY = 24;

export type Tier = 'retail' | 'wholesale' | 'special';

/** Unit prices of a producto in colones, IVA included. `null`: the tier is not offered; NaN: its price is invalid. */
export type PriceTiers = Readonly<Record<Tier, number | null>>;

/** Each tier and the units of one line from which it applies. */
export const TIERS: readonly { readonly tier: Tier; readonly minQuantity: number }[] = [
  { tier: 'retail', minQuantity: 1 },
  { tier: 'wholesale', minQuantity: WHOLESALE_MIN_QUANTITY },
  { tier: 'special', minQuantity: SPECIAL_MIN_QUANTITY },
];

export function isPrice(amount: number | null): amount is number {
  return amount !== null && amount > 0 && amount < Infinity;
}

/**
 * Lists the tiers that a producto offers, by ascending quantity. A tier whose price is `null`, 0, negative or not
 * finite is not offered. @see docs/rules.md#tiers
 */
export function listTiers(prices: PriceTiers) {
  return TIERS.flatMap(({ tier, minQuantity }) => {
    const price = prices[tier];
    return isPrice(price) ? [{ tier, minQuantity, price }] : [];
  });
}

function chargedTier(prices: PriceTiers, quantity: number) {
  // A quantity below 1 and NaN count as 1, so that a price is shown while a quantity is typed.
  const units = quantity >= 1 ? quantity : 1;
  return listTiers(prices).findLast(({ minQuantity }) => units >= minQuantity);
}

/**
 * Returns the unit price of a line of `quantity` units.
 *
 * If the producto does not offer the tier of this quantity, the next lower tier counts, never a higher one: 30 units of
 * a producto without a special price cost its wholesale price.
 *
 * @param quantity whole units
 * @returns colones per unit, IVA included, unrounded; `null`: no valid price at this quantity
 * @see docs/rules.md#tiers
 */
export function unitPrice(prices: PriceTiers, quantity: number): number | null {
  return chargedTier(prices, quantity)?.price ?? null;
}

/** Replaces prices that cannot be charged by `null`. */
export function chargeablePrices(prices: PriceTiers): PriceTiers {
  const { retail, wholesale, special } = prices;
  return {
    retail: isPrice(retail) ? retail : null,
    wholesale: isPrice(wholesale) ? wholesale : null,
    special: isPrice(special) ? special : null,
  };
}

/**
 * Returns the tier whose price is charged for `quantity` units; `'retail'` if the producto has no valid price for them.
 */
export function activeTier(prices: PriceTiers, quantity: number): Tier {
  return chargedTier(prices, quantity)?.tier ?? 'retail';
}

/**
 * Finds the next tier with a lower unit price than `quantity` has, and how many units are `missing` to reach it;
 * `null`: there is none. If `quantity` has no valid price, the next tier with a price is found.
 *
 * @param available most units that the line may hold: a tier that needs more is left out
 * @see docs/rules.md#tiers
 */
export function nextTier(prices: PriceTiers, quantity: number, available = Infinity) {
  const units = quantity >= 1 ? Math.floor(quantity) : 0;
  const current = unitPrice(prices, units) ?? Infinity;
  const next = listTiers(prices).find(
    ({ minQuantity, price }) => minQuantity > units && minQuantity <= available && price < current,
  );
  return next ? { tier: next.tier, missing: next.minQuantity - units, price: next.price } : null;
}
