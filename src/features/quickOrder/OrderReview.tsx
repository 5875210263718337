import { useCallback, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import styles from './OrderReview.module.css';
import { OrderTable } from './OrderTable.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import { useLast } from '#shared/hooks/useLast.ts';
import type { QuickOrder } from './useQuickOrder.ts';

/** How many codes are ready, and how much is not; changes only when a check is complete. */
function useSummary({ entries, unread, isChecking }: QuickOrder): string {
  const { t } = useTranslation('quickOrder');
  const ready = entries.filter(({ state }) => state.kind === 'ready').length;
  const others = entries.length - ready;
  const summary = [
    t('review.ready', { count: ready }),
    others > 0 ? t('review.attention', { count: others }) : '',
    unread > 0 ? t('review.unread', { count: unread }) : '',
  ];
  return useLast(isChecking ? undefined : summary.filter(Boolean).join(' ')) ?? t('checking');
}

type Props = {
  readonly order: QuickOrder;
  readonly onAdd: () => void;
};

/** What becomes of each line, and the button that adds all. */
export function OrderReview({ order, onAdd }: Props) {
  const { t } = useTranslation('quickOrder');
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const summary = useSummary(order);
  const { replace } = order;

  /** The pressed button goes away with the mistake. */
  const replaceAndFocus = useCallback(
    (entry: OrderEntry, code: string) => {
      flushSync(() => replace(entry, code));
      const row = `[data-lines~="${entry.numbers[0]}"]`;
      section.current?.querySelector<HTMLElement>(row)?.focus();
    },
    [replace],
  );

  return (
    <section className={styles.review} aria-labelledby={headingId} ref={section}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={headingId}>
          {t('review.title')}
        </h2>
        <output className={styles.summary}>{summary}</output>
      </div>
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
      <OrderTable order={order} onReplace={replaceAndFocus} />
      <OrderTotal order={order} onAdd={onAdd} />
    </section>
  );
}
