import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#shared/ui/Button.tsx';
import styles from './CartRow.module.css';
import { LineAmount } from './LineAmount.tsx';
import { LinePrice } from './LinePrice.tsx';
import { LineProduct } from './LineProduct.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import type { CartRowView } from './useCartRows.ts';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  row: CartRowView;
  /** Opens the table of its product, if no heading above does. */
  tableButton: Elements;
  onRemove: () => void;
};

/** A row of the table, on narrow screens a card. */
export function CartRow({ row, tableButton, onRemove }: Props) {
  const { t } = useTranslation('cart');
  const { line, problem } = row;
  return (
    <tr className={styles.row} data-problem={problem}>
      <th className={styles.product} scope="row">
        <LineProduct row={row} tableButton={tableButton} />
      </th>
      <td className={styles.price}>
        <LinePrice row={row} />
      </td>
      <td className={styles.quantity}>
        <LineQuantity row={row} />
      </td>
      <td className={styles.amount}>
        <LineAmount row={row} />
      </td>
      <td className={styles.remove}>
        <IconButton
          data-remove
          label={t('line.removeNamed', { name: line.name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}
