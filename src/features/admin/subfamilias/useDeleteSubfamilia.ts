import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { afterSubfamiliaWrite, staffQueries } from '#data/staffQueries.ts';
import { type StaffSubfamilia, deleteSubfamilia } from '#data/subfamilias/write.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { useFailureNotice } from '../shared/useFailureNotice.ts';

/** The deletion of a subfamilia. */
export type DeleteSubfamilia = {
  /** How many productos keep it from being deleted; `undefined`: that is not known. */
  readonly productoCount: number | undefined;
  /** It is being looked at whether productos belong to it. */
  readonly isChecking: boolean;
  readonly isBusy: boolean;
  readonly remove: () => void;
  /** Why it failed. */
  readonly notice: FormNotice | null;
};

/** @param onDeleted what is done once it is gone */
export function useDeleteSubfamilia(
  subfamilia: StaffSubfamilia,
  onDeleted: () => void,
): DeleteSubfamilia {
  const t = useStaffText('subfamilias');
  const tStaff = useStaffText('backOffice');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const count = useQuery(staffQueries.productoCountOf(subfamilia.id));
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => deleteSubfamilia(subfamilia),
    // After a failure as well: what never answered may have been done.
    onSettled: () => void afterSubfamiliaWrite(client),
  });

  function notice(): FormNotice | null {
    const text = t('deleting.failed');
    if (data?.outcome === 'inUse') {
      const { name } = subfamilia;
      const reason = t('deleting.inUse', { name, count: data.productoCount });
      return { tone: 'error', text, reason };
    }
    if (data?.outcome === 'changed') {
      return { tone: 'error', text, reason: t('deleting.renamed', { name: data.now.name }) };
    }
    if (error === null) return null;
    return toNotice(error, { text, signIn: tStaff('signIn.deleteSubfamilias') });
  }

  return {
    productoCount: count.isFetching ? undefined : count.data,
    isChecking: count.isFetching,
    isBusy: isPending,
    remove: () => {
      if (isPending) return;
      // Not told once the popup has gone: there is nothing left to close.
      mutate(undefined, {
        onSuccess: ({ outcome }) => {
          if (outcome === 'deleted') onDeleted();
        },
      });
    },
    notice: notice(),
  };
}
