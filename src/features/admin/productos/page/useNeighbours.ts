import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';

/** A product beside another one in the list, and the page of the list that it is on; or why there is none. */
export type Neighbour =
  | { readonly id: number; readonly page: number }
  | { readonly reason: 'loading' | 'failed' | 'notListed' | 'first' | 'last' };

type Neighbours = { readonly previous: Neighbour; readonly next: Neighbour };

const both = (neighbour: Neighbour): Neighbours => ({ previous: neighbour, next: neighbour });

/**
 * The products before and after a product in the list that it was opened from. They stay what they were,
 * even if a change of the product gives it another place.
 *
 * @param productoId as the address gives it
 * @param listing its page is the one that the product is on
 */
export function useNeighbours(productoId: string, listing: ProductoListing): Neighbours {
  const [kept, setKept] = useState<Neighbours | null>(null);
  const isOpen = kept === null;
  const own = useQuery({ ...staffQueries.productos(listing), enabled: isOpen });
  const { rows = [], page = listing.page, pageCount = 1 } = own.data ?? {};
  const index = rows.findIndex(({ id }) => String(id) === productoId);
  const isPageBefore = index === 0 && page > 1;
  const isPageAfter = index >= 0 && index === rows.length - 1 && page < pageCount;
  const before = useQuery({
    ...staffQueries.productos({ ...listing, page: page - 1 }),
    enabled: isOpen && isPageBefore,
  });
  const after = useQuery({
    ...staffQueries.productos({ ...listing, page: page + 1 }),
    enabled: isOpen && isPageAfter,
  });

  function beside(step: 1 | -1): Neighbour {
    const row = rows[index + step];
    if (row) return { id: row.id, page };
    const isForward = step === 1;
    if (!(isForward ? isPageAfter : isPageBefore)) return { reason: isForward ? 'last' : 'first' };
    const query = isForward ? after : before;
    const found = isForward ? query.data?.rows[0] : query.data?.rows.at(-1);
    if (found && query.data) return { id: found.id, page: query.data.page };
    return { reason: query.isError && !query.isFetching ? 'failed' : 'loading' };
  }

  if (kept !== null) return kept;
  if (own.data === undefined) {
    return both({ reason: own.isError && !own.isFetching ? 'failed' : 'loading' });
  }
  // An older read may still be refreshed.
  if (index < 0) return both({ reason: own.isFetching ? 'loading' : 'notListed' });
  const found = { previous: beside(-1), next: beside(1) };
  const isKnown = Object.values(found).every(
    (side) => 'id' in side || side.reason === 'first' || side.reason === 'last',
  );
  if (isKnown) setKept(found);
  return found;
}
