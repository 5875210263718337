import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffText } from '#i18n/useStaffText.ts';
import { showToast } from '#shared/ui/toast.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureReason } from '../../shared/useFailureNotice.ts';

const MUTATION_KEY = ['staff', 'refresh'];

/** Refetches the list and everything that the forms choose from. */
export function useRefresh() {
  const t = useStaffText('productos');
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const refresh = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: () => client.invalidateQueries({}, { throwOnError: true }),
    onSuccess: () => showToast(t('list.refreshed')),
  });
  const { error } = refresh;
  const notice: FormNotice | null = error && {
    tone: 'error',
    text: t('list.refreshFailed'),
    reason: reasonOf(error),
  };

  function refreshOnce() {
    // The second press of a double click comes before the button renders as busy.
    if (client.isMutating({ mutationKey: MUTATION_KEY }) === 0) refresh.mutate();
  }
  return { refresh: refreshOnce, isRefreshing: refresh.isPending, notice };
}
