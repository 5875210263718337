import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffPaths } from '#config/staffPaths.ts';
import { afterSubfamiliaWrite } from '#data/staffCache.ts';
import {
  type StaffSubfamilia,
  deleteSubfamilia,
  staffSubfamiliaQueries,
} from '#data/subfamilias/staff.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/subfamilias.ts';
import { DeleteQuestion } from '../shared/form/DeleteQuestion.tsx';
import type { FormNotice } from '../shared/form/FormMessage.tsx';

type Props = {
  subfamilia: StaffSubfamilia;
  onClose: () => void;
  /** Gets the notice that the subfamilia was deleted, or that a wrong name was typed. The popup has closed. */
  onEnded: (notice: FormNotice) => void;
};

/** Asks twice before a subfamilia is deleted. @see docs/rules.md#subfamilias */
export function DeleteSubfamilia({ subfamilia, onClose, onEnded }: Props) {
  const client = useQueryClient();
  const { id, name } = subfamilia;
  const count = useQuery(staffSubfamiliaQueries.productoCount(id));
  const text = t('deleting.failed');
  const inUse = (productos: number) => t('deleting.inUse', { name, count: productos });
  const readAgain = () => void afterSubfamiliaWrite(client);
  return (
    <DeleteQuestion
      title={t('deleting.title', { name })}
      text={t('deleting.text')}
      confirmLabel={t('deleting.continue')}
      uses={{
        count,
        countingLabel: t('deleting.checking'),
        texts: (used) => ({ title: t('deleting.inUseTitle', { name }), text: inUse(used) }),
        listPath: staffPaths.editProducto({ subfamilia: id }),
        listLabel: t('deleting.toProductos'),
      }}
      typed={{
        title: t('deleting.typeTitle'),
        text: t('deleting.typeText', { name }),
        label: t('deleting.typeLabel'),
        name,
        onMismatch() {
          onClose();
          onEnded({ tone: 'error', text: t('deleting.mismatch') });
        },
      }}
      failure={{ text, signIn: tBackOffice('signIn.deleteSubfamilias') }}
      run={async () => {
        const result = await deleteSubfamilia(subfamilia);
        readAgain();
        if (result.outcome === 'saved') return null;
        const reason =
          result.outcome === 'inUse'
            ? inUse(result.count)
            : t('deleting.renamed', { name: result.now.name });
        return { tone: 'error', text, reason };
      }}
      // The subfamilia may be deleted even if the response is lost.
      onFailure={readAgain}
      onDone={() => onEnded({ tone: 'success', text: t('deleting.done') })}
      onClose={onClose}
    />
  );
}
