import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import type { Familia, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';

type Props = {
  /** `null` while they load or after a failure. */
  readonly subfamilias: readonly SubfamiliaSummary[] | null;
  /** `null` while they load; the cards are then shown without them. */
  readonly familias: readonly Familia[] | null;
  /** The address has a filter. */
  readonly isFiltered: boolean;
  /** The visitor came by Back or Forward. */
  readonly isReturn: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
};

export function CatalogueResults({
  subfamilias,
  familias,
  isFiltered,
  isReturn,
  failed,
  onRetry,
}: Props) {
  const { t } = useTranslation('catalogue');
  const familiaNames = useMemo(
    () => new Map((familias ?? []).map(({ id, name }) => [id, name])),
    [familias],
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
  if (subfamilias.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('empty')}
        actions={
          isFiltered && (
            <ButtonLink to={paths.catalogue()} replace variant="secondary">
              {t('showAll')}
            </ButtonLink>
          )
        }
      />
    );
  }
  return <CardGrid subfamilias={subfamilias} familiaNames={familiaNames} isReturn={isReturn} />;
}
