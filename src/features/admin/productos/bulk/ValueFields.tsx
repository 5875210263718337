import { useStaffText } from '#i18n/useStaffText.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useOptions } from '../form/useOptions.ts';
import type { BulkFieldsProps } from './fields.ts';

/** One discount for every chosen product. */
export function DiscountField({ form, change, error }: BulkFieldsProps) {
  const t = useStaffText('bulkEdit');
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
  const t = useStaffText('bulkEdit');
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
  const t = useStaffText('bulkEdit');
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
