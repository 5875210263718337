import { useQuery, useQueryClient } from '@tanstack/react-query';
import { afterSubfamiliaWrite, staffQueries } from '#data/staffQueries.ts';
import { type StaffSubfamilia, deleteSubfamilia } from '#data/subfamilias/write.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { useFailureNotice } from '../shared/useFailureNotice.ts';
import { useSingleMutation } from '../shared/useSingleMutation.ts';

type DeleteSubfamilia = {
  /** How many productos prevent the deletion; `undefined` until it is known. */
  readonly productoCount: number | undefined;
  /** The productos are being counted. */
  readonly isChecking: boolean;
  readonly isBusy: boolean;
  readonly remove: () => void;
  readonly notice: FormNotice | null;
};

/** The deletion of a subfamilia, one request at a time. */
export function useDeleteSubfamilia(
  subfamilia: StaffSubfamilia,
  onDeleted: () => void,
): DeleteSubfamilia {
  const t = useStaffText('subfamilias');
  const tBackOffice = useStaffText('backOffice');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const count = useQuery(staffQueries.productoCountOf(subfamilia.id));
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationKey: ['staff', 'subfamilias', 'delete'],
    mutationFn: () => deleteSubfamilia(subfamilia),
    // After a failure as well: only the response may be lost.
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
    return toNotice(error, { text, signIn: tBackOffice('signIn.deleteSubfamilias') });
  }

  return {
    productoCount: count.isFetching ? undefined : count.data,
    isChecking: count.isFetching,
    isBusy: isPending,
    remove: () => {
      // Not an option of useMutation: this one is not called once the popup has unmounted.
      mutate(undefined, {
        onSuccess: ({ outcome }) => {
          if (outcome === 'deleted') onDeleted();
        },
      });
    },
    notice: notice(),
  };
}
