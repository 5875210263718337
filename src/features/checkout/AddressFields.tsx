import { useTranslation } from '#i18n/useTranslation.ts';
import { TextArea, TextField } from '#shared/ui/TextField.tsx';
import styles from './AddressFields.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import type { CheckoutFormApi } from './useCheckoutForm.ts';

const ADDRESS_ROWS = 3;

const PLACES = [
  { name: 'province', autoComplete: 'address-level1' },
  { name: 'canton', autoComplete: 'address-level2' },
  { name: 'district', autoComplete: 'address-level3' },
] as const;

export function AddressFields({ form }: { form: CheckoutFormApi }) {
  const { t } = useTranslation('checkout');
  return (
    <FieldGroup legend={t('section.address')} note={t('section.addressNote')}>
      <div className={styles.places}>
        {PLACES.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            {...form.register(name)}
            label={t(`field.${name}`)}
            autoComplete={autoComplete}
          />
        ))}
      </div>
      <TextArea
        {...form.register('exactAddress')}
        label={t('field.exactAddress')}
        hint={t('field.exactAddressHint')}
        autoComplete="street-address"
        rows={ADDRESS_ROWS}
      />
    </FieldGroup>
  );
}
