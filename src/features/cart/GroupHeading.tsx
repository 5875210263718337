import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { formatColones } from '#domain/prices/money.ts';
import { Link } from '#shared/ui/Link.tsx';
import styles from './GroupHeading.module.css';
import type { CartGroup } from './useCartGroups.ts';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  group: CartGroup;
  /** Opens the table of the product. */
  tableButton: Elements;
};

/** Above the lines of one product: its name, units and subtotal. */
export function GroupHeading({ group, tableButton }: Props) {
  const { t } = useTranslation('cart');
  return (
    <tr className={styles.row}>
      <th className={styles.heading} scope="rowgroup" colSpan={5}>
        <div className={styles.parts}>
          <Link className={styles.name} to={paths.product(group.subfamiliaId)}>
            {group.name}
          </Link>
          <span className={styles.figures}>
            <span>{t('group.units', { count: group.units })}</span>
            <span>{t('group.subtotal', { amount: formatColones(group.subtotal) })}</span>
          </span>
          {tableButton}
        </div>
      </th>
    </tr>
  );
}
