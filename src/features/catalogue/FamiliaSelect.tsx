import { useTranslation } from '#i18n/useTranslation.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import type { FamiliaControlProps } from './FamiliaControl.ts';

const UNKNOWN = 'unknown';

/** The familia filter of a phone. */
export function FamiliaSelect({ familias, counts, value, onChange }: FamiliaControlProps) {
  const { t } = useTranslation('catalogue');
  const options = [
    { value: '', label: t('filter.all') },
    ...(familias ?? []).map(({ id, name }) => {
      const count = counts?.get(id) ?? 0;
      return { value: String(id), label: counts ? `${name} (${count})` : name };
    }),
  ];
  const isListed = options.some((option) => option.value === value);
  // Without this option the select would show "all", and choosing "all" would do nothing.
  if (!isListed) options.push({ value: UNKNOWN, label: familias ? t('filter.unknown') : '…' });
  return (
    <SelectField
      label={t('filter.familia')}
      name="familia"
      value={isListed ? (value ?? '') : UNKNOWN}
      onInput={({ currentTarget }) => {
        if (currentTarget.value !== UNKNOWN) onChange(currentTarget.value);
      }}
      options={options}
    />
  );
}
