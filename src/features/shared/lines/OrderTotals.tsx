import type { Cart } from '#domain/cart/cart.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { Row, Stack } from '#ui/Stack.tsx';
import styles from './OrderTotals.module.css';

/** Shows subtotal, IVA and total of a cart. @param props.isLive true: screen readers announce changes of the total */
export function OrderTotals({ lines, isLive = false }: { lines: Cart; isLive?: boolean }) {
  const t = useCartTexts();
  const totals = cartTotals(lines);
  return (
    <>
      <Stack as="dl" gap={2}>
        {(['subtotal', 'iva'] as const).map((figure) => (
          <Row key={figure} className={styles.figure} gap={[0, 4]} justify="between">
            <dt>{t(`totals.${figure}`)}</dt>
            <dd>{formatColones(totals[figure])}</dd>
          </Row>
        ))}
      </Stack>
      <Row
        as="dl"
        gap={[0, 4]}
        justify="between"
        className={styles.total}
        aria-live={isLive ? 'polite' : undefined}
        aria-atomic={isLive || undefined}
      >
        <dt>{t('totals.total')}</dt>
        <dd>{formatColones(totals.total)}</dd>
      </Row>
    </>
  );
}
