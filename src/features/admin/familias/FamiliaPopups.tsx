import type { Familia } from '../../../domain/catalogue.ts';
import { useHashPopup } from '../../../shared/hooks/useHashPopup.ts';
import { AddFamilia } from './AddFamilia.tsx';
import { DeleteFamilia } from './DeleteFamilia.tsx';
import { EditFamilia } from './EditFamilia.tsx';
import { ADD_HASH, useFamiliaPopup } from './useFamiliaPopup.ts';

type Props = {
  familias: readonly Familia[];
  onDeleted: (familia: Familia) => void;
};

/** The popup that the address asks for, if any. */
export function FamiliaPopups({ familias, onDeleted }: Props) {
  const adding = useHashPopup(ADD_HASH);
  const editing = useFamiliaPopup('editar', familias);
  const deleting = useFamiliaPopup('eliminar', familias);
  return (
    <>
      {adding.isOpen && <AddFamilia familias={familias} onClose={adding.close} />}
      {editing.familia && (
        <EditFamilia key={editing.familia.id} familia={editing.familia} onClose={editing.close} />
      )}
      {deleting.familia && (
        <DeleteFamilia
          key={deleting.familia.id}
          familia={deleting.familia}
          onDeleted={onDeleted}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
