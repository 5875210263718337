import { useQueryClient } from '@tanstack/react-query';
import { useStaffText } from '#i18n/useStaffText.ts';
import { showToast } from '#shared/ui/toast.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureReason } from '../../shared/useFailureNotice.ts';
import { useSingleMutation } from '../../shared/useSingleMutation.ts';

/** Refetches the list and everything that the forms choose from. */
export function useRefresh() {
  const t = useStaffText('productos');
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const { mutate, error, isPending } = useSingleMutation({
    mutationKey: ['staff', 'refresh'],
    mutationFn: () => client.invalidateQueries({}, { throwOnError: true }),
    onSuccess: () => showToast(t('list.refreshed')),
  });
  const notice: FormNotice | null = error && {
    tone: 'error',
    text: t('list.refreshFailed'),
    reason: reasonOf(error),
  };
  return { refresh: () => mutate(), isRefreshing: isPending, notice };
}
