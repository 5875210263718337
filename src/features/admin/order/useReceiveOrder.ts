import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { orderQueries } from '#data/orderQueries.ts';
import type { Received } from '#data/pedidos/read.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { DEFAULT_BODEGA_ID } from '#domain/forms/productoForm.ts';
import { toReference } from '#domain/order/receive/findReference.ts';
import { matchOrder, type OrderProductos } from '#domain/order/receive/matchOrder.ts';
import { readOrder } from '#domain/order/receive/readOrder.ts';
import { codesToFind } from '#domain/order/receive/textLine.ts';
import { useCheckedText } from '#shared/hooks/useCheckedText.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';
import { useLast } from '#shared/hooks/useLast.ts';
import { UNDECIDED } from './decisions.ts';
import { planLines } from './planLines.ts';
import { useDecisions } from './useDecisions.ts';

const NOTHING: OrderProductos = { byCode: new Map(), byId: new Map() };

/** The pasted order, what is known of it, and what staff decided. @see docs/rules.md#receive-an-order */
export function useReceiveOrder() {
  const { text, checked, changeText } = useCheckedText('receivedOrderText');
  const [decisions, decide] = useDecisions();
  const lastChoiceRef = useRef<string>(null);
  const order = useMemo(() => readOrder(checked), [checked]);
  const codes = useMemo(() => order.lines.map(codesToFind), [order]);
  const ids = useMemo(() => order.lines.flatMap(({ productoId }) => productoId ?? []), [order]);
  const hasLines = order.lines.length > 0;
  const query = useQuery({ ...orderQueries.productos(codes, ids), enabled: hasLines });
  const bodegasQuery = useQuery(staffQueries.bodegas());

  const reference = toReference(decisions.reference ?? order.reference ?? '');
  const references = [reference, ...order.others].filter((some) => some !== '');
  const receivedQuery = useQuery({
    ...orderQueries.received(references),
    enabled: references.length > 0,
  });
  const note = receivedQuery.data?.get(reference) ?? null;
  const isBefore = note !== null && !decisions.changes.includes(note.change);
  useErrorLog('order: read the productos', query.error);
  useErrorLog('order: read the warehouses', bodegasQuery.error);
  useErrorLog('order: read the received orders', receivedQuery.error);

  // While a longer text is read, the lines of the shorter one stay.
  const productos = useLast(query.data) ?? NOTHING;
  const isKnown = query.data !== undefined && bodegasQuery.data !== undefined;
  const bodegas = useMemo(
    () =>
      (bodegasQuery.data ?? []).toSorted(
        (a, b) =>
          Number(b.id === DEFAULT_BODEGA_ID) - Number(a.id === DEFAULT_BODEGA_ID) || a.id - b.id,
      ),
    [bodegasQuery.data],
  );
  const { lines, unlike } = useMemo(
    () => matchOrder(order, productos, new Map(Object.entries(decisions.choices))),
    [order, productos, decisions.choices],
  );
  const plans = useMemo(
    () =>
      planLines(
        lines,
        decisions,
        bodegas.map(({ id }) => id),
      ),
    [lines, decisions, bodegas],
  );

  return {
    text,
    /** Another text is another order: what was decided about the first does not belong to it. */
    changeText: (next: string, isWhole: boolean) => {
      // A reference that was typed belongs to the text, unless that is only corrected.
      const isOther = readOrder(next).reference !== null || (isWhole && text !== '');
      decide({ ...UNDECIDED, reference: isOther ? null : decisions.reference });
      changeText(() => next, isWhole);
    },
    clear: () => {
      decide(UNDECIDED);
      changeText(() => '', true);
    },
    order,
    decisions,
    decide,
    /** Key of the choice that was made last, until its field has the focus again. */
    lastChoiceRef,
    reference,
    /** When the order was received by somebody else, or before; `null`: it was not. */
    receivedAt: isBefore ? note.at : null,
    /** It is taken again only after a confirmation, which is for the taking that was shown. */
    isAsked: isBefore && decisions.again !== note.change,
    /** The number that the order is noted with; `null`: it is not noted. */
    noted: note?.change ?? null,
    /** What is known of the references of the text; missing: not received, or not known yet. */
    received: receivedQuery.data ?? new Map<string, Received>(),
    lines,
    unlike,
    plans,
    bodegas,
    hasLines,
    isChecking: text !== checked || (hasLines && !isKnown && !query.isError),
    /** Whether it is known of every line and of the reference what can be done. */
    isReady:
      text === checked && isKnown && (references.length === 0 || receivedQuery.data !== undefined),
    error: query.error ?? bodegasQuery.error ?? receivedQuery.error,
    refresh: async () => {
      await Promise.all([query.refetch(), bodegasQuery.refetch(), receivedQuery.refetch()]);
    },
  };
}

export type ReceiveOrder = ReturnType<typeof useReceiveOrder>;
