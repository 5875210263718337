import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#shared/ui/Button.tsx';
import { QuestionDialog } from '#shared/ui/QuestionDialog.tsx';
import { forgetOrder } from '#state/order/forgetOrders.ts';
import { useCartStore } from '#state/cart/useCart.ts';
import { type KeptOrder, shownStatus } from '#state/order/keptOrders.ts';

type Props = { kept: KeptOrder; onGone: () => void };

export function ForgetOrder({ kept, onGone }: Props) {
  const { t } = useTranslation('orders');
  const cart = useCartStore();
  const [isOpen, setOpen] = useState(false);
  const { reference } = kept.order;

  function forget() {
    flushSync(() => forgetOrder(reference, cart));
    onGone();
  }

  return (
    <>
      <IconButton
        label={t('forget.named', { reference })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <QuestionDialog
        open={isOpen}
        title={t('forget.title', { reference })}
        closeLabel={t('close')}
        keepLabel={t('forget.keep')}
        onKeep={() => setOpen(false)}
        actLabel={t('forget.action')}
        onAct={forget}
      >
        <p>{t(`forget.text.${shownStatus(kept)}`)}</p>
      </QuestionDialog>
    </>
  );
}
