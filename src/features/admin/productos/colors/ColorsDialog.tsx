import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { COLORS_HASH } from '#config/staffHashes.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useRowPopup } from '../../shared/useRowPopup.ts';
import { AddColorDialog } from '../../shared/options/AddColorDialog.tsx';
import { ColorList } from './ColorList.tsx';
import { EditColorDialog } from './EditColorDialog.tsx';

/** The popup with all colours, over which a new one is added or one of them edited. */
export function ColorsDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffText('productos');
  const tBackOffice = useStaffText('backOffice');
  const query = useQuery(staffQueries.colors());
  const adding = useHashPopup(`${COLORS_HASH}/agregar`);
  const editing = useRowPopup(`${COLORS_HASH}/`, query.data);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('colors.title')}
        closeLabel={tBackOffice('actions.close')}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {tBackOffice('actions.close')}
            </Button>
            <Button icon={<Plus aria-hidden="true" />} onClick={adding.open}>
              {t('colors.add')}
            </Button>
          </>
        }
      >
        <ColorList query={query} onEdit={editing.open} />
      </Dialog>
      {adding.isOpen && <AddColorDialog onClose={adding.close} />}
      {editing.row && (
        <EditColorDialog key={editing.row.id} color={editing.row} onClose={editing.close} />
      )}
    </>
  );
}
