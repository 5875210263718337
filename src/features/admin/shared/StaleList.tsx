import { getFixedT } from 'i18next';
import { StaleNotice } from '#shared/ui/StaleNotice.tsx';
import { readFailureReason } from './failureNotice.ts';

const t = getFixedT('es', 'backOffice');

type Props = {
  /** Why the last read failed; nothing is rendered for `null`. */
  error: Error | null;
  /** It is read again now. */
  isFetching?: boolean;
  refetch: () => unknown;
};

/** Says that a list is shown as it was read before, because the last read failed; with a retry. */
export function StaleList({ error, isFetching = false, refetch }: Props) {
  if (error === null) return null;
  return (
    <StaleNotice retryLabel={t('actions.retry')} busy={isFetching} onRetry={() => void refetch()}>
      {`${t('stale')} ${readFailureReason(error)}`}
    </StaleNotice>
  );
}
