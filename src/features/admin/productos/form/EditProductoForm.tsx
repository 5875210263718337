import { useEffect } from 'react';
import { libraryHash } from '#config/staffHashes.ts';
import type { StaffProducto } from '#data/productos/row.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { EntityDialog } from '../../shared/form/EntityDialog.tsx';
import { GallerySection } from './GallerySection.tsx';
import { ProductoFields, type OwnChoices } from './ProductoFields.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { StockField } from './StockField.tsx';
import { useEditProducto } from './useEditProducto.ts';
import { useLinkedImages } from './useLinkedImages.ts';
import { useOptions, type Options } from './useOptions.ts';

function choice(value: number | string | null, label: string | null) {
  return value === null || label === null ? null : { value: String(value), label };
}

function toOwn(producto: StaffProducto): OwnChoices {
  return {
    subfamiliaId: choice(producto.subfamiliaId, producto.subfamiliaName),
    ivaId: choice(producto.ivaId, producto.ivaName),
    colorId: choice(producto.colorId, producto.colorName),
    tallaId: choice(producto.tallaId, producto.tallaId),
  };
}

/** The value of a field as text for the conflict list; '' when it is empty. */
function toText(
  field: keyof ProductoForm,
  value: ProductoForm[keyof ProductoForm],
  own: OwnChoices,
  { subfamilias, ivas, colors }: Options,
): string {
  if (typeof value !== 'string') {
    return value.map((row) => (typeof row === 'string' ? row : row.quantity)).join(', ');
  }
  if (field === 'subfamiliaId' || field === 'ivaId' || field === 'colorId') {
    const list = { subfamiliaId: subfamilias, ivaId: ivas, colorId: colors }[field].all ?? [];
    const known = list.find(({ id }) => String(id) === value)?.name;
    return own[field]?.value === value ? own[field].label : (known ?? value);
  }
  if (field === 'retail' || field === 'wholesale' || field === 'special') {
    const price = readTypedNumber(value);
    return price === null ? value : formatColones(price);
  }
  return value;
}

/** The form that changes a loaded product. @see docs/rules.md#product-form */
export function EditProductoForm({
  producto,
  onClose,
}: {
  producto: StaffProducto;
  onClose: () => void;
}) {
  const t = useStaffText('productoForm');
  const options = useOptions();
  const api = useEditProducto(producto, onClose);
  const linked = useLinkedImages(producto.id, api.tell);
  // `ProductosPage` renders the library, above this popup too.
  const library = useHashPopup(libraryHash());
  const own = toOwn(api.row.producto);
  const { setFocus } = api.form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <EntityDialog
      title={t('edit.titleNamed', { code: producto.code })}
      size="xl"
      hash=""
      api={api}
      conflictTexts={{
        label: (field) =>
          field === 'stock' || field === 'imageUrls' ? t('field.quantity') : t(`field.${field}`),
        show: (field, value) => toText(field, value, own, options) || t('noValue'),
      }}
      onClose={onClose}
    >
      <RefreshButton options={options} tell={api.tell} />
      <ProductoFields options={options} own={own} isNew={false} owner={producto} />
      <StockField stock={api.stock} bodegas={options.bodegas} />
      <GallerySection linked={linked} onUpload={library.open} />
    </EntityDialog>
  );
}
