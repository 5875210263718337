import { useCommonTexts } from '#i18n/es/common.ts';
import { useFiltersTexts } from '#i18n/es/filters.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Spinner } from '#ui/message/Spinner.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

type Props = Omit<FilterPanelProps, 'list' | 'variants' | 'loading'> & {
  /** `null` while they load. */
  readonly list: FilterPanelProps['list'] | null;
  readonly variants: FilterPanelProps['variants'] | null;
  /** Number of subfamilias that the page shows now. */
  readonly count: number;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** `null`: no filter is set. */
  readonly onClear: (() => void) | null;
  readonly onClose: () => void;
};

/** Popup with the filters by colour, size, price and stock, for phones. */
export function FilterSheet(props: Props) {
  const { list, variants, count, failed, onRetry, onClear, onClose, filters, onChange } = props;
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
          {onClear && (
            <Button variant="secondary" onClick={onClear}>
              {t('clear')}
            </Button>
          )}
          <Button onClick={close}>{t('show', { count })}</Button>
        </>
      }
    >
      {list !== null && variants !== null ? (
        <FilterPanel {...{ list, variants, filters, onChange, loading }} />
      ) : failed ? (
        <ErrorState title={t('failed')} detail={t('failedDetail')} onRetry={onRetry} />
      ) : (
        loading
      )}
    </Dialog>
  );
}
