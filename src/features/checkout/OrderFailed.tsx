import { MessageCircle, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cartTotals } from '#domain/cart/cart.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import { Button, ButtonAnchor } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useCart } from '#state/cart/useCart.ts';
import { useOrderChatUrl } from './useOrderChatUrl.ts';

type Props = {
  /** The order that did not go. */
  order: Order;
  control: Control<CheckoutForm>;
  formId: string;
  /** No answer came to this order as the cart stands now: it may have arrived all the same. */
  mayHaveArrived: boolean;
};

/**
 * Says that the order was not sent, and offers to send it again or by WhatsApp, with the current
 * form and cart.
 *
 * @see docs/rules.md#sending-an-order
 */
export function OrderFailed({ order, control, formId, mayHaveArrived }: Props) {
  const { t } = useTranslation('checkout');
  const { lines } = useCart();
  const form = { ...order.form, ...useWatch({ control }) };
  const chatUrl = useOrderChatUrl();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);

  return (
    <Message
      ref={banner}
      tabIndex={-1}
      tone="error"
      title={t('failed.text')}
      actions={
        <>
          <ButtonAnchor
            variant="primary"
            target="_blank"
            href={chatUrl({ ...order, form, lines, totals: cartTotals(lines) })}
            icon={<MessageCircle aria-hidden="true" />}
          >
            {t('failed.whatsApp')}
          </ButtonAnchor>
          <Button
            type="submit"
            form={formId}
            variant="secondary"
            icon={<RotateCw aria-hidden="true" />}
          >
            {t('action.retry')}
          </Button>
        </>
      }
    >
      {mayHaveArrived && <p>{t('failed.mayHaveArrived', { reference: order.reference })}</p>}
      <p>{t('failed.help')}</p>
    </Message>
  );
}
