import { useTranslation } from 'react-i18next';
import { formatColones } from '#domain/prices/money.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { orderRows, type OrderRow } from '#domain/order/orderTable.ts';
import styles from './ReceiptTable.module.css';
import { ReceiptTotal } from './ReceiptTotal.tsx';

const COLUMNS = ['product', 'color', 'talla', 'quantity', 'unitPrice', 'subtotal'] as const;

export function ReceiptTable({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { totals } = order;
  return (
    <table className={styles.table} aria-label={t('success.products')}>
      <thead className={styles.head}>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`success.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {orderRows(order.lines).map((row, index) => (
          <ReceiptRow key={index} row={row} />
        ))}
      </tbody>
      <tfoot className={styles.foot}>
        <ReceiptTotal label={t('success.subtotal')} amount={totals.subtotal} />
        <ReceiptTotal label={t('success.iva')} amount={totals.iva} />
        <ReceiptTotal label={t('success.total')} amount={totals.total} isGrand />
      </tfoot>
    </table>
  );
}

function ReceiptRow({ row }: { row: OrderRow }) {
  const { t } = useTranslation('checkout');
  return (
    <tr className={styles.row}>
      <th scope="row" data-column="product">
        <span>{row.name}</span>
        <span className={styles.code}>{row.code}</span>
        {row.note !== null && (
          <span className={styles.note}>{`${t('success.lineNote')}: ${row.note}`}</span>
        )}
      </th>
      <td data-column="color" data-label={t('success.column.color')}>
        {row.colorName ?? t('success.none')}
      </td>
      <td data-column="talla" data-label={t('success.column.talla')}>
        {row.tallaId ?? t('success.none')}
      </td>
      <td data-column="quantity" data-label={t('success.column.quantity')}>
        {row.quantity}
      </td>
      <td data-column="unitPrice" data-label={t('success.column.unitPrice')}>
        {formatColones(row.unitPrice)}
      </td>
      <td data-column="subtotal" data-label={t('success.column.subtotal')}>
        {formatColones(row.subtotal)}
      </td>
    </tr>
  );
}
