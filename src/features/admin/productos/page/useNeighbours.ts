import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';

/** A product beside another one in the list, and the page of the list that it is on; or why there is none. */
export type Neighbour =
  | { readonly id: number; readonly page: number }
  | { readonly reason: 'loading' | 'failed' | 'notListed' | 'first' | 'last' };

type Neighbours = { readonly previous: Neighbour; readonly next: Neighbour };

/** A page of the list; `isFresh`: it was read since the last save. */
function usePage(listing: ProductoListing, isWanted: boolean) {
  const { data, isError, isFetching } = useQuery({
    ...staffQueries.productos(listing),
    enabled: isWanted,
  });
  return { data, isFresh: data !== undefined && !isFetching && !isError, isFetching };
}

type Page = ReturnType<typeof usePage>;

const missing = ({ isFetching }: Page): Neighbour => ({
  reason: isFetching ? 'loading' : 'failed',
});

/**
 * The products before and after a product in the list that it was opened from. They stay what they were,
 * even if a change of the product gives it another place.
 *
 * @param productoId as the address gives it
 * @param listing its page is the one that the product is on, or was on until a save took another product
 *   out of the list
 */
export function useNeighbours(productoId: string, listing: ProductoListing): Neighbours {
  const [kept, setKept] = useState<Neighbours | null>(null);
  const [asked, setAsked] = useState(listing.page);
  const isOpen = kept === null;
  const own = usePage({ ...listing, page: asked }, isOpen);
  const { rows = [], page = asked, pageCount = 1 } = own.data ?? {};
  const index = rows.findIndex(({ id }) => String(id) === productoId);
  // Pages that were read before and after a save leave out what moved between them.
  const isPageBefore = own.isFresh && index === 0 && page > 1;
  const isPageAfter = own.isFresh && index >= 0 && index === rows.length - 1 && page < pageCount;
  const before = usePage({ ...listing, page: page - 1 }, isOpen && isPageBefore);
  const after = usePage({ ...listing, page: page + 1 }, isOpen && isPageAfter);

  function beside(step: 1 | -1): Neighbour {
    const row = rows[index + step];
    if (row) return { id: row.id, page };
    if (!own.isFresh) return missing(own);
    const isForward = step === 1;
    if (!(isForward ? isPageAfter : isPageBefore)) return { reason: isForward ? 'last' : 'first' };
    const other = isForward ? after : before;
    const found = isForward ? other.data?.rows[0] : other.data?.rows.at(-1);
    return found && other.data && other.isFresh
      ? { id: found.id, page: other.data.page }
      : missing(other);
  }

  if (kept !== null) return kept;
  if (index < 0) {
    if (own.isFresh && asked === listing.page && page > 1) setAsked(page - 1);
    const none: Neighbour = own.isFresh ? { reason: 'notListed' } : missing(own);
    return { previous: none, next: none };
  }
  const found = { previous: beside(-1), next: beside(1) };
  const isKnown = Object.values(found).every(
    (side) => 'id' in side || side.reason === 'first' || side.reason === 'last',
  );
  if (isKnown) setKept(found);
  return found;
}
