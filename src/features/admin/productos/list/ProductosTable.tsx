import type { ProductoPage } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { COLUMNS, NUMBER_COLUMNS } from './columns.ts';
import { ProductoTableRow } from './ProductoTableRow.tsx';

type Props = {
  /** `undefined` while the first page is in flight. */
  page: ProductoPage | undefined;
  /** Other products are in flight. */
  isBusy: boolean;
  onEdit: (productoId: number) => void;
  onDelete: (productoId: number) => void;
};

export function ProductosTable({ page, isBusy, onEdit, onDelete }: Props) {
  const t = useStaffText('productos');
  return (
    <StaffTable
      // Another page starts scrolled to its top.
      key={page?.page}
      label={t('list.title')}
      loadingText={t('list.loading')}
      columns={COLUMNS.map((key) => ({
        key,
        label: t(`column.${key}`),
        isNumber: NUMBER_COLUMNS.includes(key),
        isActions: key === 'actions',
      }))}
      rows={page?.rows}
      isBusy={isBusy}
      renderRow={(producto) => (
        <ProductoTableRow
          key={producto.id}
          producto={producto}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    />
  );
}
