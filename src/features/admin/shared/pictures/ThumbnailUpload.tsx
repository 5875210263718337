import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { pictures } from '#i18n/es/staff/pictures.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileButton } from '#shared/ui/FileButton.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { FileDrop } from '../upload/FileDrop.tsx';
import { UploadBar } from '../upload/UploadBar.tsx';
import { FormMessage, type FormNotice } from '../FormMessage.tsx';
import { weight } from '../weight.ts';
import { useUploadFailure } from '../upload/useUploadFailure.ts';
import { useObjectUrl } from '../upload/useObjectUrl.ts';
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
  const { isBusy, last, upload, cancel, retry } = useThumbnailUpload(onUploaded);
  const [ignored, setIgnored] = useState(0);
  const id = useId();
  const notifyBusy = useEffectEvent((busy: boolean) => onBusyChange?.(busy));
  useEffect(() => notifyBusy(isBusy), [isBusy]);
  useLeaveGuard(isBusy, undefined, true);

  function take([file, ...others]: readonly File[]) {
    setIgnored(others.length);
    if (file !== undefined) upload(file);
  }

  const name = last?.item.file.name ?? '';
  function notice(): FormNotice | null {
    if (last?.step.name === 'failed') return failureOf(last.step.error, name);
    if (last?.step.name === 'cancelled') {
      return { tone: 'warning', text: t('upload.cancelled', { name }) };
    }
    return last?.step.name === 'done'
      ? { tone: 'success', text: t('upload.done', { name }) }
      : null;
  }

  return (
    <FileDrop isBusy={isBusy} onFiles={take}>
      <div className={styles.control}>
        <FileButton
          label={t('upload.label')}
          icon={<ImageUp aria-hidden="true" />}
          accept="image/*"
          isBusy={isBusy}
          describedBy={`${id}-hint`}
          onFiles={take}
        />
        <p className={styles.hint} id={`${id}-hint`}>
          {t('upload.hint')}
        </p>
      </div>
      {isBusy && last && <Progress file={last.item.file} step={last.step} onCancel={cancel} />}
      {ignored > 0 && <p>{t('upload.onlyOne', { name })}</p>}
      <FormMessage message={notice()} />
      {retry !== null && (
        <Button variant="secondary" className={styles.start} onClick={retry}>
          {office('actions.retry')}
        </Button>
      )}
    </FileDrop>
  );
}

type ProgressProps = { file: File; step: UploadStep<string>; onCancel: () => void };

function Progress({ file, step, onCancel }: ProgressProps) {
  const t = useStaffText('pictures');
  const url = useObjectUrl(file);
  const { name } = file;
  const text = t(step.name === 'sending' ? 'upload.uploading' : 'upload.compressing', { name });
  return (
    <div className={styles.progress}>
      <Picture className={styles.preview} src={url} alt="" width={72} height={72} />
      <output>{text}</output>
      <span>{weight(file.size)}</span>
      <UploadBar label={text} step={step} />
      <Button variant="secondary" className={styles.start} onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  );
}
