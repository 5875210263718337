import { getFixedT } from 'i18next';
import type { ProductoPage } from '#domain/forms/productoList.ts';
import type { Selection } from '../bulk/useSelection.ts';
import styles from './ChooseBox.module.css';

const t = getFixedT('es', 'bulkEdit');

/** A checkbox that chooses one product of the list, or all of a page. */
export function ChooseBox({
  label,
  checked,
  isDisabled,
  isPart = false,
  isNamed = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Other products are in flight: a choice would belong to them. */
  isDisabled: boolean;
  /** Some are chosen, but not all. */
  isPart?: boolean;
  /** Its label stands beside it. */
  isNamed?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.box} title={label} data-named={isNamed || undefined}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPart;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isNamed && <span>{label}</span>}
    </label>
  );
}

/** Chooses the products of the page that is shown. */
export function ChoosePage({
  page,
  isBusy,
  selection,
  isNamed = false,
}: {
  page: ProductoPage | undefined;
  isBusy: boolean;
  selection: Selection;
  /** Its label stands beside it. */
  isNamed?: boolean;
}) {
  const ids = page?.rows.map(({ id }) => id) ?? [];
  const chosen = ids.filter(selection.has).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  return (
    <ChooseBox
      label={t('select.page')}
      checked={isAll}
      isDisabled={isBusy || ids.length === 0}
      isNamed={isNamed}
      isPart={chosen > 0 && !isAll}
      onChange={(isChosen) => selection.choose(ids, isChosen)}
    />
  );
}
