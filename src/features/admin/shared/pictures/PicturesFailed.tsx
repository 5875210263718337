import { useStaffText } from '#i18n/useStaffText.ts';
import { RetryMessage } from '../RetryMessage.tsx';
import type { WholeFolder } from '../useWholeFolder.ts';

/** Why a listing of pictures could not be read, and a retry; nothing when it was. */
export function PicturesFailed({ listing: { error, retry } }: { listing: WholeFolder }) {
  const t = useStaffText('pictures');
  return (
    <RetryMessage
      tone="error"
      error={error}
      title={(reason) =>
        t('loadFailed', { reason: error?.kind === 'signedOut' ? t('signInToList') : reason })
      }
      onRetry={retry}
    />
  );
}
