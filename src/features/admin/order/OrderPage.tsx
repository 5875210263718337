import { RefreshCw } from 'lucide-react';
import { TAKE_HASH } from '#config/staffHashes.ts';
import { order as texts } from '#i18n/es/staff/order.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { LinesTable } from './LinesTable.tsx';
import { OrderField } from './OrderField.tsx';
import { OrderJob } from './OrderJob.tsx';
import styles from './OrderPage.module.css';
import { OrderProblems } from './OrderProblems.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { ReceivedBefore } from './ReceivedBefore.tsx';
import { TakeDialog } from './TakeDialog.tsx';
import { useReceiveOrder } from './useReceiveOrder.ts';

registerTexts('order', texts);

/**
 * Staff paste an order and take its units from stock.
 *
 * @see docs/rules.md#receive-an-order
 */
export function OrderPage() {
  const t = useStaffText('order');
  const api = useReceiveOrder();
  const taking = useHashPopup(TAKE_HASH);
  const { decisions } = api;
  const isStarted = decisions.jobIds.length > 0;
  return (
    <AdminScreen
      title={t('title')}
      action={
        isStarted && (
          <Button variant="secondary" icon={<RefreshCw aria-hidden="true" />} onClick={api.clear}>
            {t('field.clear')}
          </Button>
        )
      }
    >
      <div className={styles.page}>
        <OrderField api={api} />
        <RetryMessage
          tone="error"
          title={t('failed')}
          error={api.error}
          onRetry={() => void api.refresh()}
        />
        {decisions.taken === null ? (
          <OrderJob api={api} />
        ) : (
          api.hasLines && (
            <>
              <OrderProblems api={api} />
              <ReceivedBefore api={api} />
              <LinesTable api={api} />
              <OrderTotals api={api} onTake={taking.open} />
            </>
          )
        )}
        {!api.hasLines && <OrderProblems api={api} />}
      </div>
      {taking.isOpen && api.hasLines && <TakeDialog api={api} onClose={taking.close} />}
    </AdminScreen>
  );
}
