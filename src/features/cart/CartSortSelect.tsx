import { useTranslation } from 'react-i18next';
import { CART_SORTS, parseCartSort, type CartSort } from '#domain/cart/groupLines.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import styles from './CartSortSelect.module.css';

type Props = {
  value: CartSort;
  onChange: (sort: CartSort) => void;
};

/** The order of the groups. @see docs/rules.md#cart-page */
export function CartSortSelect({ value, onChange }: Props) {
  const { t } = useTranslation('cart');
  return (
    <SelectField
      className={styles.sort}
      label={t('sort.label')}
      name="orden"
      value={value}
      onInput={({ currentTarget }) => onChange(parseCartSort(currentTarget.value))}
      options={CART_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  );
}
