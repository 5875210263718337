import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { lineFactsQuery } from '#data/productos/lineFacts.ts';
import type { LineFactsById } from '#domain/cart/cart.ts';
import { isUnsellable, reconcileCart, type LineChange } from '#domain/cart/reconcile.ts';
import { useCart, useCartStore } from './useCart.ts';

type Readings = {
  /** Response of the last successful request. A producto of `readIds` that it lacks is no longer sold. */
  readonly facts: LineFactsById;
  /** Ids that the last successful request asked for; nothing is known about other productos. */
  readonly readIds: ReadonlySet<number>;
  /** Changes since the screen opened, except `isUnsellable` ones; per producto the latest of each kind. */
  readonly changes: readonly LineChange[];
};

const NOTHING_READ: Readings = { facts: new Map(), readIds: new Set(), changes: [] };

/**
 * Adds the result of a request. A change replaces the earlier change of the same kind and producto. Changes
 * of price and quantity are dropped for productos that can no longer be sold.
 */
function withReading(known: Readings, latest: Readings): Readings {
  const news = latest.changes.filter((change) => !isUnsellable(change));
  const unsellable = new Set(
    latest.changes.filter(isUnsellable).map((change) => change.productoId),
  );
  const earlier = known.changes.filter(({ kind, productoId }) => {
    const isReplaced = news.some((next) => kind === next.kind && productoId === next.productoId);
    const isDescription = kind === 'nameChanged' || kind === 'variantChanged';
    return !isReplaced && (isDescription || !unsellable.has(productoId));
  });
  return { ...latest, changes: [...earlier, ...news] };
}

export type LiveFacts = ReturnType<typeof useLiveFacts>;

/**
 * Reads prices, stock and names of the cart's productos when a screen opens, and updates the cart.
 * @see docs/rules.md#cart-lines
 */
export function useLiveFacts() {
  const cart = useCartStore();
  const { lines } = useCart();
  const ids = [...new Set(lines.map((line) => line.productoId))].sort((a, b) => a - b).join();
  const productoIds = useMemo(() => (ids === '' ? [] : ids.split(',').map(Number)), [ids]);
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...lineFactsQuery(productoIds),
    enabled: productoIds.length > 0,
  });
  const [readings, addReading] = useReducer(withReading, NOTHING_READ);

  useEffect(() => {
    // Data that was cached at an earlier visit to the screen may be older than the cart.
    if (data === undefined || !isFetchedAfterMount) return;
    const readIds = new Set(productoIds);
    const { changes } = reconcileCart(cart.getSnapshot().lines, data, readIds);
    cart.change((current) => reconcileCart(current, data, readIds).cart);
    addReading({ facts: data, readIds, changes });
  }, [data, isFetchedAfterMount, productoIds, cart]);

  return {
    ...readings,
    /** True: the last request failed and none is in flight, so prices and stock may be stale. */
    failed: error !== null && !isFetching,
    retry: () => void refetch(),
  };
}
