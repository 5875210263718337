import { isPrice } from '../prices/pricing.ts';
import { compareNames } from '../text/collation.ts';
import type { SubfamiliaSummary } from './catalogue.ts';

/** @see docs/rules.md#related-products */
const MAX_RELATED = 8;

/**
 * Lists the related subfamilias on the page of one: at most 8 of the same familia, those with a price first, then by
 * name.
 *
 * @param familia all subfamilias of the familia
 * @param currentId the subfamilia of the page, which is left out
 */
export function relatedSubfamilias(familia: readonly SubfamiliaSummary[], currentId: number) {
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

/** Most products that are shown as recently seen. @see docs/rules.md#recently-seen */
const MAX_SHOWN = 12;

/** Adds a subfamilia to the ids of seen ones, newest first. */
export function withSeen(ids: readonly number[], id: number): readonly number[] {
  // Keeps one more id than is shown, because a page leaves out its own subfamilia.
  return [id, ...ids.filter((known) => known !== id)].slice(0, MAX_SHOWN + 1);
}

/** Returns the seen ids to show on the page of a subfamilia: newest first, without its own id. */
export function otherSeen(ids: readonly number[], currentId: number): readonly number[] {
  return ids.filter((id) => id !== currentId).slice(0, MAX_SHOWN);
}
