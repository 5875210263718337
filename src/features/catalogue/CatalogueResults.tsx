import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import { filterCount } from '#domain/catalogue/variantFilters.ts';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';
import type { Catalogue } from './useCatalogue.ts';
import type { CatalogueParams } from './useCatalogueParams.ts';

const nothingFound = lazyCode(async () => (await import('./refine/NothingFound.tsx')).NothingFound);

type Props = {
  readonly catalogue: Catalogue;
  readonly params: CatalogueParams;
  /** The visitor came by Back or Forward. */
  readonly isReturn: boolean;
  readonly onRetry: () => void;
};

export function CatalogueResults({ catalogue, params, isReturn, onRetry }: Props) {
  const { t } = useTranslation('catalogue');
  const { search, subfamilias, failed, variants, colors } = catalogue;
  const { familias } = catalogue.choices;
  const { filter, variantFilters } = params;
  const familiaNames = useMemo(
    () => new Map((familias ?? []).map(({ id, name }) => [id, name])),
    [familias],
  );
  const isFiltered = filter.kind !== 'all' || filterCount(variantFilters) > 0;
  const isSearched = search.trim() !== '';
  const { part: Nothing } = useLazyPart(
    nothingFound,
    isSearched && subfamilias?.length === 0,
    'catalogue: load what to try',
  );
  if (failed) {
    return (
      <ErrorState
        title={t('error.title')}
        detail={t('error.detail')}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
    );
  }
  if (subfamilias === null) return <CardGridSkeleton />;
  if (Nothing) return <Nothing text={search} isFiltered={isFiltered} />;
  if (subfamilias.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('empty')}
        actions={
          (isFiltered || isSearched) && (
            <ButtonLink to={paths.catalogue()} replace variant="secondary">
              {t('showAll')}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <CardGrid
      subfamilias={subfamilias}
      familiaNames={familiaNames}
      isReturn={isReturn}
      variants={variants}
      colors={colors}
    />
  );
}
