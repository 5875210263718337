import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { pictures } from '#i18n/es/staff/pictures.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileButton } from '#shared/ui/FileButton.tsx';
import { FormMessage } from '../FormMessage.tsx';
import styles from './ThumbnailUpload.module.css';
import { useThumbnailUpload } from './useThumbnailUpload.ts';

registerTexts('pictures', pictures);

/**
 * A button that stores an image file as a thumbnail; a failed upload can be retried. Leaving the
 * screen asks first, and aborts the upload.
 *
 * @param onUploaded called with the address of the stored thumbnail
 * @param onBusyChange called when an upload begins and ends, so that the form waits with saving
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
  const { state, upload, retry } = useThumbnailUpload(onUploaded);
  const id = useId();
  const tellBusy = useEffectEvent((isBusy: boolean) => onBusyChange?.(isBusy));
  useEffect(() => tellBusy(state.isBusy), [state.isBusy]);
  useLeaveGuard(state.isBusy);

  return (
    <div className={styles.upload}>
      <div className={styles.control}>
        <FileButton
          label={t('upload.label')}
          icon={<ImageUp aria-hidden="true" />}
          accept="image/*"
          isBusy={state.isBusy}
          describedBy={`${id}-hint`}
          onFiles={([file]) => {
            if (file !== undefined) upload(file);
          }}
        />
        <p className={styles.hint} id={`${id}-hint`}>
          {t('upload.hint')}
        </p>
      </div>
      {state.isBusy && (
        <div className={styles.progress}>
          <output>{state.text}</output>
          <progress aria-label={state.text} max={100} value={state.percent} />
        </div>
      )}
      <FormMessage message={state.notice} />
      {retry !== null && (
        <Button variant="secondary" className={styles.retry} onClick={retry}>
          {office('actions.retry')}
        </Button>
      )}
    </div>
  );
}
