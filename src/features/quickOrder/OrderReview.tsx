import { ShoppingBag } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import { formatColones } from '#domain/prices/money.ts';
import { orderTotals, type OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { replaceCode, withHeading } from '#domain/quickOrder/editText.ts';
import { useQuickOrderTexts } from '#i18n/es/quickOrder.ts';
import { Button } from '#ui/action/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { useLast } from '#ui/hooks/useLast.ts';
import { Message } from '#ui/message/Message.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ListRow } from './ListRow.tsx';
import type { QuickOrder } from './useQuickOrder.ts';
import cards from '#ui/table/CardTable.module.css';
import styles from './QuickOrder.module.css';

/** Returns a text with the number of ready codes and of other codes; it changes only when a check is complete. */
function useSummary({ entries, unread, isChecking }: QuickOrder): string {
  const t = useQuickOrderTexts();
  const ready = entries.filter(({ state }) => state.kind === 'ready').length;
  const unready = entries.length - ready;
  const summary = [
    t('review.ready', { count: ready }),
    unready > 0 ? t('review.attention', { count: unready }) : '',
    unread > 0 ? t('review.unread', { count: unread }) : '',
  ];
  return useLast(isChecking ? undefined : summary.filter(Boolean).join(' ')) ?? t('checking');
}

type Props = { readonly order: QuickOrder; readonly onAdd: () => void };

type TableProps = {
  readonly order: QuickOrder;
  /** Replaces the code of a row. The function must stay the same, because the table is memoised. */
  readonly onReplace: (entry: OrderEntry, code: string) => void;
  /** Chooses a number as the quantity. The function must stay the same, too. */
  readonly onAnswer: (entry: OrderEntry, column: number) => void;
};

const OrderTable = memo(function OrderTable({ order, onReplace, onAnswer }: TableProps) {
  const t = useQuickOrderTexts();
  return (
    <table className={classNames(cards.table, styles.table)} aria-busy={order.isChecking}>
      <VisuallyHidden as="caption">{t('review.title')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('column.line')}</th>
          <th scope="col">{t('column.code')}</th>
          <th scope="col">{t('column.product')}</th>
          <th scope="col" className={styles.number}>
            {t('column.price')}
          </th>
          <th scope="col" className={styles.number}>
            {t('column.quantity')}
          </th>
          <th scope="col">{t('column.state')}</th>
        </tr>
      </thead>
      <tbody>
        {order.entries.map((entry) => (
          <ListRow
            key={entry.key}
            entry={entry}
            close={order.closeTo(entry.code)}
            chosen={order.choices.get(codeKey(entry.code))}
            isReading={order.isChecking && entry.state.kind === 'unread'}
            onReplace={onReplace}
            onAnswer={onAnswer}
            onChoose={order.choose}
          />
        ))}
      </tbody>
    </table>
  );
});

function OrderTotal({ order, onAdd }: Props) {
  const t = useQuickOrderTexts();
  const headingId = useId();
  const { units, colones } = orderTotals(order.entries);
  if (units === 0) return null;
  return (
    <Row as="section" className={styles.total} gap={[2, 5]} aria-labelledby={headingId}>
      <div>
        <Note as="h3" className={styles.title} id={headingId} weight="normal">
          {t('total.title')}
        </Note>
        <Text className={styles.amount} size="xl" weight="semibold">
          {formatColones(colones)}
        </Text>
        <Note>{`${t('total.units', { count: units })} · ${t('total.note')}`}</Note>
      </div>
      <Button
        variant="sell"
        size="lg"
        busy={order.isChecking}
        icon={<ShoppingBag />}
        onClick={onAdd}
      >
        {order.isChecking ? t('checking') : t('add', { count: units })}
      </Button>
    </Row>
  );
}

export function OrderReview({ order, onAdd }: Props) {
  const t = useQuickOrderTexts();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const focusNumber = useRef<number>(undefined);
  const summary = useSummary(order);
  const { edit } = order;
  // Deferred, so that the browser can handle input while it renders up to 500 rows.
  const shown = useDeferredValue(order, null);

  // A pressed button is removed with the problem that it solves, so the focus moves to the row of the line.
  useLayoutEffect(() => {
    if (shown !== order) return;
    const line = `[data-lines~="${focusNumber.current}"]`;
    focusNumber.current = undefined;
    section.current?.querySelector<HTMLElement>(line)?.focus();
  }, [shown, order]);

  const replace = useCallback(
    ({ numbers, code }: OrderEntry, replacement: string) => {
      focusNumber.current = numbers[0];
      edit((last) => replaceCode(last, numbers, code, replacement), true);
    },
    [edit],
  );
  const answer = useCallback(
    ({ numbers: [number], question }: OrderEntry, column: number) => {
      if (number === undefined || question === null) return;
      // The answer adds a heading above the line, so the line moves down by one.
      focusNumber.current = number + 1;
      const names = [t('column.code'), t('column.quantity')] as const;
      edit((last) => withHeading(last, number, question, column, names), true);
    },
    [edit, t],
  );

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId} ref={section}>
      <Row align="baseline" gap={[1, 4]}>
        <Text as="h2" id={headingId} size="2xl">
          {t('review.title')}
        </Text>
        <Text as="output" tone="quiet">
          {summary}
        </Text>
      </Row>
      {order.failed && (
        <Message
          tone="error"
          actions={
            <Button variant="secondary" onClick={order.retry}>
              {t('review.retry')}
            </Button>
          }
        >
          {t('review.failed')}
        </Message>
      )}
      {shown !== null && <OrderTable order={shown} onReplace={replace} onAnswer={answer} />}
      <OrderTotal order={order} onAdd={onAdd} />
    </Stack>
  );
}
