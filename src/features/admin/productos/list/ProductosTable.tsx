import { getFixedT } from 'i18next';
import { nextSort, type ProductoPage, type ProductoSort } from '#domain/forms/productoList.ts';
import { RowIcon } from '../../shared/RowIcon.tsx';
import { StaffTable } from '../../shared/StaffTable.tsx';
import type { Selection } from '../bulk/useSelection.ts';
import { ChoosePage } from './ChooseBox.tsx';
import { ProductoTableRow } from './ProductoTableRow.tsx';
import styles from './ProductosTable.module.css';
import type { RowHandlers } from './RowActions.tsx';
import { useColumnChoice } from './columns.ts';
import { useFirstRows, useRowCalls } from './rowCalls.ts';

const t = getFixedT('es', 'productos');

export type ProductosTableProps = {
  /** `undefined` while the first page is in flight. */
  page: ProductoPage | undefined;
  /** Other products are in flight. */
  isBusy: boolean;
  sort: ProductoSort | null;
  onSort: (sort: ProductoSort | null) => void;
  selection: Selection;
  handlers: RowHandlers;
  /** The page of a product. */
  pathTo: (productoId: number) => string;
};

/** A page of the products on a wide screen. */
export function ProductosTable({
  page,
  isBusy,
  sort,
  onSort,
  selection,
  handlers,
  pathTo,
}: ProductosTableProps) {
  const { columns } = useColumnChoice();
  const rowCalls = useRowCalls(selection, handlers);
  const rows = useFirstRows(page?.rows);
  return (
    <StaffTable
      label={t('list.title')}
      loadingText={t('list.loading')}
      columns={columns.map((column) => {
        const label = t(`column.${column.key}`);
        const isNumber = 'isNumber' in column;
        const shape = {
          key: column.key,
          widthRem: column.widthRem,
          isElastic: 'isElastic' in column,
        };
        if (!('sortKey' in column)) return { ...shape, label, isActions: column.key === 'actions' };
        const { sortKey } = column;
        const active = sort?.by === sortKey ? sort : null;
        return {
          ...shape,
          label: (
            <>
              {sortKey === 'code' && (
                <ChoosePage page={page} isBusy={isBusy} selection={selection} />
              )}
              <SortHeader
                label={label}
                sort={active}
                onPress={() => onSort(nextSort(sort, sortKey))}
              />
            </>
          ),
          isNumber,
          sort: active && (active.isDescending ? 'descending' : 'ascending'),
        };
      })}
      rows={rows?.map((producto) => (
        <ProductoTableRow
          key={producto.id}
          producto={producto}
          columns={columns}
          isBusy={isBusy}
          isChosen={selection.has(producto.id)}
          to={pathTo(producto.id)}
          {...rowCalls}
        />
      ))}
      isBusy={isBusy}
    />
  );
}

/** The header of a column that the list can be sorted by. The cell says in which order it is. */
function SortHeader({
  label,
  sort,
  onPress,
}: {
  label: string;
  /** `null`: the list is in another order. */
  sort: ProductoSort | null;
  onPress: () => void;
}) {
  return (
    <button type="button" className={styles.sort} data-active={sort !== null} onClick={onPress}>
      <span>{label}</span>
      <RowIcon name={sort === null ? 'upDown' : sort.isDescending ? 'down' : 'up'} />
    </button>
  );
}
