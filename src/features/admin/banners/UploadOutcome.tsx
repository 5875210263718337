import { useStaffText } from '#i18n/useStaffText.ts';
import { Message } from '#shared/ui/Message.tsx';
import styles from './BannerUpload.module.css';
import type { UploadResult } from './useBannerUpload.ts';

/** What of a batch failed, file by file; the toast is gone before it is read. */
export function UploadOutcome({ result }: { result: UploadResult | null }) {
  const t = useStaffText('banners');
  if (result === null) return null;
  const { tone, text, failed } = result;
  return (
    <Message tone={tone} title={text}>
      <ul className={styles.reasons}>
        {failed.map((file, index) => (
          <li key={index}>{t('failed.one', file)}</li>
        ))}
      </ul>
      <p>{t('result.retry')}</p>
    </Message>
  );
}
