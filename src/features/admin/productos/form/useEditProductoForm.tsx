import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { libraryHash } from '#config/staffHashes.ts';
import type { StaffProducto } from '#data/productos/row.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { usePainted } from '#shared/hooks/usePainted.ts';
import type { Elements } from '#shared/ui/Elements.ts';
import type { ConflictTexts } from '../../shared/form/EntityForm.tsx';
import { LazyPopup } from '../LazyPopup.tsx';
import { libraryCode } from '../popups.ts';
import { ColorPictures } from './ColorPictures.tsx';
import styles from './useEditProductoForm.module.css';
import { GallerySection } from './GallerySection.tsx';
import { ownChoices, type OwnChoices, ProductoFields } from './ProductoFields.tsx';
import { StockField } from './ProductoStock.tsx';
import { type EditProductoApi, isColorChanged, useEditProducto } from './useEditProducto.ts';
import { useLinkedImages } from './useLinkedImages.ts';
import { type Options, useOptions } from './useOptions.ts';

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
  const t = useStaffText('productoForm');
  const tList = useStaffText('productos');
  const options = useOptions();
  const api = useEditProducto(producto, close);
  const library = useHashPopup(libraryHash(hash));
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
    library: library.isOpen && (
      <LazyPopup
        code={libraryCode}
        title={tList('list.library')}
        onClose={library.close}
        popupProps={{ hash: libraryHash(hash), onClose: library.close }}
      />
    ),
  };
}

type FieldsProps = {
  api: EditProductoApi;
  options: Options;
  /** Fields and pictures are beside each other, where there is room. */
  isWide?: boolean;
  /** The focus starts in the code. */
  isFocused?: boolean;
  /** Opens the image library. */
  onUpload: () => void;
};

/** The form of an existing product, the same in its popup and on its page. */
function EditProductoFields({
  api,
  options,
  isWide = false,
  isFocused = false,
  onUpload,
}: FieldsProps) {
  const isPainted = usePainted();
  const { producto } = api.row;
  const { control, setFocus } = useFormContext<ProductoForm>();
  const [subfamiliaId, colorId] = useWatch({ control, name: ['subfamiliaId', 'colorId'] });
  const isChanged = isColorChanged({ subfamiliaId, colorId }, producto);
  const linked = useLinkedImages(producto, api.isForColor && !isChanged, api.tell);
  useEffect(() => {
    if (isFocused) setFocus('code');
  }, [isFocused, setFocus]);
  return (
    <div className={styles.parts} data-wide={isWide || undefined}>
      <div className={styles.part}>
        <ProductoFields
          tell={api.tell}
          options={options}
          own={ownChoices(producto)}
          isNew={false}
          owner={producto}
        />
        <StockField stock={api.stock} bodegas={options.bodegas} />
      </div>
      <div className={styles.pictures}>
        {isPainted && (
          <GallerySection linked={linked} onUpload={onUpload}>
            <ColorPictures {...api} isColorChanged={isChanged} />
          </GallerySection>
        )}
      </div>
    </div>
  );
}

/** The value of a field as text for the conflict list; '' when it is empty. */
function conflictText(
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
