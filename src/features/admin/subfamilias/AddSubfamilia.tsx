import { useStaffText } from '#i18n/useStaffText.ts';
import { EntityDialog } from '../shared/form/EntityDialog.tsx';
import { SubfamiliaFields } from './SubfamiliaFields.tsx';
import { useAddSubfamilia } from './useAddSubfamilia.ts';

/** The popup that adds a subfamilia. @see docs/rules.md#subfamilias */
export function AddSubfamilia({ onClose }: { onClose: () => void }) {
  const t = useStaffText('subfamilias');
  const { onUploading, ...api } = useAddSubfamilia(onClose);
  return (
    <EntityDialog title={t('add')} size="xl" api={api} onClose={onClose}>
      <SubfamiliaFields onUploading={onUploading} />
    </EntityDialog>
  );
}
