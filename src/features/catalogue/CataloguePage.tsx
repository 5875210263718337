import { useRef } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { catalogue } from '#i18n/es/catalogue.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useFormatDay } from '#i18n/useFormatDay.ts';
import { filterCount } from '#domain/catalogue/variantFilters.ts';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { StaleNotice } from '#shared/ui/StaleNotice.tsx';
import { CatalogueMeta } from './CatalogueMeta.tsx';
import { CatalogueResults } from './CatalogueResults.tsx';
import { FamiliaFilter } from './FamiliaFilter.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useCatalogue } from './useCatalogue.ts';
import { useCatalogueParams } from './useCatalogueParams.ts';
import { useIsReturn } from './useIsReturn.ts';
import { FilterButton, FilterColumn } from './VariantFilters.tsx';
import styles from './CataloguePage.module.css';

registerTexts('catalogue', catalogue);

const activeFilters = lazyCode(
  async () => (await import('./refine/ActiveFilters.tsx')).ActiveFilters,
);

/** @see docs/rules.md#catalogue-page */
export function CataloguePage() {
  const { t } = useTranslation(['catalogue', 'common']);
  const formatDay = useFormatDay();
  const params = useCatalogueParams();
  const catalogue = useCatalogue(params);
  const isReturn = useIsReturn(catalogue.subfamilias !== null);
  const isRefined = params.search.trim() !== '' || filterCount(params.variantFilters) > 0;
  const { part: Active } = useLazyPart(activeFilters, isRefined, 'catalogue: load active filters');
  const summaryRef = useRef<HTMLOutputElement>(null);

  /** The pressed button disappears, so the focus moves to the count. */
  function thenFocusSummary(act: () => void) {
    act();
    summaryRef.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.page}>
      <CatalogueMeta filter={params.filter} familias={catalogue.choices.familias} />
      <header className={styles.heading}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      {!catalogue.failed && (
        <>
          <div className={styles.filter}>
            <FamiliaFilter
              choices={catalogue.choices}
              filter={params.filter}
              onChoose={params.chooseFamilia}
              onClear={() => thenFocusSummary(params.clear)}
            />
            <FilterColumn catalogue={catalogue} params={params} />
          </div>
          <div className={styles.more}>
            <FilterButton catalogue={catalogue} params={params} />
          </div>
          <SortSelect className={styles.sort} value={params.sort} onChange={params.chooseSort} />
        </>
      )}
      <output ref={summaryRef} className={styles.summary} tabIndex={-1}>
        {catalogue.subfamilias !== null
          ? t('results', { count: catalogue.count })
          : !catalogue.failed && t('loading')}
      </output>
      <section className={styles.results} aria-label={t('resultsLabel')}>
        {catalogue.staleSince !== null && (
          <StaleNotice retryLabel={t('retry')} onRetry={() => thenFocusSummary(catalogue.retry)}>
            {t('common:pricesOf', { date: formatDay(catalogue.staleSince) })}
          </StaleNotice>
        )}
        {catalogue.isIncomplete && (
          <StaleNotice retryLabel={t('retry')} onRetry={() => thenFocusSummary(catalogue.retry)}>
            {t('incomplete')}
          </StaleNotice>
        )}
        {Active && <Active params={params} onRemove={thenFocusSummary} />}
        <CatalogueResults
          catalogue={catalogue}
          params={params}
          isReturn={isReturn}
          onRetry={() => thenFocusSummary(catalogue.retry)}
        />
      </section>
    </div>
  );
}
