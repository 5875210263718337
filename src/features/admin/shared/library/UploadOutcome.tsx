import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import styles from './LibraryUpload.module.css';
import type { UploadResult } from './useLibraryUpload.ts';

type Props = {
  result: UploadResult | null;
  /** `null`: none of what failed would go better next time. */
  onRetry: (() => void) | null;
};

/** How a batch ended, and why each failed file failed. @see docs/rules.md#library-upload */
export function UploadOutcome({ result, onRetry }: Props) {
  const t = useStaffText('library');
  if (result === null) return null;
  const { tone, text, failed } = result;
  return (
    <Message
      tone={tone}
      title={text}
      live={tone === 'success' ? 'polite' : 'assertive'}
      actions={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {t('result.retry')}
          </Button>
        )
      }
    >
      {failed.length > 0 && (
        <ul className={styles.failed} aria-label={t('result.failedList')}>
          {failed.map(({ id, name, reason }) => (
            <li key={id}>{t('result.failed', { name, reason })}</li>
          ))}
        </ul>
      )}
    </Message>
  );
}
