import { changesOf, type EditSummary } from '#domain/grid/valueEdits.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import { ChangesTable } from '../changes/ChangesTable.tsx';
import { useValueTexts } from './useValueTexts.ts';

type Props = {
  readonly summary: EditSummary;
  /** Name of the subfamilia. */
  readonly name: string;
  readonly onClose: () => void;
};

/** 'Antes → después' of everything that is typed, in all layers, and its saving. */
export function ReviewDialog({ summary, name, onClose }: Props) {
  const t = useStaffText('stock');
  const { productoName } = useValueTexts();
  const changes = changesOf(summary.changed, productoName);
  const left = summary.invalid.length + summary.conflicts.length;
  return (
    <ChangeDialog
      title={t('review.title')}
      plan={changes.length === 0 ? null : { title: t('review.job', { name }), cells: changes }}
      confirmLabel={t('review.confirm', { count: changes.length })}
      onClose={onClose}
    >
      {left > 0 && <p>{t('review.left', { count: left })}</p>}
      <ChangesTable changes={changes} />
    </ChangeDialog>
  );
}
