import { filterCount, NO_FILTERS } from '#domain/catalogue/variantFilters.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useFiltersTexts } from '#i18n/es/filters.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Spinner } from '#ui/message/Spinner.tsx';
import type { Catalogue } from '../useCatalogue.ts';
import type { CatalogueParams } from '../useCatalogueParams.ts';
import { FilterPanel } from './FilterPanel.tsx';

type Props = {
  readonly catalogue: Catalogue;
  readonly params: CatalogueParams;
  readonly onClose: () => void;
};

/** Popup with the filters by colour, size, price and stock, for phones. */
export function FilterSheet({ catalogue, params, onClose }: Props) {
  const { unfiltered: list, variants, count } = catalogue;
  const t = useFiltersTexts();
  const tCommon = useCommonTexts();
  const loading = <Spinner label={tCommon('loading')} />;

  function close() {
    // A typed price filters on blur, an event that React does not fire for an unmounted field
    // (https://github.com/facebook/react/issues/12363).
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  }

  return (
    <Dialog
      onClose={close}
      title={t('title')}
      footer={
        <>
          {filterCount(params.variantFilters) > 0 && (
            <Button variant="secondary" onClick={() => params.chooseVariants(NO_FILTERS)}>
              {t('clear')}
            </Button>
          )}
          <Button onClick={close}>{t('show', { count })}</Button>
        </>
      }
    >
      {list !== null && variants !== null ? (
        <FilterPanel {...{ list, variants, params, loading }} />
      ) : catalogue.failed || catalogue.variantsFailed ? (
        <ErrorState title={t('failed')} detail={t('failedDetail')} onRetry={catalogue.retry} />
      ) : (
        loading
      )}
    </Dialog>
  );
}
