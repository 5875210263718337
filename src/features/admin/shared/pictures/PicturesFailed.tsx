import { getFixedT } from 'i18next';
import { RetryMessage } from '../RetryMessage.tsx';
import type { WholeFolder } from '../useWholeFolder.ts';

const t = getFixedT('es', 'pictures');

/** Why a listing of pictures could not be read, and a retry; nothing when it was. */
export function PicturesFailed({ listing: { error, retry } }: { listing: WholeFolder }) {
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
