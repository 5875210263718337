import type { TFunction } from 'i18next';
import { ShoppingBag } from 'lucide-react';
import { useId } from 'react';
import { MAX_LINES } from '#domain/cart/cart.ts';
import type { AddBlock } from '#domain/cart/stock.ts';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import { formatColones } from '#domain/prices/money.ts';
import { shownPrice } from '#domain/prices/shownPrice.ts';
import { UNITS_READER } from '#domain/text/typedNumber.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { Button } from '#ui/action/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { QuantityStepper } from '#ui/form/QuantityStepper.tsx';
import { leadToRefused } from '#ui/hooks/useTypedUnits.ts';
import { Message } from '#ui/message/Message.tsx';
import { Price } from '#ui/Price.tsx';
import { Row, Text } from '#ui/Stack.tsx';
import { LazyTierAdvice } from '../../shared/tierAdvice/LazyTierAdvice.tsx';
import type { Purchase } from './usePurchase.ts';
import layout from '../ProductPage.module.css';
import styles from './AddForm.module.css';

/** Returns the message for a refused addition. @see docs/rules.md#add-to-cart */
function blockText(block: AddBlock, t: TFunction<'product'>): string {
  if (block.kind === 'allInCart') return t('add.overStock', { units: block.stock });
  if (block.kind === 'overStock') return t('add.overStock', { units: block.available });
  return t(`add.${block.kind}`, { max: MAX_LINES });
}

type Props = { readonly producto: Producto; readonly purchase: Purchase };

/**
 * Bar at the bottom of the viewport with quantity and button. The button is never disabled: if nothing can be added,
 * a press shows why.
 */
export function AddForm({ producto, purchase }: Props) {
  const t = useProductTexts();
  const messageId = useId();
  const { block } = purchase;
  return (
    <form
      className={classNames(styles.form, layout.add)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!leadToRefused(event.currentTarget)) purchase.add();
      }}
    >
      {block && (
        <div id={messageId} className={styles.message}>
          <Message tone="error">{blockText(block, t)}</Message>
        </div>
      )}
      <LazyTierAdvice
        key={producto.id}
        prices={producto.prices}
        quantity={purchase.lineQuantity}
        available={producto.stock}
        onTake={(better) => purchase.setQuantity(better - purchase.inCart)}
      />
      <Summary producto={producto} purchase={purchase} />
      <QuantityStepper
        label={t('add.quantity')}
        reader={UNITS_READER}
        value={purchase.quantity}
        max={purchase.remaining}
        onChange={purchase.setQuantity}
        decreaseLabel={t('add.decrease')}
        increaseLabel={t('add.increase')}
        errorId={block ? messageId : undefined}
      />
      <Button
        className={styles.submit}
        type="submit"
        variant="sell"
        size="lg"
        icon={<ShoppingBag />}
      >
        {t('add.submit')}
      </Button>
    </form>
  );
}

/**
 * Names the variant that the button adds, because colours and sizes may be below the fold. On a phone, where the
 * prices are below the pictures, also shows unit price and total.
 */
function Summary({ producto, purchase }: Props) {
  const t = useProductTexts();
  const { color, tallaId, prices } = producto;
  const variant = [color?.name, tallaId].filter(Boolean).join(' · ');
  const price = shownPrice(prices, purchase.lineQuantity);
  return (
    <div className={styles.summary}>
      {variant !== '' && (
        <Text weight="semibold" isLong>
          {variant}
        </Text>
      )}
      {price === null ? (
        <p className={styles.prices}>{t('price.none')}</p>
      ) : (
        <Row className={styles.prices} gap={[0, 3]} justify="between" align="start">
          <span>
            <Price>{formatColones(price)}</Price> <span>{t('price.each')}</span>
          </span>
          <span>
            <span>{t('add.total')}</span> <Price>{formatColones(price * purchase.quantity)}</Price>
          </span>
        </Row>
      )}
    </div>
  );
}
