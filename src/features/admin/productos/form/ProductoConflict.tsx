import type { StaffProducto } from '#data/productoRow.ts';
import {
  differentFields,
  toProductoFields,
  type ProductoField,
} from '#domain/productoForm.ts';
import { formatColones } from '#domain/money.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ConflictMessage } from '../../shared/ConflictMessage.tsx';
import type { EditProductoApi } from './useEditProducto.ts';

type Props = NonNullable<EditProductoApi['changed']> & {
  /** The product as the form was filled with it. */
  read: StaffProducto;
};

/** How a field of a product reads; `null`: it is empty. */
function toText(producto: StaffProducto, field: ProductoField): string | null {
  switch (field) {
    case 'subfamiliaId':
      return producto.subfamiliaName;
    case 'ivaId':
      return producto.ivaName;
    case 'colorId':
      return producto.colorName;
    case 'retail':
    case 'wholesale':
    case 'special':
      return producto.prices[field] === null ? null : formatColones(producto.prices[field]);
    case 'code':
    case 'name':
    case 'detail':
    case 'discountPercent':
    case 'tallaId':
      return toProductoFields(producto)[field] || null;
  }
}

/** Says that somebody else saved the same product, what it is now, and asks whose is to stay. */
export function ProductoConflict({ read, newer, keepMine, takeTheirs }: Props) {
  const t = useStaffText('productoForm');
  const { producto, stock } = newer;
  const fields = producto ? differentFields(read, producto) : [];
  const differences = [
    ...fields.map((field) => ({
      field: t(`field.${field}`),
      now: (producto && toText(producto, field)) ?? t('changed.none'),
    })),
    ...(stock === undefined
      ? []
      : [{ field: t('field.quantity'), now: stock ?? t('changed.noRow') }]),
  ];
  return (
    <ConflictMessage
      title={t('changed.title')}
      text={t(producto ? 'changed.text' : 'changed.stockText')}
      differences={differences}
      onKeepMine={keepMine}
      onUseNewer={takeTheirs}
    />
  );
}
