import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { QuestionDialog } from '#shared/ui/QuestionDialog.tsx';
import { forgetBuyer, forgetOrders } from '#state/order/forgetOrders.ts';
import type { KeptOrders } from '#state/order/keptOrders.ts';
import { useIsBuyerRemembered } from '#state/order/rememberedBuyer.ts';
import { useOrderInFlight } from '#state/order/checkoutStore.ts';
import styles from './ForgetAll.module.css';

type Props = { kept: KeptOrders; onGone: () => void };

/** Says what this browser keeps, and removes it after a question. */
export function ForgetAll({ kept, onGone }: Props) {
  const { t } = useTranslation('orders');
  const isRemembered = useIsBuyerRemembered();
  const inFlight = useOrderInFlight();
  const [asked, setAsked] = useState<'orders' | 'buyer' | null>(null);
  const hasBuyer =
    isRemembered ||
    kept.some(({ order, status }) => status === 'sent' && order.form.fullName !== '');
  if (kept.length === 0 && !hasBuyer) return null;

  function forget(what: 'orders' | 'buyer') {
    flushSync(() => {
      if (what === 'orders') forgetOrders();
      else forgetBuyer();
      setAsked(null);
    });
    onGone();
  }

  return (
    <section className={styles.privacy} aria-labelledby="privacy">
      <h2 className={styles.title} id="privacy">
        {t('privacy.title')}
      </h2>
      <p>{t(hasBuyer ? 'privacy.remembered' : 'privacy.notRemembered')}</p>
      {inFlight === null ? (
        <ButtonRow>
          {hasBuyer && (
            <Button variant="secondary" onClick={() => setAsked('buyer')}>
              {t('privacy.action.buyer')}
            </Button>
          )}
          {kept.length > 0 && (
            <Button variant="secondary" onClick={() => setAsked('orders')}>
              {t('privacy.action.orders')}
            </Button>
          )}
        </ButtonRow>
      ) : (
        <p>{t('privacy.sending', { reference: inFlight })}</p>
      )}
      {asked !== null && (
        <QuestionDialog
          open
          title={t(`privacy.question.${asked}`)}
          closeLabel={t('close')}
          keepLabel={t('forget.keep')}
          onKeep={() => setAsked(null)}
          actLabel={t(`privacy.action.${asked}`)}
          onAct={() => forget(asked)}
        >
          <p>{t(`privacy.text.${asked}`)}</p>
        </QuestionDialog>
      )}
    </section>
  );
}
