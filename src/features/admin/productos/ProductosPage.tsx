import { ADD_HASH, COLORS_HASH, libraryHash } from '#config/staffHashes.ts';
import { productos } from '#i18n/es/staff/productos.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup, usePopupClose } from '#shared/hooks/useHashPopup.ts';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { FormMessage } from '../shared/FormMessage.tsx';
import { ImageLibrary } from '../shared/library/ImageLibrary.tsx';
import { ColorsDialog } from './colors/ColorsDialog.tsx';
import { AddProducto } from './form/AddProducto.tsx';
import { EditProducto } from './form/EditProducto.tsx';
import { ListActions } from './list/ListActions.tsx';
import { ProductoFilters } from './list/ProductoFilters.tsx';
import { ProductoList } from './list/ProductoList.tsx';
import { useProductoListParams } from './list/useProductoListParams.ts';
import { useRefresh } from './list/useRefresh.ts';

registerTexts('productos', productos);

/** Staff find, add, edit and delete the products. @see docs/rules.md#product-list */
export function ProductosPage() {
  const t = useStaffText('productos');
  const params = useProductoListParams();
  const { refresh, isRefreshing, notice } = useRefresh();
  const adding = useHashPopup(ADD_HASH);
  const colors = useHashPopup(COLORS_HASH);
  const library = useHashPopup(libraryHash());
  const { productoId } = params;
  const closeEdited = usePopupClose(productoId !== null, params.pathTo(null));
  return (
    <AdminScreen
      title={t('list.title')}
      actions={
        <ListActions
          isRefreshing={isRefreshing}
          onRefresh={refresh}
          onColors={colors.open}
          onLibrary={library.open}
          onAdd={adding.open}
        />
      }
    >
      <FormMessage message={notice} />
      <ProductoFilters params={params} />
      <ProductoList params={params} onAdd={adding.open} />
      {adding.isOpen && <AddProducto onClose={adding.close} />}
      {productoId !== null && <EditProducto productoId={productoId} onClose={closeEdited} />}
      {library.isOpen && <ImageLibrary hash={libraryHash()} onClose={library.close} />}
      {colors.isOpen && <ColorsDialog onClose={colors.close} />}
    </AdminScreen>
  );
}
