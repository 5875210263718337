import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffProducto } from '#data/productos/row.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { showToast } from '#shared/ui/toast.ts';
import { EntityPageForm } from '../../shared/form/EntityForm.tsx';
import { useEditProductoForm } from '../form/useEditProductoForm.tsx';
import { addProductoPath, listingPath } from '../listingUrl.ts';

type Props = {
  producto: StaffProducto;
  /** The list that the product was opened from. */
  listing: ProductoListing;
  /** Gets the product as it is stored after each save. */
  onSaved: (row: StaffProducto) => void;
};

/** The form on the page of a product; after a save it stays. */
export function ProductoEditor({ producto, listing, onSaved }: Props) {
  const t = useStaffText('productoForm');
  const navigate = useNavigate();
  const { form, library } = useEditProductoForm(producto, '', null);
  const row = form.api.row.producto;
  useEffect(() => {
    // Another render, before the page is painted, for what it shows already.
    if (row !== producto) onSaved(row);
  }, [onSaved, row, producto]);

  function addAnother(detail = '') {
    showToast(`${t('edit.done')} ${detail}`.trim());
    const subfamilia = form.api.form.getValues('subfamiliaId');
    void navigate(addProductoPath(listing, { subfamilia }));
  }

  return (
    <>
      <EntityPageForm
        {...form}
        listPath={listingPath(listing)}
        isWide
        andThen={{ label: t('addAnother'), next: addAnother }}
      />
      {/* oxlint-disable-next-line texts/alone -- a dialog */}
      {library}
    </>
  );
}
