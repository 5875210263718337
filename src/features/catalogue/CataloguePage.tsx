import { useState, useMemo } from 'react';
import { useNavigationType } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { parseSort, SORTS, type FamiliaParam } from '#domain/catalogue/cards.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { filterCount } from '#domain/catalogue/variantFilters.ts';
import { useCatalogueTexts } from '#i18n/es/catalogue.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useLater } from '#ui/hooks/useLater.ts';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { StaleNotice } from '#ui/message/StaleNotice.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { CardGrid, CardGridSkeleton } from './CardGrid.tsx';
import { FamiliaFilter } from './FamiliaFilter.tsx';
import { type Catalogue, useCatalogue } from './useCatalogue.ts';
import { type CatalogueParams, useCatalogueParams } from './useCatalogueParams.ts';
import { FilterButton, FilterColumn } from './VariantFilters.tsx';
import styles from './CataloguePage.module.css';

/**
 * True if the visitor came by Back or Forward and the data is cached. Then all cards are rendered at once, so that
 * the page has its old height for the scroll position.
 *
 * @param isReady true: the data is cached; only the value of the first render counts
 */
function useIsReturn(isReady: boolean): boolean {
  const navigationType = useNavigationType();
  const [wasReady] = useState(isReady);
  return wasReady && navigationType === 'POP';
}

type MetaProps = {
  readonly filter: FamiliaParam;
  /** `null` while they load. */
  readonly familias: readonly Familia[] | null;
};

/** Writes the meta tags. Title and canonical URL depend on the familia, not on search, order or other filters. */
function CatalogueMeta({ filter, familias }: MetaProps) {
  const t = useCatalogueTexts();
  const chosen = filter.kind === 'familia' ? Number(filter.id) : null;
  const familia = familias?.find(({ id }) => id === chosen);
  return (
    <PageMeta
      title={familia?.name ?? t('title')}
      description={familia ? t('familiaDescription', { familia: familia.name }) : t('description')}
      path={paths.catalogue({ familia: familia?.id ?? null })}
    />
  );
}

const nothingFound = lazyCode(async () => (await import('./refine/NothingFound.tsx')).NothingFound);

type ResultsProps = {
  readonly catalogue: Catalogue;
  readonly params: CatalogueParams;
  /** True: the visitor came by Back or Forward, and the data was cached. */
  readonly isReturn: boolean;
  readonly onRetry: () => void;
};

function CatalogueResults({ catalogue, params, isReturn, onRetry }: ResultsProps) {
  const t = useCatalogueTexts();
  const { search, cards, familias, failed, isPaused, variants, colors } = catalogue;
  const { filter, variantFilters } = params;
  const familiaNames = useMemo(
    () => new Map((familias ?? []).map(({ id, name }) => [id, name])),
    [familias],
  );
  const isFiltered = filter.kind !== 'all' || filterCount(variantFilters) > 0;
  const { part: Nothing } = useLater(nothingFound, cards?.length === 0);
  if (failed) {
    return (
      <ErrorState
        title={t('error.title')}
        detail={t(isPaused ? 'error.paused' : 'error.detail')}
        onRetry={onRetry}
      />
    );
  }
  if (cards === null) return <CardGridSkeleton />;
  if (cards.length === 0) return Nothing && <Nothing text={search} isFiltered={isFiltered} />;
  return (
    <CardGrid
      subfamilias={cards}
      familiaNames={familiaNames}
      isReturn={isReturn}
      variants={variants}
      colors={colors}
    />
  );
}

const activeFilters = lazyCode(
  async () => (await import('./refine/ActiveFilters.tsx')).ActiveFilters,
);

/** @see docs/rules.md#catalogue-page */
export function CataloguePage() {
  const t = useCatalogueTexts();
  const tCommon = useCommonTexts();
  const params = useCatalogueParams();
  const catalogue = useCatalogue(params);
  const isReturn = useIsReturn(catalogue.cards !== null);
  const isRefined = params.search.trim() !== '' || filterCount(params.variantFilters) > 0;
  const { part: Active } = useLater(activeFilters, isRefined);

  return (
    <div className={styles.page}>
      <CatalogueMeta filter={params.filter} familias={catalogue.familias} />
      <header className={styles.heading}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      {!catalogue.failed && (
        <>
          <div className={styles.filter}>
            <FamiliaFilter
              catalogue={catalogue}
              filter={params.filter}
              onChoose={params.chooseFamilia}
              onClear={params.clear}
            />
            <FilterColumn catalogue={catalogue} params={params} />
          </div>
          <div className={styles.more}>
            <FilterButton catalogue={catalogue} params={params} />
          </div>
          <SelectField
            className={styles.sort}
            label={t('sort.label')}
            name="orden"
            value={params.sort}
            onInput={({ currentTarget }) => params.chooseSort(parseSort(currentTarget.value))}
            options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          />
        </>
      )}
      <output className={styles.summary}>
        {catalogue.cards !== null
          ? t('results', { count: catalogue.count })
          : !catalogue.failed && t('loading')}
      </output>
      <section className={styles.results} aria-label={t('resultsLabel')}>
        {catalogue.staleSince !== null && (
          <StaleNotice onRetry={catalogue.retry}>
            {tCommon('pricesOf', { date: new Date(catalogue.staleSince) })}
          </StaleNotice>
        )}
        {catalogue.isIncomplete && (
          <StaleNotice onRetry={catalogue.retry}>{t('incomplete')}</StaleNotice>
        )}
        {Active && <Active params={params} />}
        <CatalogueResults
          catalogue={catalogue}
          params={params}
          isReturn={isReturn}
          onRetry={catalogue.retry}
        />
      </section>
    </div>
  );
}
