import { ShoppingBag } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { paths } from '#config/paths.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { gridTotals } from '#domain/grid/gridTotals.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useGridTexts } from '#i18n/es/grid.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { leadToRefused } from '#ui/hooks/useTypedUnits.ts';
import { Message } from '#ui/message/Message.tsx';
import { Price } from '#ui/Price.tsx';
import { Note, Row } from '#ui/Stack.tsx';
import { VariantGrid } from '../../shared/variantGrid/VariantGrid.tsx';
import { useGridPurchase } from './useGridPurchase.ts';
import layout from '../ProductPage.module.css';
import styles from './GridOrder.module.css';

/** The table is scrolled into view if less than this height of it is visible. */
const MIN_VISIBLE_PX = 240;

export type GridOrderProps = {
  readonly subfamilia: Subfamilia;
  readonly productos: readonly Producto[];
  /** True: the shopper has chosen the table on this page, so it is scrolled into view. */
  readonly isChosenHere: boolean;
};

/**
 * Table to order many sizes and colours at once, with its sum and the button that adds all of them to the cart.
 * @see docs/rules.md#size-and-colour-grid
 */
export function GridOrder({ subfamilia, productos, isChosenHere }: GridOrderProps) {
  const t = useGridTexts();
  const tProduct = useProductTexts();
  const purchase = useGridPurchase(subfamilia, productos);
  const { matrix, units, inCart } = purchase;
  const totals = gridTotals(matrix, units);
  const table = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const top = table.current?.getBoundingClientRect().top ?? 0;
    const isBelowTheFold = top > innerHeight - MIN_VISIBLE_PX;
    if (isChosenHere && isBelowTheFold) table.current?.scrollIntoView({ block: 'start' });
  }, [isChosenHere]);

  return (
    <>
      <div ref={table} className={layout.order}>
        <VariantGrid matrix={matrix} units={units} onChange={purchase.setQuantities} />
      </div>
      <Row className={layout.add} gap={[2, 4]} justify="between">
        {purchase.messages.length > 0 && (
          <Message className={styles.message} tone={purchase.isRefused ? 'error' : 'warning'}>
            {purchase.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Message>
        )}
        <div>
          <Row gap={[0, 3]} align="baseline">
            <span>{t('units', { count: totals.units })}</span>{' '}
            <Price>{formatColones(totals.value)}</Price>
          </Row>
          {inCart > 0 && (
            <Note>
              <span>{t('add.inCart', { units: inCart })}</span>{' '}
              <Link to={paths.cart()}>{tProduct('stock.viewCart')}</Link>
            </Note>
          )}
        </div>
        <Button
          className={styles.submit}
          variant="sell"
          size="lg"
          icon={<ShoppingBag />}
          onClick={() => {
            if (!leadToRefused(table.current)) purchase.add();
          }}
        >
          {totals.units === 0 ? tProduct('add.submit') : t('add.submit', { count: totals.units })}
        </Button>
      </Row>
    </>
  );
}
