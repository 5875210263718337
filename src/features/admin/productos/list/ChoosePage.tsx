import type { ProductoPage } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { Selection } from '../bulk/useSelection.ts';
import { ChooseBox } from './ChooseBox.tsx';

/** Chooses the products of the page that is shown. */
export function ChoosePage({
  page,
  isBusy,
  selection,
  isNamed = false,
}: {
  page: ProductoPage | undefined;
  isBusy: boolean;
  selection: Selection;
  /** Its label stands beside it. */
  isNamed?: boolean;
}) {
  const t = useStaffText('bulkEdit');
  const ids = page?.rows.map(({ id }) => id) ?? [];
  const chosen = ids.filter(selection.has).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  return (
    <ChooseBox
      label={t('select.page')}
      checked={isAll}
      isDisabled={isBusy || ids.length === 0}
      isNamed={isNamed}
      isPart={chosen > 0 && !isAll}
      onChange={(isChosen) => selection.choose(ids, isChosen)}
    />
  );
}
