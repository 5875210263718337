import { useTranslation } from 'react-i18next';
import { isUnderWay, type SubmissionState } from './submissionState.ts';
import { PageMeta } from '../../shared/ui/PageMeta.tsx';
import { useCart } from '../../state/cart/useCart.ts';
import { useLiveFacts } from '../../state/cart/useLiveFacts.ts';
import { CheckoutFields } from './CheckoutFields.tsx';
import type { CheckoutSession } from './checkoutSession.ts';
import styles from './CheckoutView.module.css';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { showFirstError, useCheckoutForm } from './useCheckoutForm.ts';
import { useOutcomeElsewhere } from './useOutcomeElsewhere.ts';

const FORM_ID = 'checkout-form';

type Props = { session: CheckoutSession; state: SubmissionState };

/** The checkout before the order is sent: form, summary, and what went wrong. */
export function CheckoutView({ session, state }: Props) {
  const { t } = useTranslation('checkout');
  const { lines } = useCart();
  const live = useLiveFacts();
  const form = useCheckoutForm(session.draft);
  const tellElsewhere = useOutcomeElsewhere();

  const submit = form.handleSubmit(
    async (values) => tellElsewhere(await session.submission.submit(values)),
    showFirstError,
  );

  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} indexed={false} />
      <header className={styles.header}>
        <h1 className={styles.heading}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <div className={styles.columns}>
        <OrderSummary
          className={styles.summary}
          lines={state.status === 'sending' ? state.order.lines : lines}
        />
        <div className={styles.main}>
          {state.status === 'error' && (
            <OrderFailed order={state.order} control={form.control} formId={FORM_ID} />
          )}
          <OrderChanges live={live} state={state} />
          <CheckoutFields
            id={FORM_ID}
            form={form}
            isBusy={isUnderWay(state)}
            onSubmit={(event) => void submit(event)}
          />
          <output className={styles.status}>
            {(state.status === 'checking' || state.status === 'sending') &&
              t(`status.${state.status}`)}
          </output>
        </div>
      </div>
    </div>
  );
}
