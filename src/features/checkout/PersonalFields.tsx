import { useTranslation } from '#i18n/useTranslation.ts';
import { FIELD_LIMITS, type RequiredField } from '#domain/order/checkoutForm.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { CheckoutFormApi } from './useCheckoutForm.ts';

const INPUTS = {
  fullName: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
} as const;

export function PersonalFields({ form }: { form: CheckoutFormApi }) {
  const { t } = useTranslation('checkout');
  const limitOf = useTextLimit();
  const { errors } = form.formState;

  function errorText(name: RequiredField): string | undefined {
    const rule = errors[name]?.type;
    if (rule === 'invalidEmail') return t('error.invalidEmail');
    return rule === 'required' ? t('error.required') : undefined;
  }

  function field(name: RequiredField) {
    return (
      <TextField
        {...form.register(name, { onChange: () => form.clearErrors(name) })}
        {...INPUTS[name]}
        label={t(`field.${name}`)}
        required
        limit={limitOf(FIELD_LIMITS[name])}
        error={errorText(name)}
      />
    );
  }

  return (
    <FieldGroup legend={t('section.personal')}>
      {field('fullName')}
      {field('email')}
      {field('phone')}
    </FieldGroup>
  );
}
