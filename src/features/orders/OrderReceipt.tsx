import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { type KeptOrder, shownStatus } from '#state/order/keptOrders.ts';
import { Receipt } from '../shared/receipt/Receipt.tsx';
import { ShareCart } from '../shared/shareCart/ShareCart.tsx';
import { RepeatOrder } from './RepeatOrder.tsx';
import { UnconfirmedOrder } from './UnconfirmedOrder.tsx';

/** An order of this browser as its receipt. */
export function OrderReceipt({ kept }: { kept: KeptOrder }) {
  const { t } = useTranslation('orders');
  const { order } = kept;
  const status = shownStatus(kept);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Receipt
      order={order}
      tone="plain"
      heading={heading}
      title={t(`receipt.${status}`)}
      actions={
        <>
          <ButtonLink variant="quiet" to={paths.orders()} icon={<ArrowLeft aria-hidden="true" />}>
            {t('receipt.back')}
          </ButtonLink>
          <RepeatOrder order={order} />
          <ShareCart lines={order.lines} label={t('action.share')} />
        </>
      }
    >
      {status === 'unconfirmed' && (
        <UnconfirmedOrder order={order} onArrived={() => heading.current?.focus()} />
      )}
    </Receipt>
  );
}
