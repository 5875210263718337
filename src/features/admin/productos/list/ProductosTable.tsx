import type { ProductoPage } from '#domain/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { TableFrame } from '../../shared/TableFrame.tsx';
import { ProductosHead } from './ProductosHead.tsx';
import { ProductoTableRow } from './ProductoTableRow.tsx';

type Props = {
  page: ProductoPage;
  /** Other products are on their way. */
  isBusy: boolean;
  onEdit: (productoId: number) => void;
  onDelete: (productoId: number) => void;
};

/** A page of the products. @see spec §2 "Edit products" */
export function ProductosTable({ page, isBusy, onEdit, onDelete }: Props) {
  const t = useStaffText('productos');
  return (
    // Another page starts at its first product, wherever the one before was scrolled to.
    <TableFrame key={page.page} label={t('list.title')} isBusy={isBusy}>
      <table>
        <ProductosHead />
        <tbody>
          {page.rows.map((producto) => (
            <ProductoTableRow
              key={producto.id}
              producto={producto}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
