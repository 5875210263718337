import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffPaths } from '#config/staffPaths.ts';
import { deleteFamilia } from '#data/familias/write.ts';
import { afterFamiliaWrite, staffQueries } from '#data/staffQueries.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { InUseDialog } from '../shared/InUseDialog.tsx';
import { useFailureNotice } from '../shared/useFailureNotice.ts';
import { useSingleMutation } from '../shared/useSingleMutation.ts';

type Props = {
  familia: Familia;
  onDeleted: (familia: Familia) => void;
  onClose: () => void;
};

/** The confirmation before a familia is deleted. @see docs/rules.md#familias */
export function DeleteFamilia({ familia, onDeleted, onClose }: Props) {
  const t = useStaffText('familias');
  const tBackOffice = useStaffText('backOffice');
  const client = useQueryClient();
  const failureNotice = useFailureNotice();
  // Someone else may rename it while the question is open.
  const [asked, setAsked] = useState(familia);
  const [notice, setNotice] = useState<FormNotice | null>(null);

  const deletion = useSingleMutation({
    mutationKey: ['staff', 'familias', 'delete'],
    mutationFn: () => deleteFamilia(asked),
    onSuccess: async (result) => {
      await afterFamiliaWrite(client);
      if (result.outcome === 'saved') {
        onDeleted(asked);
        onClose();
      } else if (result.outcome === 'changed') {
        setAsked(result.now);
        const reason = t('delete.renamed', { name: result.now.name });
        setNotice({ tone: 'warning', text: t('delete.failed'), reason });
      } else {
        const reason = t('delete.inUse', { name: asked.name, count: result.subfamiliaCount });
        setNotice({ tone: 'error', text: t('delete.failed'), reason });
      }
    },
    onError: (error) => {
      const texts = { text: t('delete.failed'), signIn: tBackOffice('signIn.deleteFamilias') };
      setNotice(failureNotice(error, texts));
      // The list may still show a familia that someone else deleted.
      void afterFamiliaWrite(client);
    },
  });

  const { data: subfamiliaCount = 0, isFetching } = useQuery(
    staffQueries.subfamiliaCountOf(familia.id),
  );
  if (subfamiliaCount > 0 && !isFetching && deletion.isIdle) {
    const { name } = asked;
    return (
      <InUseDialog
        title={t('delete.inUseTitle', { name })}
        text={t('delete.inUse', { name, count: subfamiliaCount })}
        listPath={staffPaths.editSubfamilia({ buscar: name })}
        listLabel={t('delete.toSubfamilias')}
        onClose={onClose}
      />
    );
  }
  const isChecking = isFetching && deletion.isIdle;
  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.question', { name: asked.name })}
      confirmLabel={isChecking ? t('delete.checking') : undefined}
      isBusy={deletion.isPending || isChecking}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
      message={notice}
    />
  );
}
