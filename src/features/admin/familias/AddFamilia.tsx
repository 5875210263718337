import { useStaffText } from '#i18n/useStaffText.ts';
import { EntityDialog } from '../shared/form/EntityDialog.tsx';
import { AddFamiliaFields } from './AddFamiliaFields.tsx';
import { useAddFamilia } from './useAddFamilia.ts';

/** The popup that adds a familia. @see docs/rules.md#familias */
export function AddFamilia({ onClose }: { onClose: () => void }) {
  const t = useStaffText('familias');
  const api = useAddFamilia(onClose);
  return (
    <EntityDialog title={t('addTitle')} size="md" api={api} onClose={onClose}>
      <AddFamiliaFields {...api} />
    </EntityDialog>
  );
}
