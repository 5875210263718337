import { useTranslation } from '#i18n/useTranslation.ts';
import { TextArea } from '#shared/ui/TextField.tsx';
import type { CheckoutFormApi } from './useCheckoutForm.ts';

const ADDITIONAL_ROWS = 4;

export function AdditionalField({ form }: { form: CheckoutFormApi }) {
  const { t } = useTranslation('checkout');
  return (
    <TextArea
      {...form.register('additionalInfo')}
      label={t('field.additionalInfo')}
      hint={t('field.additionalInfoHint')}
      autoComplete="off"
      rows={ADDITIONAL_ROWS}
    />
  );
}
