import { useStaffText } from '#i18n/useStaffText.ts';
import { Message } from '#shared/ui/Message.tsx';
import { weight } from '../shared/weight.ts';
import type { RefusedFile } from './chosenFile.ts';
import styles from './BannerUpload.module.css';

/** Why some of the files chosen last cannot become banners. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  const t = useStaffText('banners');
  if (files.length === 0) return null;
  return (
    <Message tone="error">
      <ul className={styles.reasons}>
        {files.map(({ name, bytes, fault }, index) => (
          <li key={index}>
            {fault === 'notImage' && <strong>{t('refused.notImage')}</strong>}{' '}
            <span>
              {fault === 'notImage'
                ? t('refused.notImageReason', { name })
                : t(`refused.${fault}`, { name, size: weight(bytes) })}
            </span>
          </li>
        ))}
      </ul>
    </Message>
  );
}
