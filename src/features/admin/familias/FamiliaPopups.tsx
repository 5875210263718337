import { ADD_HASH, DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
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
  const editing = useRowPopup(EDIT_HASH, familias);
  const deleting = useRowPopup(DELETE_HASH, familias);
  return (
    <>
      {adding.isOpen && <AddFamilia onClose={adding.close} />}
      {editing.row && (
        <EditFamilia key={editing.row.id} familia={editing.row} onClose={editing.close} />
      )}
      {deleting.row && (
        <DeleteFamilia
          key={deleting.row.id}
          familia={deleting.row}
          onDeleted={onDeleted}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
