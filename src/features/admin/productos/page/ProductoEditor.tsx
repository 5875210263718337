import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import type { StaffProducto } from '#data/productos/row.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { showToast } from '#shared/ui/toast.ts';
import { EntityPageForm } from '../../shared/form/EntityPageForm.tsx';
import { useEditProductoForm } from '../form/useEditProductoForm.tsx';

type Props = {
  producto: StaffProducto;
  listPath: string;
  /** Gets the product as it is stored, again after each save. */
  onRow: (row: StaffProducto) => void;
};

/** The form on the page of a product; after a save it stays. */
export function ProductoEditor({ producto, listPath, onRow }: Props) {
  const t = useStaffText('productoForm');
  const navigate = useNavigate();
  const { form, library } = useEditProductoForm(producto, '', null);
  const row = form.api.row.producto;
  useEffect(() => onRow(row), [onRow, row]);

  function addAnother() {
    showToast(t('edit.done'));
    const subfamilia = form.api.form.getValues('subfamiliaId');
    void navigate(staffPaths.addProducto({ subfamilia }));
  }

  return (
    <>
      <EntityPageForm
        {...form}
        listPath={listPath}
        isWide
        andThen={{ label: t('addAnother'), next: addAnother }}
      />
      {library}
    </>
  );
}
