import type { DataError } from '#data/http/DataError.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useFailureReason } from '../useFailureNotice.ts';

/** Why the pictures, or the rest of them, failed to load, and a retry. */
export function PicturesFailed({ error, onRetry }: { error: DataError; onRetry: () => void }) {
  const t = useStaffText('pictures');
  const office = useStaffText('backOffice');
  const reasonOf = useFailureReason();
  const reason = error.kind === 'signedOut' ? t('signInToList') : reasonOf(error);
  return (
    <Message
      tone="error"
      title={t('loadFailed', { reason })}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {office('actions.retry')}
        </Button>
      }
    />
  );
}
