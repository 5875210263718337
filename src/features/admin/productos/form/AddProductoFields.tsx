import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { useFormLock } from '../../shared/form/formLock.ts';
import { GallerySection } from './GallerySection.tsx';
import { ProductoFields } from './ProductoFields.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { StockRows } from './StockRows.tsx';
import type { AddProductoApi } from './useAddProducto.ts';
import { useOptions } from './useOptions.ts';
import type { OptionPopups } from './useOptionPopups.ts';

type Props = Pick<AddProductoApi, 'tell' | 'usualIva' | 'sentCode'> & { popups: OptionPopups };

/** The form of a new product, the same in its popup and on the page of its own. */
export function AddProductoFields({ tell, usualIva, sentCode, popups }: Props) {
  const t = useStaffText('productoForm');
  const options = useOptions();
  const isLocked = useFormLock();
  const { setFocus } = useFormContext<ProductoForm>();
  useEffect(() => setFocus('code'), [setFocus]);

  const addButton = (label: string, open: () => void) => (
    <IconButton
      label={label}
      icon={<Plus aria-hidden="true" />}
      onClick={() => {
        if (!isLocked) open();
      }}
    />
  );
  return (
    <>
      <RefreshButton options={options} tell={tell} />
      <ProductoFields
        options={options}
        own={popups.own}
        isNew
        owner={{ id: null, sentCode }}
        usualIva={usualIva}
        addColor={addButton(t('addColor'), popups.color.open)}
        addTalla={addButton(t('talla.add'), popups.talla.open)}
      />
      <StockRows bodegas={options.bodegas} />
      <GallerySection onUpload={popups.library.open} />
    </>
  );
}
