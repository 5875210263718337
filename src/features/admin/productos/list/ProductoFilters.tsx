import { useStaffText } from '#i18n/useStaffText.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { SearchField } from '../../shared/SearchField.tsx';
import { useSearchText } from '../../shared/useSearchText.ts';
import styles from './ProductoFilters.module.css';
import type { ProductoListParams } from './useProductoListParams.ts';

/** Search and filter of the list. Typing renders only the search field until it pauses. */
export function ProductoFilters({ params }: { params: ProductoListParams }) {
  const t = useStaffText('productos');
  const { listing, search, filter } = params;
  const { text, setText } = useSearchText(listing.search, search);
  return (
    <div className={styles.filters}>
      <SearchField label={t('list.search')} value={text} onChange={setText} />
      <CheckboxField
        label={t('list.withoutImages')}
        checked={listing.isWithoutImages}
        onChange={(event) => filter(event.target.checked)}
      />
    </div>
  );
}
