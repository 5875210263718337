import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet, Images, type LucideIcon, Palette, Plus, RefreshCw } from 'lucide-react';
import { ADD_HASH, COLORS_HASH, EDIT_HASH, EXPORT_HASH, libraryHash } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { readAhead } from '#data/staffCache.ts';
import { readListing } from '#domain/staff/productos/listing.ts';
import { t } from '#i18n/es/staff/productos.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { showToast } from '#ui/message/toast.ts';
import { FormMessage } from '../shared/form/FormMessage.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { failureReason } from '../shared/screen/failureNotice.ts';
import { useRowPopup } from '../shared/table/useRowPopup.ts';
import { LazyPopup, libraryCode } from './LazyPopup.tsx';
import { ProductoList } from './list/ProductoList.tsx';
import { addCode, colorsCode, editCode, exportCode, prefetchPopups } from './popups.ts';

export function prefetchProductos(client: QueryClient, search: string): Promise<void> {
  return readAhead(client, staffProductoQueries.page(readListing(search)));
}

const buttonProps = (Icon: LucideIcon) => ({ variant: 'secondary', icon: <Icon /> }) as const;

/** Page on which staff find, add, edit and delete products. @see docs/rules.md#product-list */
export function ProductosPage() {
  const client = useQueryClient();
  const refreshing = useSingleMutation({
    mutationKey: ['staff', 'refresh'],
    mutationFn: () => client.invalidateQueries({}, { throwOnError: true }),
    onSuccess: () => showToast(t('list.refreshed')),
  });
  const addPopup = useHashPopup(ADD_HASH);
  const editPopup = useRowPopup(EDIT_HASH);
  const colorsPopup = useHashPopup(COLORS_HASH);
  const libraryPopup = useHashPopup(libraryHash());
  const exportPopup = useHashPopup(EXPORT_HASH);
  return (
    <AdminScreen
      title={t('list.title')}
      action={
        <Button
          icon={<Plus />}
          onPointerEnter={prefetchPopups}
          onFocus={prefetchPopups}
          onClick={addPopup.open}
        >
          {t('list.add')}
        </Button>
      }
      hasManyActions
      moreActions={
        <>
          <Button
            {...buttonProps(RefreshCw)}
            busy={refreshing.isPending}
            onClick={() => refreshing.mutate()}
          >
            {t('list.refresh')}
          </Button>
          <Button {...buttonProps(Palette)} onClick={colorsPopup.open}>
            {t('colors.open')}
          </Button>
          <Button {...buttonProps(Images)} onClick={libraryPopup.open}>
            {t('list.library')}
          </Button>
          <Button {...buttonProps(FileSpreadsheet)} onClick={exportPopup.open}>
            {t('list.export')}
          </Button>
          <ButtonLink {...buttonProps(FileSpreadsheet)} to={staffPaths.importProductos()}>
            {t('list.import')}
          </ButtonLink>
        </>
      }
    >
      <FormMessage
        message={
          refreshing.error && {
            tone: 'error',
            text: t('list.refreshFailed'),
            reason: failureReason(refreshing.error),
          }
        }
      />
      <ProductoList onAdd={addPopup.open} onEdit={editPopup.open} />
      {addPopup.isOpen && (
        <LazyPopup code={addCode} loadingTitle={t('list.add')} onClose={addPopup.close} />
      )}
      {editPopup.given !== null && (
        <LazyPopup
          code={editCode}
          loadingTitle={t('list.edit')}
          productoId={editPopup.given}
          hash={EDIT_HASH + editPopup.given}
          onClose={editPopup.close}
        />
      )}
      {libraryPopup.isOpen && (
        <LazyPopup
          code={libraryCode}
          loadingTitle={t('list.library')}
          hash={libraryHash()}
          onClose={libraryPopup.close}
        />
      )}
      {exportPopup.isOpen && (
        <LazyPopup code={exportCode} loadingTitle={t('list.export')} onClose={exportPopup.close} />
      )}
      {colorsPopup.isOpen && (
        <LazyPopup code={colorsCode} loadingTitle={t('colors.open')} onClose={colorsPopup.close} />
      )}
    </AdminScreen>
  );
}
