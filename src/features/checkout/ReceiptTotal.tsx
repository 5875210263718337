import { formatColones } from '#domain/prices/money.ts';
import styles from './ReceiptTotal.module.css';

/** Columns that the label of a figure spans: all but the amounts. */
const LABEL_COLUMNS = 5;

type Props = {
  label: string;
  /** Colones. */
  amount: number;
  /** The figure to pay. */
  isGrand?: boolean;
};

/** One of the figures below the lines of a receipt. */
export function ReceiptTotal({ label, amount, isGrand = false }: Props) {
  return (
    <tr className={styles.total} data-grand={isGrand}>
      <th scope="row" colSpan={LABEL_COLUMNS}>
        {label}
      </th>
      <td>{formatColones(amount)}</td>
    </tr>
  );
}
