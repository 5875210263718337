import { Banknote, Smartphone } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { PaymentMethod } from '#domain/order/checkoutForm.ts';
import { RadioGroup } from '#shared/ui/RadioGroup.tsx';
import styles from './PaymentField.module.css';
import type { CheckoutFormApi } from './useCheckoutForm.ts';

const ICONS = {
  bankTransfer: <Smartphone aria-hidden="true" />,
  cash: <Banknote aria-hidden="true" />,
} as const;
const METHODS: readonly PaymentMethod[] = ['bankTransfer', 'cash'];

/** @see docs/rules.md#checkout-form */
export function PaymentField({ form }: { form: CheckoutFormApi }) {
  const { t } = useTranslation('checkout');
  const { field } = useController({ control: form.control, name: 'paymentMethod' });
  return (
    <RadioGroup
      legend={<span className={styles.legend}>{t('section.payment')}</span>}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      options={METHODS.map((value) => ({
        value,
        label: t(`payment.${value}`),
        icon: ICONS[value],
      }))}
    />
  );
}
