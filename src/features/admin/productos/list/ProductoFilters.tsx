import { SlidersHorizontal } from 'lucide-react';
import { FILTERS_HASH } from '#config/staffHashes.ts';
import { activeFilters } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SearchField } from '../../shared/SearchField.tsx';
import { useSearchText } from '../../shared/useSearchText.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { FilterFields } from './FilterFields.tsx';
import styles from './ProductoFilters.module.css';
import type { FilterOptions } from './useFilterOptions.ts';
import type { ProductoListParams } from './useProductoListParams.ts';

type Props = {
  params: ProductoListParams;
  options: FilterOptions;
  /** The pointer or the focus is on the filters: their options are needed soon. */
  onIntent: () => void;
  /** On a phone the filters are behind a button. */
  isPhone: boolean;
  /** Products that are found now; `undefined` while they load. */
  total: number | undefined;
};

/** Search and filters of the list. */
export function ProductoFilters({ params, options, onIntent, isPhone, total }: Props) {
  const { listing, filter } = params;
  return (
    <div className={styles.filters} onPointerEnter={onIntent} onFocus={onIntent}>
      <ListSearch params={params} />
      {isPhone ? (
        <FilterPopup params={params} options={options} total={total} />
      ) : (
        <FilterFields filters={listing} options={options} onChange={filter} />
      )}
    </div>
  );
}

/** Typing renders only the search field until it pauses. */
function ListSearch({ params }: Pick<Props, 'params'>) {
  const t = useStaffText('productos');
  const { text, setText } = useSearchText(params.listing.search, params.search);
  return <SearchField label={t('list.search')} value={text} onChange={setText} />;
}

function FilterPopup({ params, options, total }: Omit<Props, 'isPhone' | 'onIntent'>) {
  const t = useStaffText('productos');
  const popup = useHashPopup(FILTERS_HASH);
  const { listing } = params;
  const count = activeFilters(listing).length;
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={popup.open}
      >
        {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
      </Button>
      {popup.isOpen && (
        <FilterDialog
          filters={listing}
          options={options}
          onChange={params.filter}
          total={total}
          sort={listing.sort}
          isSearched={listing.search.trim() !== ''}
          onSort={params.sort}
          onClear={count > 0 ? params.clearFilters : null}
          onClose={popup.close}
        />
      )}
    </>
  );
}
