import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { Button } from '#shared/ui/Button.tsx';
import { QuestionDialog } from '#shared/ui/QuestionDialog.tsx';
import { useCartStore } from '#state/cart/useCartStore.ts';
import { replacedByResuming, resumeOrder, type Replaced } from '#state/order/resumeOrder.ts';

/** Leads to the checkout to send an order again; asks before it replaces anything there. */
export function RetryOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const cart = useCartStore();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Replaced | null>(null);
  const { reference } = order;
  const what = asked?.cart ? 'cart' : 'other';

  function resume() {
    resumeOrder(order, cart);
    void navigate(paths.checkout());
  }

  function ask() {
    const replaced = replacedByResuming(order, cart);
    if (replaced === null) resume();
    else setAsked(replaced);
  }

  return (
    <>
      <Button icon={<RotateCw aria-hidden="true" />} onClick={ask}>
        {t('unconfirmed.retry')}
      </Button>
      <QuestionDialog
        open={asked !== null}
        title={t(`retry.title.${what}`, { reference })}
        closeLabel={t('close')}
        keepLabel={t(`retry.keep.${what}`)}
        onKeep={() => setAsked(null)}
        actLabel={t(`retry.act.${what}`)}
        actVariant="primary"
        onAct={resume}
      >
        {asked?.cart && <p>{t('retry.replaced.cart', { reference })}</p>}
        {asked?.form && <p>{t('retry.replaced.form')}</p>}
        {asked?.started && <p>{t('retry.replaced.started', { reference: asked.started })}</p>}
      </QuestionDialog>
    </>
  );
}
