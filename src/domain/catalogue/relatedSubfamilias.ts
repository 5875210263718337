import { isPrice } from '../prices/pricing.ts';
import { compareNames } from '../text/collation.ts';
import type { SubfamiliaSummary } from './catalogue.ts';

/** @see docs/rules.md#related-products */
const MAX_RELATED = 8;

/**
 * The other subfamilias to show on the page of one: at most 8, those with a price first, then by name.
 *
 * @param familia the subfamilias of its familia
 * @param currentId of the page's own, which is left out
 */
export function relatedSubfamilias(
  familia: readonly SubfamiliaSummary[],
  currentId: number,
): SubfamiliaSummary[] {
  return familia
    .filter(({ id }) => id > 0 && id !== currentId)
    .toSorted(
      (a, b) =>
        Number(isPrice(b.fromPrice)) - Number(isPrice(a.fromPrice)) ||
        compareNames(a.name, b.name) ||
        a.id - b.id,
    )
    .slice(0, MAX_RELATED);
}
