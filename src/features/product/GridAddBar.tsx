import { ShoppingBag } from 'lucide-react';
import { paths } from '#config/paths.ts';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import type { GridUnits } from '#domain/grid/cells.ts';
import { gridTotals } from '#domain/grid/gridTotals.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/classNames.ts';
import { Link } from '#shared/ui/Link.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Price } from '#shared/ui/Price.tsx';
import styles from './GridAddBar.module.css';
import { useGridPurchase } from './useGridPurchase.ts';
import type { ChangeQuantities } from './useGridQuantities.ts';

type Props = {
  readonly subfamilia: Subfamilia;
  readonly matrix: VariantMatrix;
  readonly units: GridUnits;
  readonly onQuantities: ChangeQuantities;
  readonly className: string;
};

/** The sum of the grid, and the button that adds all of it. */
export function GridAddBar({ subfamilia, matrix, units, onQuantities, className }: Props) {
  const { t } = useTranslation(['grid', 'product']);
  const purchase = useGridPurchase({ subfamilia, matrix, units, onQuantities });
  const totals = gridTotals(matrix, units);
  const { inCart } = purchase;

  return (
    <div className={classNames(styles.bar, className)}>
      {purchase.messages.length > 0 && (
        <Message className={styles.message} tone={purchase.isRefused ? 'error' : 'warning'}>
          {purchase.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Message>
      )}
      <div className={styles.summary}>
        <p className={styles.sum}>
          <span>{t('units', { count: totals.units })}</span>{' '}
          <Price>{formatColones(totals.value)}</Price>
        </p>
        {inCart > 0 && (
          <p className={styles.inCart}>
            <span>{t('add.inCart', { units: inCart })}</span>{' '}
            <Link to={paths.cart()}>{t('product:stock.viewCart')}</Link>
          </p>
        )}
      </div>
      <Button
        className={styles.submit}
        variant="sell"
        size="lg"
        icon={<ShoppingBag aria-hidden="true" />}
        onClick={purchase.add}
      >
        {totals.units === 0 ? t('product:add.submit') : t('add.submit', { count: totals.units })}
      </Button>
    </div>
  );
}
