import { formatColones } from '#domain/prices/money.ts';
import styles from './ReceiptTotal.module.css';

/** All columns but the amounts. */
const LABEL_COLUMNS = 5;

type Props = {
  label: string;
  /** Colones. */
  amount: number;
  /** The amount to pay, which stands out. */
  isGrand?: boolean;
};

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
