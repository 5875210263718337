import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { EntityDialog } from '../shared/form/EntityDialog.tsx';
import { FamiliaFields } from './FamiliaFields.tsx';
import { useAddFamilia } from './useAddFamilia.ts';

/** The popup that adds a familia. @see docs/rules.md#familias */
export function AddFamilia({
  familias,
  onClose,
}: {
  familias: readonly Familia[];
  onClose: () => void;
}) {
  const t = useStaffText('familias');
  const api = useAddFamilia(familias, onClose);
  return (
    <EntityDialog title={t('addTitle')} size="md" api={api} onClose={onClose}>
      <FamiliaFields positionHint={t('form.addHint')} />
    </EntityDialog>
  );
}
