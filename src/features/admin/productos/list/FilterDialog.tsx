import { PRODUCTO_SORT_KEYS, type ProductoSort } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import styles from './FilterDialog.module.css';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';

type Props = FilterFieldsProps & {
  /** Products that are found now; `undefined` while they load. */
  total: number | undefined;
  sort: ProductoSort | null;
  isSearched: boolean;
  onSort: (sort: ProductoSort | null) => void;
  /** `null`: no filter is in use. */
  onClear: (() => void) | null;
  onClose: () => void;
};

const valueOf = (sort: ProductoSort) => `${sort.by} ${sort.isDescending ? 'desc' : 'asc'}`;

const SORTS: readonly ProductoSort[] = PRODUCTO_SORT_KEYS.flatMap((by) => [
  { by, isDescending: false },
  { by, isDescending: true },
]);

/** Filters and order of the list on a phone, which change it at once. */
export function FilterDialog({
  total,
  sort,
  isSearched,
  onSort,
  onClear,
  onClose,
  ...fields
}: Props) {
  const t = useStaffText('productos');
  const tShared = useStaffText('backOffice');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={tShared('actions.close')}
      footer={
        <>
          {onClear && (
            <Button variant="secondary" onClick={onClear}>
              {t('filter.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('filter.show', { count: total ?? 0 })}</Button>
        </>
      }
    >
      <div className={styles.fields}>
        <FilterFields {...fields} />
        <SelectField
          label={t('filter.sort')}
          value={sort === null ? '' : valueOf(sort)}
          onInput={({ currentTarget: { value } }) =>
            onSort(SORTS.find((other) => valueOf(other) === value) ?? null)
          }
          onChange={() => undefined}
          options={[
            { value: '', label: t(isSearched ? 'filter.best' : 'filter.newest') },
            ...SORTS.map((other) => ({
              value: valueOf(other),
              label: t(other.isDescending ? 'filter.descending' : 'filter.ascending', {
                column: t(`column.${other.by}`),
              }),
            })),
          ]}
        />
      </div>
    </Dialog>
  );
}
