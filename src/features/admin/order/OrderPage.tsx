import { RefreshCw } from 'lucide-react';
import { TAKE_HASH } from '#config/staffHashes.ts';
import { order as texts } from '#i18n/es/staff/order.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { LazyBulkNotice } from '../shared/bulk/LazyBulkNotice.tsx';
import { useBulk } from '../shared/bulk/useBulk.ts';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { LinesTable } from './LinesTable.tsx';
import { OrderField } from './OrderField.tsx';
import { OrderJob } from './OrderJob.tsx';
import styles from './OrderPage.module.css';
import { OrderProblems } from './OrderProblems.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { ReceivedBefore } from './ReceivedBefore.tsx';
import { TakeDialog } from './TakeDialog.tsx';
import { UnsureUnits } from './UnsureUnits.tsx';
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
  const bulk = useBulk();
  const { decisions } = api;
  const { jobIds, taken, undos } = decisions;
  // A change that is taken back meanwhile leaves more to take.
  const undone = bulk.jobs.filter(({ undoOf }) => undoOf !== null && jobIds.includes(undoOf));
  const isCounted = taken !== null && undone.length <= undos;
  const isStarted = jobIds.length > 0;
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
      <LazyBulkNotice />
      <div className={styles.page}>
        <OrderField api={api} />
        <RetryMessage
          tone="error"
          title={t('failed')}
          error={api.error}
          onRetry={() => void api.refresh()}
        />
        {isCounted ? (
          api.hasLines && (
            <>
              <OrderProblems api={api} />
              <ReceivedBefore api={api} bulk={bulk} />
              <UnsureUnits api={api} />
              <LinesTable api={api} />
              <OrderTotals api={api} onTake={taking.open} />
            </>
          )
        ) : (
          <OrderJob api={api} bulk={bulk} isTaking={taking.isOpen} />
        )}
        {!api.hasLines && <OrderProblems api={api} />}
      </div>
      {taking.isOpen && api.hasLines && <TakeDialog api={api} onClose={taking.close} />}
    </AdminScreen>
  );
}
