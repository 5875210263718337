import type { QueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Activity } from 'react';
import { ADD_HASH, COLORS_HASH, EDIT_HASH, libraryHash } from '#config/staffHashes.ts';
import { readAhead } from '#data/readAhead.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { productos } from '#i18n/es/staff/productos.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { FormMessage } from '../shared/FormMessage.tsx';
import { useRowPopup } from '../shared/useRowPopup.ts';
import { LazyPopup } from './LazyPopup.tsx';
import { ListActions } from './list/ListActions.tsx';
import { ProductoList } from './list/ProductoList.tsx';
import { readListing } from './listingUrl.ts';
import { useProductoListParams } from './list/useProductoListParams.ts';
import { useRefresh } from './list/useRefresh.ts';
import { addCode, colorsCode, editCode, libraryCode, prefetchPopups } from './popups.ts';
import { usePreparedEdit } from './usePreparedEdit.ts';

registerTexts('productos', productos);

/** Reads the list for somebody who points at a link to it; returns as `readAhead`. */
export function prefetchProductos(client: QueryClient, search: string): Promise<number> {
  return readAhead(client, staffQueries.productos(readListing(search)));
}

/** Staff find, add, edit and delete the products. @see docs/rules.md#product-list */
export function ProductosPage() {
  const t = useStaffText('productos');
  const params = useProductoListParams();
  const { refresh, isRefreshing, notice } = useRefresh();
  const adding = useHashPopup(ADD_HASH);
  const editing = useRowPopup(EDIT_HASH);
  const preparing = usePreparedEdit(editing.given);
  const edited = editing.given ?? preparing.prepared;
  const colors = useHashPopup(COLORS_HASH);
  const library = useHashPopup(libraryHash());
  return (
    <AdminScreen
      title={t('list.title')}
      action={
        <Button
          icon={<Plus aria-hidden="true" />}
          onPointerEnter={prefetchPopups}
          onFocus={prefetchPopups}
          onClick={adding.open}
        >
          {t('list.add')}
        </Button>
      }
      hasManyActions
      moreActions={
        <ListActions
          isRefreshing={isRefreshing}
          onRefresh={refresh}
          onColors={colors.open}
          onLibrary={library.open}
        />
      }
    >
      <FormMessage message={notice} />
      <ProductoList
        params={params}
        onAdd={adding.open}
        onEdit={editing.open}
        preparing={preparing}
      />
      {adding.isOpen && (
        <LazyPopup
          code={addCode}
          title={t('list.add')}
          onClose={adding.close}
          popupProps={{ onClose: adding.close }}
        />
      )}
      {edited !== null && (
        <Activity mode={editing.given === null ? 'hidden' : 'visible'}>
          <LazyPopup
            code={editCode}
            title={t('list.edit')}
            onClose={editing.close}
            popupProps={{ productoId: edited, hash: EDIT_HASH + edited, onClose: editing.close }}
          />
        </Activity>
      )}
      {library.isOpen && (
        <LazyPopup
          code={libraryCode}
          title={t('list.library')}
          onClose={library.close}
          popupProps={{ hash: libraryHash(), onClose: library.close }}
        />
      )}
      {colors.isOpen && (
        <LazyPopup
          code={colorsCode}
          title={t('colors.title')}
          onClose={colors.close}
          popupProps={{ onClose: colors.close }}
        />
      )}
    </AdminScreen>
  );
}
