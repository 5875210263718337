import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import { showToast } from '#shared/ui/toast.ts';
import { keptOrders, openOrder } from '#state/order/keptOrders.ts';
import type { CheckoutSession } from './checkoutSession.ts';
import type { CheckoutState } from '#state/order/checkoutStore.ts';

const OUTCOME_TOAST_MS = 10_000;

/**
 * Shows the outcome of an order in a toast if the shopper is on another page by then; the checkout
 * shows it in the page.
 */
export function useOutcomeElsewhere({
  submission,
}: CheckoutSession): (outcome: CheckoutState) => void {
  const { t } = useTranslation('checkout');
  return (outcome) => {
    if (window.location.pathname === paths.checkout()) return;
    const durationMs = OUTCOME_TOAST_MS;
    if (outcome.status === 'success') {
      const { reference } = outcome.order;
      showToast(t('away.sent', { reference }), { tone: 'success', durationMs });
      submission.leave();
    } else if (outcome.status === 'error') {
      const { reference } = outcome.order;
      const mayHaveArrived = openOrder(keptOrders.read())?.reference === reference;
      const more = mayHaveArrived ? ` ${t('away.mayHaveArrived', { reference })}` : '';
      const kept = outcome.isKept ? ` ${t('failed.kept', { reference })}` : more;
      showToast(t('failed.text') + kept, { tone: 'error', durationMs });
    } else if (outcome.status === 'changed') {
      showToast(t('away.changed'), { tone: 'warning', durationMs });
    }
  };
}
