import { useTranslation } from '#i18n/useTranslation.ts';
import { FIELD_LIMITS } from '#domain/order/checkoutForm.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextArea } from '#shared/ui/TextField.tsx';
import type { CheckoutFormApi } from './useCheckoutForm.ts';

const ADDITIONAL_ROWS = 4;

export function AdditionalField({ form }: { form: CheckoutFormApi }) {
  const { t } = useTranslation('checkout');
  const limitOf = useTextLimit();
  return (
    <TextArea
      {...form.register('additionalInfo')}
      label={t('field.additionalInfo')}
      hint={t('field.additionalInfoHint')}
      autoComplete="off"
      rows={ADDITIONAL_ROWS}
      limit={limitOf(FIELD_LIMITS.additionalInfo)}
    />
  );
}
