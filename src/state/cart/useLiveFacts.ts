import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { queries } from '#data/queries.ts';
import type { LineFactsById } from '#domain/cart/cart.ts';
import type { LineChange } from '#domain/cart/reconcile.ts';
import { logError } from '#shared/lib/log.ts';
import { takeOverFacts } from './takeOverFacts.ts';
import { useCart } from './useCart.ts';
import { useCartStore } from './useCartStore.ts';

/** What the backend says now about the lines of a cart. */
export type LiveFacts = {
  /** As of the last reading that succeeded; `null`: none has yet. */
  readonly facts: LineFactsById | null;
  /** Productos that reading asked for; nothing is known about others. */
  readonly asked: ReadonlySet<number>;
  /** What changed in lines that can be sold while this screen was open, the latest of each line. */
  readonly changes: readonly LineChange[];
  /** True: the last reading failed, so figures may be old. */
  readonly failed: boolean;
  /** True: a reading is under way. */
  readonly isReading: boolean;
  readonly retry: () => void;
};

/** What the readings of one visit to a screen have found so far. */
type Readings = Pick<LiveFacts, 'facts' | 'asked' | 'changes'>;

const NOTHING_READ: Readings = { facts: null, asked: new Set(), changes: [] };

function isNews(change: LineChange): boolean {
  return change.kind !== 'soldOut' && change.kind !== 'gone';
}

/**
 * The readings after one more, whose changes take the place of older ones of the same line. Of what
 * can no longer be sold, price and quantity are old news.
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
 * Reads the current prices, stock and names of the cart's productos when a screen opens, and
 * updates the cart.
 *
 * @see docs/rules.md#cart-lines
 */
export function useLiveFacts(): LiveFacts {
  const { lines } = useCart();
  const cart = useCartStore();
  const ids = [...new Set(lines.map((line) => line.productoId))].sort((a, b) => a - b).join();
  const productoIds = useMemo(() => (ids === '' ? [] : ids.split(',').map(Number)), [ids]);
  const query = useQuery({ ...queries.lineFacts(productoIds), enabled: productoIds.length > 0 });
  const { data, error, isFetchedAfterMount, isFetching, refetch } = query;

  const [readings, addReading] = useReducer(withReading, NOTHING_READ);

  useEffect(() => {
    // What an earlier visit read may be older than the cart itself.
    if (data === undefined || !isFetchedAfterMount) return;
    const asked = new Set(productoIds);
    addReading({ facts: data, asked, changes: takeOverFacts(cart, data, asked) });
  }, [data, isFetchedAfterMount, productoIds, cart]);

  useEffect(() => {
    if (error) logError('cart: read live prices and stock', error);
  }, [error]);

  return {
    ...readings,
    failed: error !== null && !isFetching,
    isReading: isFetching,
    retry: () => void refetch(),
  };
}
