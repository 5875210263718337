import { memo } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { CloseCode } from '#data/quickOrder/read.ts';
import type { OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { formatColones } from '#domain/prices/money.ts';
import styles from './OrderRow.module.css';
import { RowProduct } from './RowProduct.tsx';
import { RowState } from './RowState.tsx';

export type OrderRowProps = {
  readonly entry: OrderEntry;
  /** Codes that may be meant by an unknown one. */
  readonly close: readonly CloseCode[];
  /** Id of the chosen producto of a code that has several. */
  readonly chosen: number | undefined;
  readonly isReading: boolean;
  readonly onReplace: (entry: OrderEntry, code: string) => void;
  /** @param key `codeKey` of the code */
  readonly onChoose: (key: string, productoId: number) => void;
};

/**
 * A row of the table, on narrow screens a card. It renders again only when its own line changes, so that
 * typing stays quick with 500 of them.
 */
export const OrderRow = memo(function OrderRow(row: OrderRowProps) {
  const { t } = useTranslation('quickOrder');
  const { entry, isReading } = row;
  const { state, numbers, typedQuantity, wanted } = entry;
  const isReady = state.kind === 'ready';
  const quantity = isReady ? state.quantity : wanted || typedQuantity;
  return (
    <tr className={styles.row} data-ready={isReady}>
      <td className={styles.line}>
        <span className={styles.label}>{t('column.line')}</span> <span>{numbers.join(', ')}</span>
      </td>
      <th className={styles.code} scope="row" tabIndex={-1} data-lines={numbers.join(' ')}>
        {entry.code || t('line.noCode')}
      </th>
      <td className={styles.product}>
        <RowProduct {...row} />
      </td>
      <td className={styles.price}>
        {isReady && (
          <>
            <span>{formatColones(state.price)}</span>{' '}
            <span className={styles.note}>{t('line.ivaIncluded')}</span>
          </>
        )}
      </td>
      <td className={styles.quantity}>
        <span className={styles.label}>{t('column.quantity')}</span> <span>{quantity}</span>
      </td>
      <td className={styles.state}>
        <RowState entry={entry} isReading={isReading} />
      </td>
    </tr>
  );
});
