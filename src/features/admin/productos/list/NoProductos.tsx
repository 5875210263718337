import { PackageSearch } from 'lucide-react';
import { activeFilters, type ProductoListing } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

type Props = {
  listing: ProductoListing;
  onShowAll: () => void;
  onAdd: () => void;
};

/** Shown instead of an empty table: why it is empty, and what to do next. */
export function NoProductos({ listing, onShowAll, onAdd }: Props) {
  const t = useStaffText('productos');
  const isSearched = listing.search.trim() !== '';
  const filters = activeFilters(listing);
  const isNarrowed = isSearched || filters.length > 0;
  const isOnlyWithoutImages = filters.length === 1 && listing.isWithoutImages;
  const hint = isSearched
    ? t('list.noneFound')
    : isOnlyWithoutImages
      ? t('list.noneWithoutImages')
      : t(isNarrowed ? 'list.noneFiltered' : 'list.noneYet');
  return (
    <EmptyState
      icon={<PackageSearch aria-hidden="true" />}
      title={t('list.none')}
      actions={
        isNarrowed ? (
          <Button onClick={onShowAll}>{t('list.showAll')}</Button>
        ) : (
          <Button onClick={onAdd}>{t('list.add')}</Button>
        )
      }
    >
      <p>{hint}</p>
    </EmptyState>
  );
}
