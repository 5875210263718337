import { useTranslation } from '#i18n/useTranslation.ts';
import type { OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { OrderRow } from './OrderRow.tsx';
import styles from './OrderTable.module.css';
import type { QuickOrder } from './useQuickOrder.ts';

type Props = {
  readonly order: QuickOrder;
  /** Stable. */
  readonly onReplace: (entry: OrderEntry, code: string) => void;
};

export function OrderTable({ order, onReplace }: Props) {
  const { t } = useTranslation('quickOrder');
  return (
    <table className={styles.table} aria-busy={order.isChecking}>
      <VisuallyHidden as="caption">{t('review.title')}</VisuallyHidden>
      <thead className={styles.head}>
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
      <tbody className={styles.body}>
        {order.entries.map((entry) => (
          <OrderRow
            key={entry.key}
            entry={entry}
            close={order.closeTo(entry.code)}
            chosen={order.choices.get(codeKey(entry.code))}
            isReading={order.isChecking && entry.state.kind === 'unread'}
            onReplace={onReplace}
            onChoose={order.choose}
          />
        ))}
      </tbody>
    </table>
  );
}
