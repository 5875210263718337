import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { filterCount } from '#domain/catalogue/variantFilters.ts';
import { useCatalogueTexts } from '#i18n/es/catalogue.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { Button } from '#ui/action/Button.tsx';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import { useLater } from '#ui/hooks/useLater.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { Later } from '#ui/Later.tsx';
import type { Catalogue } from './useCatalogue.ts';
import type { CatalogueParams } from './useCatalogueParams.ts';
import styles from './FamiliaFilter.module.css';

const filterPanel = lazyCode(async () => (await import('./refine/FilterPanel.tsx')).FilterPanel);
const filterSheet = lazyCode(async () => (await import('./refine/FilterSheet.tsx')).FilterSheet);

type Props = { readonly catalogue: Catalogue; readonly params: CatalogueParams };

/** Shows the filters by colour, size, price and stock beside the list, but only on a wide screen. */
export function FilterColumn({ catalogue, params }: Props) {
  const t = useCatalogueTexts();
  const isWide = useMediaQuery('(min-width: 769px)');
  const { unfiltered: list, variants, variantsFailed, retry } = catalogue;
  const renderFailed = (onRetry: () => void) => (
    <div className={styles.failed}>
      <p role="alert">{t('filter.moreFailed')}</p>
      <RetryButton onClick={onRetry} />
    </div>
  );
  if (isWide !== true) return null;
  if (variantsFailed) return renderFailed(retry);
  if (list === null || variants === null) return null;
  return (
    <Later code={filterPanel} props={{ list, variants, params }} renderFailed={renderFailed} />
  );
}

/** Button for phones that opens these filters in a popup; the style sheet hides it on a wide screen. */
export function FilterButton({ catalogue, params }: Props) {
  const t = useCatalogueTexts();
  const [isOpen, setOpen] = useState(false);
  const { part: Sheet, hasFailed, reload } = useLater(filterSheet, isOpen);
  const count = filterCount(params.variantFilters);

  function open() {
    setOpen(true);
    if (hasFailed) reload();
  }

  return (
    <div className={styles.button}>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        busy={isOpen && Sheet === null && !hasFailed}
        onClick={open}
      >
        {count > 0 ? t('filter.moreCount', { count }) : t('filter.more')}
      </Button>
      {isOpen && hasFailed && (
        <p className={styles.failed} role="alert">
          {t('filter.moreFailed')}
        </p>
      )}
      {Sheet && <Sheet catalogue={catalogue} params={params} onClose={() => setOpen(false)} />}
    </div>
  );
}
