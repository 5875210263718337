import { getFixedT } from 'i18next';
import { ROUNDINGS } from '#domain/bulk/adjustPrice.ts';
import { type BulkForm, toRounding } from '#domain/bulk/bulkForm.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { PRICE_FIELDS } from '#domain/forms/productoForm.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useOptions } from '../form/useOptions.ts';
import styles from './BulkFields.module.css';

const t = getFixedT('es', 'bulkEdit');
const tProductos = getFixedT('es', 'productos');

/** What every part of the popup gets. */
export type BulkFieldsProps = {
  readonly form: BulkForm;
  readonly change: (news: Partial<BulkForm>) => void;
  readonly productos: readonly StaffProducto[];
  /** The rule that the fields break; `undefined`: none. */
  readonly error: string | undefined;
};

const WAYS = ['percent', 'amount', 'fixed'] as const satisfies readonly BulkForm['by'][];

/** Which prices change, how, and what they are rounded to. */
export function PriceFields({ form, change, error }: BulkFieldsProps) {
  const { fields, by, value, rounding } = form;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('prices.which')}</legend>
        {PRICE_FIELDS.map((field) => (
          <CheckboxField
            key={field}
            label={tProductos(`column.${field}`)}
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

/** One discount for every chosen product. */
export function DiscountField({ form, change, error }: BulkFieldsProps) {
  return (
    <TextField
      name="bulkDiscount"
      label={t('discount.label')}
      value={form.discount}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      onChange={({ target }) => change({ discount: target.value })}
    />
  );
}

/** One tax for every chosen product, or none. */
export function IvaField({ form, change }: BulkFieldsProps) {
  const { ivas } = useOptions();
  return (
    <SelectField
      label={t('iva.label')}
      value={form.ivaId}
      options={[
        { value: '', label: t('choose') },
        { value: 'none', label: t('iva.none') },
        ...(ivas.all ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onInput={({ currentTarget }) => change({ ivaId: currentTarget.value })}
    />
  );
}

/** One subfamilia for every chosen product. */
export function SubfamiliaField({ form, change }: BulkFieldsProps) {
  const { subfamilias } = useOptions();
  return (
    <SelectField
      label={t('subfamilia.label')}
      value={form.subfamiliaId}
      options={[
        { value: '', label: t('choose') },
        ...(subfamilias.all ?? []).map(({ id, name, familiaName }) => ({
          value: String(id),
          label: `${familiaName} · ${name}`,
        })),
      ]}
      onInput={({ currentTarget }) => change({ subfamiliaId: currentTarget.value })}
    />
  );
}
