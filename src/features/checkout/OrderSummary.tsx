import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { cartTotals, type Cart } from '../../domain/cart.ts';
import { formatColones } from '../../domain/money.ts';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery.ts';
import { classNames } from '../../shared/ui/classNames.ts';
import styles from './OrderSummary.module.css';
import { SummaryFigures } from './SummaryFigures.tsx';
import { SummaryLines } from './SummaryLines.tsx';

/** Where the summary no longer fits beside the form. */
const NARROW = '(max-width: 900px)';

/** What is being ordered, and its figures; folded away on narrow screens, its total in sight. */
export function OrderSummary({
  lines,
  className,
}: {
  lines: Cart;
  className?: string | undefined;
}) {
  const { t } = useTranslation('checkout');
  const isNarrow = useMediaQuery(NARROW);
  const totals = cartTotals(lines);
  const body = (
    <div className={styles.body}>
      <SummaryFigures totals={totals} />
      <p className={styles.note}>{t('summary.note')}</p>
      <Link className={styles.edit} to={paths.cart()}>
        {t('summary.edit')}
      </Link>
      <SummaryLines lines={lines} />
    </div>
  );
  if (isNarrow) {
    return (
      <details className={classNames(styles.summary, className)}>
        <summary className={styles.handle}>
          <h2 className={styles.title}>{t('summary.title')}</h2>
          <span className={styles.total}>{formatColones(totals.total)}</span>
        </summary>
        {body}
      </details>
    );
  }
  return (
    <aside className={classNames(styles.summary, className)} aria-labelledby="order-summary">
      <h2 className={styles.title} id="order-summary">
        {t('summary.title')}
      </h2>
      {body}
    </aside>
  );
}
