import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import type { LineFactsById } from '#domain/cart/cart.ts';
import type { LineChange } from '#domain/cart/reconcile.ts';
import { takeOverFacts } from './takeOverFacts.ts';
import { useCart } from './useCart.ts';
import { useCartStore } from './useCartStore.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';
import { productoQueries } from '#data/productos/read.ts';

/** Current data of the backend about the lines of the cart. */
export type LiveFacts = {
  /** Of the last successful request; `null`: there was none yet. */
  readonly facts: LineFactsById | null;
  /** The productos of that request; nothing is known about others. */
  readonly asked: ReadonlySet<number>;
  /** Changes since the screen opened, the latest of each kind per producto; only of sellable lines. */
  readonly changes: readonly LineChange[];
  /** True: the last request failed, so figures may be stale. */
  readonly failed: boolean;
  readonly retry: () => void;
};

type Readings = Pick<LiveFacts, 'facts' | 'asked' | 'changes'>;

const NOTHING_READ: Readings = { facts: null, asked: new Set(), changes: [] };

function isNews(change: LineChange): boolean {
  return change.kind !== 'soldOut' && change.kind !== 'gone';
}

/**
 * Adds the result of one more request. A newer change replaces the older one of the same kind, and
 * changes of price and quantity are dropped for productos that can no longer be sold.
 */
function withReading(known: Readings, latest: Readings): Readings {
  const news = latest.changes.filter(isNews);
  const isReplaced = (old: LineChange) =>
    news.some(({ kind, productoId }) => kind === old.kind && productoId === old.productoId);
  const unsellable = new Set(
    latest.changes.filter((change) => !isNews(change)).map(({ productoId }) => productoId),
  );
  const isOver = ({ kind, productoId }: LineChange) =>
    unsellable.has(productoId) && kind !== 'nameChanged' && kind !== 'variantChanged';
  const kept = known.changes.filter((change) => !isReplaced(change) && !isOver(change));
  return { ...latest, changes: [...kept, ...news] };
}

/**
 * Reads prices, stock and names of the cart's productos when a screen opens, and updates the cart.
 *
 * @see docs/rules.md#cart-lines
 */
export function useLiveFacts(): LiveFacts {
  const { lines } = useCart();
  const cart = useCartStore();
  const ids = [...new Set(lines.map((line) => line.productoId))].sort((a, b) => a - b).join();
  const productoIds = useMemo(() => (ids === '' ? [] : ids.split(',').map(Number)), [ids]);
  const query = useQuery({
    ...productoQueries.lineFacts(productoIds),
    enabled: productoIds.length > 0,
  });
  const { data, error, isFetchedAfterMount, isFetching, refetch } = query;

  const [readings, addReading] = useReducer(withReading, NOTHING_READ);

  useEffect(() => {
    // Cached data of an earlier visit may be older than the cart.
    if (data === undefined || !isFetchedAfterMount) return;
    const asked = new Set(productoIds);
    addReading({ facts: data, asked, changes: takeOverFacts(cart, data, asked) });
  }, [data, isFetchedAfterMount, productoIds, cart]);

  useErrorLog('cart: read live prices and stock', error);

  return {
    ...readings,
    failed: error !== null && !isFetching,
    retry: () => void refetch(),
  };
}
