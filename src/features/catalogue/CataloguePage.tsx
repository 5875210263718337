import { useState, useMemo } from 'react';
import { useNavigationType } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { parseSort, SORTS } from '#domain/catalogue/cards.ts';
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

type Props = { readonly catalogue: Catalogue; readonly params: CatalogueParams };

/** Writes the meta tags. Title and canonical URL depend on the familia, not on search, order or other filters. */
function CatalogueMeta({ catalogue, params: { filter } }: Props) {
  const t = useCatalogueTexts();
  const chosen = filter.kind === 'familia' ? Number(filter.id) : null;
  const familia = catalogue.familias?.find(({ id }) => id === chosen);
  return (
    <PageMeta
      title={familia?.name ?? t('title')}
      description={familia ? t('familiaDescription', { familia: familia.name }) : t('description')}
      path={paths.catalogue({ familia: familia?.id ?? null })}
    />
  );
}

const nothingFound = lazyCode(async () => (await import('./refine/NothingFound.tsx')).NothingFound);

function CatalogueResults({ catalogue, params }: Props) {
  const t = useCatalogueTexts();
  const navigationType = useNavigationType();
  const { search, cards, familias, failed, isPaused, variants, colors } = catalogue;
  const [wasCached] = useState(cards !== null);
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
        onRetry={catalogue.retry}
      />
    );
  }
  if (cards === null) return <CardGridSkeleton />;
  if (cards.length === 0) return Nothing && <Nothing text={search} isFiltered={isFiltered} />;
  return (
    <CardGrid
      subfamilias={cards}
      familiaNames={familiaNames}
      // After Back or Forward, cached cards are all rendered at once: the page has its old height for the scroll.
      isReturn={wasCached && navigationType === 'POP'}
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
  const isRefined = params.search.trim() !== '' || filterCount(params.variantFilters) > 0;
  const { part: Active } = useLater(activeFilters, isRefined);

  return (
    <div className={styles.page}>
      <CatalogueMeta catalogue={catalogue} params={params} />
      <header className={styles.heading}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      {!catalogue.failed && (
        <>
          <div className={styles.filter}>
            <FamiliaFilter catalogue={catalogue} params={params} />
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
        <CatalogueResults catalogue={catalogue} params={params} />
      </section>
    </div>
  );
}
