import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { Button } from '#shared/ui/Button.tsx';
import { QuestionDialog } from '#shared/ui/QuestionDialog.tsx';
import { useCartStore } from '#state/cart/useCartStore.ts';
import { resumeOrder } from '#state/order/resumeOrder.ts';
import { cartFingerprint } from '#state/order/startedOrder.ts';

/** Leads to the checkout to send an order again; asks before it replaces another cart. */
export function RetryOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const cart = useCartStore();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);

  function resume() {
    resumeOrder(order, cart);
    void navigate(paths.checkout());
  }

  function ask() {
    const { lines } = cart.getSnapshot();
    const isFree = lines.length === 0 || cartFingerprint(lines) === cartFingerprint(order.lines);
    if (isFree) resume();
    else setOpen(true);
  }

  return (
    <>
      <Button icon={<RotateCw aria-hidden="true" />} onClick={ask}>
        {t('unconfirmed.retry')}
      </Button>
      <QuestionDialog
        open={isOpen}
        title={t('retry.title')}
        closeLabel={t('close')}
        keepLabel={t('retry.keep')}
        onKeep={() => setOpen(false)}
        actLabel={t('retry.replace')}
        actVariant="primary"
        onAct={resume}
      >
        <p>{t('retry.text', { reference: order.reference })}</p>
      </QuestionDialog>
    </>
  );
}
