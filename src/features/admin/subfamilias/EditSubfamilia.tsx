import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { EntityDialog } from '../shared/form/EntityDialog.tsx';
import { useEditSubfamilia } from './useEditSubfamilia.tsx';

type Props = {
  subfamilia: StaffSubfamilia;
  onClose: () => void;
};

/** The popup that edits a subfamilia. @see docs/rules.md#subfamilias */
export function EditSubfamilia({ subfamilia, onClose }: Props) {
  const t = useStaffText('subfamilias');
  const form = useEditSubfamilia(subfamilia, onClose);
  return <EntityDialog title={t('editing.title')} size="xl" {...form} onClose={onClose} />;
}
