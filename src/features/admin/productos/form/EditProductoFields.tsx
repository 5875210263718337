import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { usePainted } from '#shared/hooks/usePainted.ts';
import { ColorPictures } from './ColorPictures.tsx';
import styles from './EditProductoFields.module.css';
import { GallerySection } from './GallerySection.tsx';
import { ownChoices, ProductoFields } from './ProductoFields.tsx';
import { StockField } from './ProductoStock.tsx';
import { type EditProductoApi, isColorChanged } from './useEditProducto.ts';
import { useLinkedImages } from './useLinkedImages.ts';
import type { Options } from './useOptions.ts';

type Props = {
  api: EditProductoApi;
  options: Options;
  /** Fields and pictures are beside each other, where there is room. */
  isWide?: boolean;
  /** The focus starts in the code. */
  isFocused?: boolean;
  /** Opens the image library for the upload of files. */
  onUpload: (files: readonly File[]) => void;
};

/** The form of an existing product, the same in its popup and on its page. */
export function EditProductoFields({
  api,
  options,
  isWide = false,
  isFocused = false,
  onUpload,
}: Props) {
  const isPainted = usePainted();
  const { producto } = api.row;
  const { control, setFocus } = useFormContext<ProductoForm>();
  const [subfamiliaId, colorId] = useWatch({ control, name: ['subfamiliaId', 'colorId'] });
  const isChanged = isColorChanged({ subfamiliaId, colorId }, producto);
  const linked = useLinkedImages(producto, api.isForColor && !isChanged, api.setNotice);
  useEffect(() => {
    if (isFocused) setFocus('code');
  }, [isFocused, setFocus]);
  return (
    <div className={styles.parts} data-wide={isWide || undefined}>
      <div className={styles.part}>
        <ProductoFields
          tell={api.setNotice}
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
