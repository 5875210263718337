import { useStaffText } from '#i18n/useStaffText.ts';
import { Message } from '#shared/ui/Message.tsx';
import { useUploadFailure } from '../shared/upload/useUploadFailure.ts';
import type { UploadResult } from '../shared/upload/useUploadQueue.ts';
import styles from './BannerUpload.module.css';
import type { ChosenFile } from './chosenFile.ts';

/** The failed files of a batch; the toast is too short to list them. */
export function UploadOutcome({ result }: { result: UploadResult<ChosenFile> | null }) {
  const t = useStaffText('banners');
  const failureOf = useUploadFailure('banner');
  if (result === null) return null;
  const { tone, text, failed } = result;
  return (
    <Message tone={tone} title={text}>
      <ul className={styles.reasons}>
        {failed.map(({ item: { id, file }, error }) => (
          <li key={id}>
            {t('failed.one', { name: file.name, reason: failureOf(error, file.name).text })}
          </li>
        ))}
      </ul>
      {failed.length > 0 && <p>{t('result.retry')}</p>}
    </Message>
  );
}
