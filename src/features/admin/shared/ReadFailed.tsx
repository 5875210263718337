import { getFixedT } from 'i18next';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { readFailureReason } from './failureNotice.ts';
import type { Elements } from '#shared/ui/Elements.ts';

const t = getFixedT('es', 'backOffice');

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
  return (
    <ErrorState
      title={title}
      detail={readFailureReason(error)}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      actions={actions}
    />
  );
}
