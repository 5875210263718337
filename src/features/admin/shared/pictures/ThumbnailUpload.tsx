import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { pictures } from '#i18n/es/staff/pictures.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileButton } from '#shared/ui/FileButton.tsx';
import { FormMessage, type FormNotice } from '../FormMessage.tsx';
import { barPercent } from '../upload/barPercent.ts';
import { useUploadFailure } from '../upload/useUploadFailure.ts';
import type { UploadStep } from '../upload/useUploadQueue.ts';
import styles from './ThumbnailUpload.module.css';
import { useThumbnailUpload } from './useThumbnailUpload.ts';

registerTexts('pictures', pictures);

/**
 * Stores an image file as a thumbnail; a failed upload can be retried. Leaving the screen asks
 * first, and aborts the upload.
 *
 * @param onUploaded receives the address of the stored thumbnail
 * @param onBusyChange called when an upload starts and ends, so that the form does not save yet
 * @see docs/rules.md#thumbnail-upload
 */
export function ThumbnailUpload({
  onUploaded,
  onBusyChange,
}: {
  onUploaded: (url: string) => void;
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
}) {
  const t = useStaffText('pictures');
  const office = useStaffText('backOffice');
  const failureOf = useUploadFailure('thumbnail');
  const { isBusy, last, upload, retry } = useThumbnailUpload(onUploaded);
  const id = useId();
  const notifyBusy = useEffectEvent((busy: boolean) => onBusyChange?.(busy));
  useEffect(() => notifyBusy(isBusy), [isBusy]);
  useLeaveGuard(isBusy);

  const name = last?.item.file.name ?? '';
  function notice(): FormNotice | null {
    if (last?.step.name === 'failed') return failureOf(last.step.error, name);
    return last?.step.name === 'done'
      ? { tone: 'success', text: t('upload.done', { name }) }
      : null;
  }

  return (
    <div className={styles.upload}>
      <div className={styles.control}>
        <FileButton
          label={t('upload.label')}
          icon={<ImageUp aria-hidden="true" />}
          accept="image/*"
          isBusy={isBusy}
          describedBy={`${id}-hint`}
          onFiles={([file]) => {
            if (file !== undefined) upload(file);
          }}
        />
        <p className={styles.hint} id={`${id}-hint`}>
          {t('upload.hint')}
        </p>
      </div>
      {isBusy && last && <Progress name={name} step={last.step} />}
      <FormMessage message={notice()} />
      {retry !== null && (
        <Button variant="secondary" className={styles.retry} onClick={retry}>
          {office('actions.retry')}
        </Button>
      )}
    </div>
  );
}

function Progress({ name, step }: { name: string; step: UploadStep<string> }) {
  const t = useStaffText('pictures');
  const text = t(step.name === 'sending' ? 'upload.uploading' : 'upload.compressing', { name });
  return (
    <div className={styles.progress}>
      <output>{text}</output>
      <progress aria-label={text} max={100} value={barPercent(step)} />
    </div>
  );
}
