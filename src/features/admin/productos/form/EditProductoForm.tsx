import { useEffect } from 'react';
import { libraryHash } from '#config/staffHashes.ts';
import type { StaffProducto } from '#data/productoRow.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { GallerySection } from './GallerySection.tsx';
import { ProductoConflict } from './ProductoConflict.tsx';
import { ProductoFields, type OwnChoices } from './ProductoFields.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { StockField } from './StockField.tsx';
import { useEditProducto } from './useEditProducto.ts';
import { useLinkedImages } from './useLinkedImages.ts';
import { useOptions } from './useOptions.ts';

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

/** The form that changes a product that was read. @see spec §5 "Product (edit)" */
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
  const { form, isBusy, isDone, changed } = api;
  // The screen below shows it, over this popup as well.
  const library = useHashPopup(libraryHash());
  const readOnly = isBusy || isDone;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <FormDialog
      title={t('edit.titleNamed', { code: producto.code })}
      size="xl"
      hash=""
      onClose={onClose}
      onSubmit={api.submit}
      isBusy={isBusy}
      isDirty={form.formState.isDirty}
      isDone={isDone}
      message={api.notice}
    >
      {changed && <ProductoConflict {...changed} read={api.read.producto} />}
      <RefreshButton options={options} tell={api.tell} />
      <ProductoFields
        form={form}
        options={options}
        own={toOwn(api.read.producto)}
        isNew={false}
        readOnly={readOnly}
      />
      <StockField form={form} stock={api.stock} bodegas={options.bodegas} readOnly={readOnly} />
      <GallerySection form={form} readOnly={readOnly} linked={linked} onUpload={library.open} />
    </FormDialog>
  );
}
