import type { OrderSaved } from '#data/familias/write.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { useFailureNotice } from '../shared/useFailureNotice.ts';

/** The notice of an order that was not saved: at which familia, and why. */
export function useOrderNotice(): (
  outcome: OrderSaved,
  familias: readonly Familia[],
) => FormNotice | null {
  const t = useStaffText('familias');
  const tBackOffice = useStaffText('backOffice');
  const failureNotice = useFailureNotice();
  return (outcome, familias) => {
    if (outcome.outcome === 'saved') return null;
    const name = familias.find(({ id }) => id === outcome.at.id)?.name ?? '';
    const text = t('updateFailed');
    if (outcome.outcome === 'changed')
      return { tone: 'error', text, reason: t('order.changed', { name }) };
    const why = failureNotice(outcome.error, { text, signIn: tBackOffice('signIn.editFamilias') });
    return { ...why, reason: `${t('order.stopped', { name })} ${why.reason ?? ''}` };
  };
}
