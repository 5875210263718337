import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { GallerySection } from './GallerySection.tsx';
import { ProductoFields } from './ProductoFields.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { StockRows } from './StockRows.tsx';
import type { AddProducto } from './useAddProducto.ts';
import type { OptionPopups } from './useOptionPopups.ts';

type Props = {
  api: AddProducto;
  popups: OptionPopups;
};

/** The form of a new product, the same in its popup and on the page of its own. */
export function AddProductoFields({ api, popups }: Props) {
  const t = useStaffText('productoForm');
  const { form, options, isBusy, isDone } = api;
  const readOnly = isBusy || isDone;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const addButton = (label: string, open: () => void) => (
    <IconButton
      label={label}
      icon={<Plus aria-hidden="true" />}
      onClick={() => {
        if (!readOnly) open();
      }}
    />
  );
  return (
    <>
      <RefreshButton options={options} tell={api.tell} />
      <ProductoFields
        form={form}
        options={options}
        own={popups.own}
        isNew
        readOnly={readOnly}
        addColor={addButton(t('addColor'), popups.color.open)}
        addTalla={addButton(t('talla.add'), popups.talla.open)}
      />
      <StockRows form={form} bodegas={options.bodegas} readOnly={readOnly} />
      <GallerySection form={form} readOnly={readOnly} onUpload={popups.library.open} />
    </>
  );
}
