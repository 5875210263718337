import { useStaffText } from '#i18n/useStaffText.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { useFailureReason } from './useFailureNotice.ts';
import type { Elements } from '#shared/ui/Elements.ts';

/** Shown instead of a list that could not be read: why, and a button that reads it again. */
export function ReadFailed({
  title,
  error,
  onRetry,
  actions,
}: {
  title: string;
  error: Error;
  onRetry: () => void;
  /** Beside the retry button. */
  actions?: Elements;
}) {
  const t = useStaffText('backOffice');
  const reasonOf = useFailureReason();
  return (
    <ErrorState
      title={title}
      detail={reasonOf(error)}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      actions={actions}
    />
  );
}
