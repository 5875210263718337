import { useTranslation } from 'react-i18next';
import { Link } from '#shared/ui/Link.tsx';
import { paths } from '#config/paths.ts';
import { stockStatus } from '#domain/cart/stock.ts';
import { Tag } from '#shared/ui/Tag.tsx';
import styles from './StockLine.module.css';

type Props = { readonly stock: number; readonly inCart: number };

/** Stock over all warehouses, and the units already in the cart. */
export function StockLine({ stock, inCart }: Props) {
  const { t } = useTranslation('product');
  return (
    <div className={styles.line}>
      <p aria-live="polite">
        <StockTag stock={stock} />
      </p>
      {inCart > 0 && (
        <p className={styles.inCart}>
          <span>{t('stock.inCart', { units: inCart })}</span>{' '}
          <Link to={paths.cart()}>{t('stock.viewCart')}</Link>
        </p>
      )}
    </div>
  );
}

function StockTag({ stock }: { stock: number }) {
  const { t } = useTranslation('product');
  switch (stockStatus(stock)) {
    case 'soldOut':
      return <Tag tone="danger">{t('stock.soldOut')}</Tag>;
    case 'low':
      return <Tag tone="warning">{t('stock.low', { count: stock })}</Tag>;
    case 'inStock':
      return <Tag tone="success">{t('stock.available', { units: stock })}</Tag>;
  }
}
