import type { SubmitEventHandler } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { ArrowLeft } from 'lucide-react';
import { paths, TERMS_HASH } from '#config/paths.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { useFilledFields } from '#shared/hooks/useFilledFields.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { HashLink } from '#shared/ui/HashLink.tsx';
import { AddressFields } from './AddressFields.tsx';
import styles from './CheckoutFields.module.css';
import { PaymentField } from './PaymentField.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { AdditionalField } from './AdditionalField.tsx';
import { RememberField } from './RememberField.tsx';
import type { RememberChoice } from './useRemember.ts';
import { CHECKOUT_FORM_ID, type CheckoutFormApi } from './useCheckoutForm.ts';

type Props = {
  form: CheckoutFormApi;
  remember: RememberChoice;
  isBusy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

/** @see docs/rules.md#checkout-form */
export function CheckoutFields({ form, remember, isBusy, onSubmit }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <form
      ref={useFilledFields(form, cleanText)}
      className={styles.form}
      id={CHECKOUT_FORM_ID}
      noValidate
      onSubmit={onSubmit}
    >
      <p className={styles.note}>{t('requiredNote')}</p>
      <PersonalFields form={form} />
      <AddressFields form={form} />
      <RememberField remember={remember} />
      <AdditionalField form={form} />
      <PaymentField form={form} />
      <p className={styles.note}>
        <HashLink hash={TERMS_HASH}>{t('common:terms')}</HashLink>
      </p>
      <div className={styles.actions}>
        <Button
          className={styles.complete}
          type="submit"
          variant="sell"
          size="lg"
          disabled={isBusy}
        >
          {isBusy ? t('action.sending') : t('action.complete')}
        </Button>
        <ButtonLink
          variant="secondary"
          size="lg"
          to={paths.cart()}
          icon={<ArrowLeft aria-hidden="true" />}
        >
          {t('action.backToCart')}
        </ButtonLink>
      </div>
    </form>
  );
}
