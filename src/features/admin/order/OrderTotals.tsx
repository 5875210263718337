import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { receiveTotals } from '#domain/order/receive/takeStock.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import styles from './OrderTotals.module.css';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** What the order comes to, and the button that shows the preview. */
export function OrderTotals({ api, onTake }: { api: ReceiveOrder; onTake: () => void }) {
  const t = useStaffText('order');
  const [isReading, setReading] = useState(false);
  const { wanted, taken, short, colones } = receiveTotals(api.plans);
  const { isAsked } = api;

  async function take() {
    setReading(true);
    await api.refresh();
    setReading(false);
    onTake();
  }

  return (
    <section className={styles.totals}>
      <dl className={styles.list}>
        {[
          [t('totals.wanted'), String(wanted)],
          [t('totals.taken'), String(taken)],
          [t('totals.short'), String(short)],
          [t('totals.colones'), formatColones(colones)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.action}>
        {isAsked && <p>{t('take.confirmAgain')}</p>}
        <Button
          icon={<PackageCheck aria-hidden="true" />}
          busy={isReading || !api.isReady}
          disabled={taken === 0 || isAsked}
          onClick={() => void take()}
        >
          {t('take.button')}
        </Button>
      </div>
    </section>
  );
}
