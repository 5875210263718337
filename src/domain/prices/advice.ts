import { roundColones } from './money.ts';
import { listTiers, unitPrice, type PriceTiers } from './pricing.ts';

/**
 * Finds the smallest quantity of a higher tier that costs less in total than `quantity` does. `null`: there is none, it
 * would cost the same, or `quantity` has no price.
 *
 * @param quantity whole units of the line
 * @param available most units that the line may have: a tier that needs more is left out
 * @see docs/rules.md#next-tier-advice
 */
export function cheaperQuantity(prices: PriceTiers, quantity: number, available: number) {
  const price = quantity >= 1 ? unitPrice(prices, quantity) : null;
  if (price === null) return null;
  const totalNow = roundColones(price * quantity);
  for (const tier of listTiers(prices)) {
    if (tier.minQuantity <= quantity || tier.minQuantity > available) continue;
    const total = roundColones(tier.price * tier.minQuantity);
    if (total < totalNow) return { quantity: tier.minQuantity, total, totalNow };
  }
  return null;
}
