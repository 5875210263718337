import { paths } from '#config/paths.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { useCheckoutTexts } from '#i18n/es/checkout.ts';
import { Link } from '#ui/action/Link.tsx';
import { classNames } from '#ui/classNames.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { Note, Stack, Text } from '#ui/Stack.tsx';
import { OrderTotals } from '../shared/lines/OrderTotals.tsx';
import { SummaryLines } from '../shared/lines/SummaryLines.tsx';
import styles from './OrderSummary.module.css';

/** Media query of screens on which the summary is above the form. */
const NARROW = '(max-width: 900px)';

type Props = { lines: Cart; className: string | undefined };

export function OrderSummary({ lines, className }: Props) {
  const t = useCheckoutTexts();
  const tCart = useCartTexts();
  const isNarrow = useMediaQuery(NARROW);
  const body = (
    <Stack className={styles.body} gap={4}>
      <Note>{tCart('totals.note')}</Note>
      <Link className={styles.edit} to={paths.cart()}>
        {t('summary.edit')}
      </Link>
      <SummaryLines lines={lines} />
    </Stack>
  );
  return (
    <Stack
      as="aside"
      className={classNames(styles.summary, className)}
      gap={4}
      isCard
      aria-labelledby="order-summary"
    >
      <Text as="h2" className={styles.title} id="order-summary" size="xl" weight="semibold">
        {t('summary.title')}
      </Text>
      <OrderTotals lines={lines} />
      {isNarrow ? (
        <details className={styles.products}>
          <summary className={styles.handle}>
            {t('summary.products', { count: lines.length })}
          </summary>
          {body}
        </details>
      ) : (
        body
      )}
    </Stack>
  );
}
