import { ADD_HASH, DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { useKeptRow } from '../shared/useKeptRow.ts';
import { useRowPopup } from '../shared/useRowPopup.ts';
import { AddFamilia } from './AddFamilia.tsx';
import { DeleteFamilia } from './DeleteFamilia.tsx';
import { EditFamilia } from './EditFamilia.tsx';

type Props = {
  familias: readonly Familia[];
  onDeleted: (familia: Familia) => void;
};

/** The popup that the hash of the address opens, if any. */
export function FamiliaPopups({ familias, onDeleted }: Props) {
  const adding = useHashPopup(ADD_HASH);
  const editing = useRowPopup(EDIT_HASH);
  const deleting = useRowPopup(DELETE_HASH);
  const edited = useKeptRow(editing.id, familias);
  const deleted = useKeptRow(deleting.id, familias);
  return (
    <>
      {adding.isOpen && <AddFamilia familias={familias} onClose={adding.close} />}
      {edited && <EditFamilia key={edited.id} familia={edited} onClose={editing.close} />}
      {deleted && (
        <DeleteFamilia
          key={deleted.id}
          familia={deleted}
          onDeleted={onDeleted}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
