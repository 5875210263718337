import { useTranslation } from 'react-i18next';
import { cartTotals } from '#domain/cart/cartTotals.ts';
import { orderRows } from '#domain/order/orderTable.ts';
import type { Quotation } from '#domain/order/quotation.ts';
import { formatColones } from '#domain/prices/money.ts';
import styles from './QuotationTable.module.css';

const COLUMNS = ['code', 'name', 'color', 'talla', 'quantity', 'unitPrice', 'subtotal'] as const;
const FIGURES = ['subtotal', 'iva', 'total'] as const;

/** The lines and totals of a quotation on paper. */
export function QuotationTable({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation('quotation');
  const { lines, unavailable } = quotation;
  const totals = cartTotals(lines);
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orderRows(lines).map((row, index) => (
          <tr key={index}>
            <td data-column="code">{row.code}</td>
            <th scope="row" data-column="name">
              <span>{row.name}</span>
              {row.note !== null && (
                <span className={styles.note}>{`${t('column.note')}: ${row.note}`}</span>
              )}
              {unavailable?.has(row.productoId) && (
                <span className={styles.unavailable}>{t('unavailable')}</span>
              )}
            </th>
            <td data-column="color">{row.colorName ?? t('none')}</td>
            <td data-column="talla">{row.tallaId ?? t('none')}</td>
            <td data-column="quantity">{row.quantity}</td>
            <td data-column="unitPrice">{formatColones(row.unitPrice)}</td>
            <td data-column="subtotal">{formatColones(row.subtotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className={styles.foot}>
        {FIGURES.map((figure) => (
          <tr key={figure} data-figure={figure}>
            <th scope="row" colSpan={COLUMNS.length - 1}>
              {t(figure)}
            </th>
            <td>{formatColones(totals[figure])}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
