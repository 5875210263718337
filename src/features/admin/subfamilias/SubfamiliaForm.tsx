import { staffPaths } from '#config/staffPaths.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { EntityPageForm } from '../shared/form/EntityPageForm.tsx';
import { useEditSubfamilia } from './useEditSubfamilia.tsx';

/** The form of a subfamilia on its page; after a save it stays. */
export function SubfamiliaForm({ subfamilia }: { subfamilia: StaffSubfamilia }) {
  const form = useEditSubfamilia(subfamilia, null);
  return <EntityPageForm {...form} listPath={staffPaths.editSubfamilia()} />;
}
