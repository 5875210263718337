import { useTranslation } from '#i18n/useTranslation.ts';
import { parseSort, type CatalogueSort } from '#domain/catalogue/sorting.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';

const SORTS: readonly CatalogueSort[] = ['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'];

type Props = {
  readonly value: CatalogueSort;
  readonly onChange: (sort: CatalogueSort) => void;
  readonly className?: string | undefined;
};

/** The order of the cards. @see docs/rules.md#cards */
export function SortSelect({ value, onChange, className }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <SelectField
      className={className}
      label={t('sort.label')}
      name="orden"
      value={value}
      onInput={({ currentTarget }) => onChange(parseSort(currentTarget.value))}
      options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  );
}
