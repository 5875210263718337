import { ROUNDINGS } from '#domain/bulk/adjustPrice.ts';
import { PRICE_FIELDS } from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { type BulkForm, toRounding } from '#domain/bulk/bulkForm.ts';
import type { BulkFieldsProps } from './fields.ts';
import styles from './BulkFields.module.css';

const WAYS = ['percent', 'amount', 'fixed'] as const satisfies readonly BulkForm['by'][];

/** Which prices change, how, and what they are rounded to. */
export function PriceFields({ form, change, error }: BulkFieldsProps) {
  const t = useStaffText('bulkEdit');
  const tBulk = useStaffText('changes');
  const { fields, by, value, rounding } = form;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('prices.which')}</legend>
        {PRICE_FIELDS.map((field) => (
          <CheckboxField
            key={field}
            label={tBulk(`target.${field}`)}
            checked={fields.includes(field)}
            onChange={({ target }) =>
              change({
                fields: PRICE_FIELDS.filter((other) =>
                  other === field ? target.checked : fields.includes(other),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <div className={styles.row}>
        <SelectField
          label={t('prices.how')}
          value={by}
          options={WAYS.map((way) => ({ value: way, label: t(`prices.${way}`) }))}
          onInput={({ currentTarget }) =>
            change({ by: WAYS.find((way) => way === currentTarget.value) ?? 'percent' })
          }
        />
        <TextField
          name="bulkValue"
          label={t(`prices.value.${by}`)}
          hint={by === 'fixed' ? undefined : t('prices.sign')}
          value={value}
          inputMode="text"
          autoComplete="off"
          error={error}
          onChange={({ target }) => change({ value: target.value })}
        />
        <SelectField
          label={t('prices.rounding')}
          value={String(rounding)}
          options={ROUNDINGS.map((step) => ({
            value: String(step),
            label: step === 0 ? t('prices.noRounding') : t('prices.step', { step }),
          }))}
          onInput={({ currentTarget }) => change({ rounding: toRounding(currentTarget.value) })}
        />
      </div>
    </>
  );
}
