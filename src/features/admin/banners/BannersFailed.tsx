import type { DataError } from '#data/http/DataError.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useFailureReason } from '../shared/useFailureNotice.ts';

type Props = {
  error: DataError;
  /** Stale or incomplete banners are shown below. */
  isStale: boolean;
  onRetry: () => void;
};

/** Why banners failed to load, and a retry. */
export function BannersFailed({ error, isStale, onRetry }: Props) {
  const t = useStaffText('banners');
  const office = useStaffText('backOffice');
  const reasonOf = useFailureReason();
  return (
    <Message
      tone={isStale ? 'warning' : 'error'}
      title={t(isStale ? 'stale' : 'loadFailed')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {office('actions.retry')}
        </Button>
      }
    >
      <p>{reasonOf(error)}</p>
    </Message>
  );
}
