import { roundColones } from './money.ts';
import { listTiers, unitPrice, type PriceTiers } from './pricing.ts';

/**
 * The smallest quantity of a higher tier whose total is less than the total now; `null`: there is
 * none, or nothing is charged now. Equal totals are no advice.
 *
 * @param quantity whole units of the line
 * @param available most units that the line may have: a tier beyond them is left out
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
