import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { isReceiptKept } from '#state/order/checkoutStore.ts';

/** Also shown after the redirect from a checkout without lines. */
export function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      icon={<ShoppingBag aria-hidden="true" />}
      title={t('empty.title')}
      actions={
        <>
          <ButtonLink to={paths.catalogue()}>{t('empty.action')}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.quickOrder()}>
            {t('action.quickOrder')}
          </ButtonLink>
          {isReceiptKept() && (
            <ButtonLink variant="secondary" to={paths.receipt()}>
              {t('empty.lastOrder')}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" to={paths.orders()}>
            {t('orders')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}
