import { getFixedT } from 'i18next';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import type { ConflictTexts } from '../../shared/form/EntityForm.tsx';
import { LazyPopup } from '../LazyPopup.tsx';
import { libraryCode } from '../popups.ts';
import { conflictText } from './conflictText.ts';
import { EditProductoFields } from './EditProductoFields.tsx';
import { ownChoices } from './ProductoFields.tsx';
import { type EditProductoApi, useEditProducto } from './useEditProducto.ts';
import { useOptions } from './useOptions.ts';
import { useProductoLibrary } from './useProductoLibrary.ts';
import type { Elements } from '#shared/ui/Elements.ts';

const t = getFixedT('es', 'productoForm');
const tList = getFixedT('es', 'productos');

type EditProductoForm = {
  readonly form: {
    readonly api: EditProductoApi;
    readonly conflictTexts: ConflictTexts<ProductoForm>;
    readonly children: Elements;
  };
  /** The image library, while it is open; beside the form, since forms cannot nest. */
  readonly library: Elements;
};

/**
 * The form of an existing product, for the popup and the page.
 *
 * @param hash of the popup; '' on the page
 * @param close leaves the form after a save; `null`: it stays
 * @see docs/rules.md#product-form
 */
export function useEditProductoForm(
  producto: StaffProducto,
  hash: string,
  close: (() => void) | null,
): EditProductoForm {
  const options = useOptions();
  const api = useEditProducto(producto, close);
  const library = useProductoLibrary(hash, api.form);
  const own = ownChoices(api.row.producto);
  return {
    form: {
      api,
      conflictTexts: {
        label: (field) =>
          field === 'stock' || field === 'imageUrls' ? t('field.quantity') : t(`field.${field}`),
        show: (field, value) => conflictText(field, value, own, options) || t('noValue'),
      },
      children: (
        <EditProductoFields
          api={api}
          options={options}
          isWide={hash === ''}
          isFocused={hash !== ''}
          onUpload={library.open}
        />
      ),
    },
    library: library.props && (
      <LazyPopup
        code={libraryCode}
        title={tList('list.library')}
        onClose={library.props.onClose}
        popupProps={library.props}
      />
    ),
  };
}
