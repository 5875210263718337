import { ReceiptText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cart } from '#i18n/es/cart.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { paths } from '#config/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { classNames } from '#shared/ui/classNames.ts';
import frame from '#shared/ui/PageFrame.module.css';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { useCart } from '#state/cart/useCart.ts';
import { useLiveFacts } from '#state/cart/useLiveFacts.ts';
import { ShareCart } from '../shared/shareCart/ShareCart.tsx';
import { CartNotices } from './CartNotices.tsx';
import styles from './CartPage.module.css';
import { CartQuotation } from './CartQuotation.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { ClearCart } from './ClearCart.tsx';
import { ContinueShopping } from './ContinueShopping.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { SendCart } from './SendCart.tsx';
import { SharedCart } from './SharedCart.tsx';
import { QuickOrderLink } from './QuickOrderLink.tsx';
import { useCartRows } from './useCartRows.ts';

registerTexts('cart', cart);

/**
 * Lines with live prices and stock, totals, and the button to the checkout.
 *
 * @see docs/rules.md#cart-page
 */
export function CartPage() {
  const { t } = useTranslation('cart');
  const { lines, count, isKnown } = useCart();
  const live = useLiveFacts();
  const rows = useCartRows(live);
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = rows.map(({ problem }) => problem);
  const blockedBy =
    problems.find((problem) => problem === 'soldOut') ?? problems.find(Boolean) ?? null;

  function focusHeading() {
    heading.current?.focus();
  }

  return (
    <div className={classNames(frame.page, styles.page)}>
      <PageMeta title={t('title')} indexed={false} />
      <header className={styles.header}>
        <h1 className={frame.heading} ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {count > 0 && <p className={styles.count}>{t('units', { count })}</p>}
      </header>
      <CartNotices live={live} />
      {!isKnown && <CartSkeleton />}
      {isKnown && rows.length === 0 && <EmptyCart />}
      {rows.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.lines}>
            <CartLines rows={rows} onEmptied={focusHeading} />
            <ButtonRow>
              <ShareCart lines={lines} label={t('share.button')} />
              <SendCart />
              <ButtonLink
                variant="secondary"
                to={paths.orders()}
                icon={<ReceiptText aria-hidden="true" />}
              >
                {t('orders')}
              </ButtonLink>
            </ButtonRow>
            <CartQuotation rows={rows} />
            <div className={styles.actions}>
              <ContinueShopping />
              <QuickOrderLink />
              <ClearCart onCleared={focusHeading} />
            </div>
          </div>
          <CartTotals blockedBy={blockedBy} />
        </div>
      )}
      <SharedCart onClosed={focusHeading} />
    </div>
  );
}
