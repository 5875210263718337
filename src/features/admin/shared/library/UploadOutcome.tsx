import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import type { UploadResult } from '../upload/useUploadQueue.ts';
import styles from './LibraryUpload.module.css';
import type { LibraryItem } from './libraryItem.ts';
import { useLibraryTexts } from './useLibraryTexts.ts';

type Props = {
  result: UploadResult<LibraryItem> | null;
  /** `null`: no failed file can succeed at a retry. */
  onRetry: (() => void) | null;
};

/** How a batch ended, and why each failed file failed. @see docs/rules.md#library-upload */
export function UploadOutcome({ result, onRetry }: Props) {
  const t = useStaffText('library');
  const texts = useLibraryTexts();
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
          {failed.map((failure) => (
            <li key={failure.item.id}>
              {t('result.failed', { name: failure.item.file.name, reason: texts.failure(failure) })}
            </li>
          ))}
        </ul>
      )}
    </Message>
  );
}
