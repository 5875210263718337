import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quickOrderQueries, type CloseCode } from '#data/quickOrder/read.ts';
import { checkOrder, type FoundByCode } from '#domain/quickOrder/checkOrder.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { codesOf, parseOrder } from '#domain/quickOrder/parseOrder.ts';
import { hasFailed } from '#lib/hasFailed.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useLast } from '#ui/hooks/useLast.ts';

const NOTHING_FOUND: FoundByCode = new Map();
const NONE_CLOSE: readonly CloseCode[] = [];

/**
 * Checks each line of the list against live prices and stock. While codes are read, and if their read fails, the
 * results of codes that were read before stay.
 */
export function useOrderCheck(text: string, choices: ReadonlyMap<string, number>) {
  const { lines: cart } = useCart();
  const { lines, unread, isTooLong } = useMemo(() => parseOrder(text), [text]);
  const codes = useMemo(() => codesOf(lines), [lines]);
  const query = useQuery({ ...quickOrderQueries.productos(codes), enabled: codes.length > 0 });
  const found = useLast(query.data) ?? NOTHING_FOUND;
  const entries = useMemo(
    () => checkOrder({ lines, found, choices, cart }),
    [lines, found, choices, cart],
  );

  const unknown = entries.filter(({ state, code }) => state.kind === 'unknown' && code !== '');
  const closeQuery = useQuery({
    ...quickOrderQueries.closeCodes(unknown.map(({ code }) => code)),
    enabled: unknown.length > 0,
  });
  const close = useLast(closeQuery.data);

  const isIncomplete = entries.some(({ state }) => state.kind === 'unread');
  return {
    entries,
    unread,
    isTooLong,
    /** Returns codes similar to a code that no producto has, the closest first. */
    closeTo: (code: string) => close?.get(codeKey(code)) ?? NONE_CLOSE,
    isReading: isIncomplete && query.isFetching,
    failed: isIncomplete && hasFailed(query),
    retry: () => void query.refetch(),
  };
}
