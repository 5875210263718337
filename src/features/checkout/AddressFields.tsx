import { useTranslation } from 'react-i18next';
import { FIELD_LIMITS } from '#domain/order/checkoutForm.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextArea, TextField } from '#shared/ui/TextField.tsx';
import styles from './AddressFields.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import type { CheckoutFormApi } from './useCheckoutForm.ts';

const ADDRESS_ROWS = 3;

/** Where the order goes: important, but an order can do without. */
export function AddressFields({ form }: { form: CheckoutFormApi }) {
  const { t } = useTranslation('checkout');
  const limitOf = useTextLimit();
  return (
    <FieldGroup legend={t('section.address')} note={t('section.addressNote')}>
      <div className={styles.places}>
        <TextField
          {...form.register('province')}
          label={t('field.province')}
          autoComplete="address-level1"
          limit={limitOf(FIELD_LIMITS.province)}
        />
        <TextField
          {...form.register('canton')}
          label={t('field.canton')}
          autoComplete="address-level2"
          limit={limitOf(FIELD_LIMITS.canton)}
        />
        <TextField
          {...form.register('district')}
          label={t('field.district')}
          autoComplete="address-level3"
          limit={limitOf(FIELD_LIMITS.district)}
        />
      </div>
      <TextArea
        {...form.register('exactAddress')}
        label={t('field.exactAddress')}
        hint={t('field.exactAddressHint')}
        autoComplete="street-address"
        rows={ADDRESS_ROWS}
        limit={limitOf(FIELD_LIMITS.exactAddress)}
      />
    </FieldGroup>
  );
}
