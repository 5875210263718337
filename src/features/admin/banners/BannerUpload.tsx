import { ImagePlus, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileButton } from '#shared/ui/FileButton.tsx';
import { FileDrop } from '../shared/upload/FileDrop.tsx';
import { FormMessage, type FormNotice } from '../shared/FormMessage.tsx';
import sectionStyles from './BannersContent.module.css';
import styles from './BannerUpload.module.css';
import { ChosenFileCard } from './ChosenFileCard.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { UploadOutcome } from './UploadOutcome.tsx';
import type { BannerUploading } from './useBannerUpload.ts';
import type { ChosenFiles } from './useChosenFiles.ts';

type Props = {
  layout: BannerLayout;
  chosen: ChosenFiles;
  upload: BannerUploading;
};

/** Chooses image files, previews them, and uploads them as banners of a layout. */
export function BannerUpload({ layout, chosen, upload }: Props) {
  const t = useStaffText('banners');
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { files, refused, isChecking } = chosen;
  useLeaveGuard(upload.isBusy, '', true);
  useLeaveGuard(files.length > 0 && !upload.isBusy, '');

  function choose(given: readonly File[]) {
    setNotice(null);
    upload.forgetResult();
    chosen.add(given);
  }

  function start() {
    if (isChecking) return;
    if (files.length > 0) {
      upload.start(layout);
      return;
    }
    setNotice({ tone: 'warning', text: t('upload.none') });
    input.current?.focus();
  }

  /** The pressed button is gone with its file, so the focus moves to the input. */
  function takeOut(ids: readonly number[]) {
    chosen.takeOut(ids);
    input.current?.focus();
  }

  return (
    <section className={styles.upload} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={sectionStyles.title}>
        {t('upload.title')}
      </h2>
      <p className={sectionStyles.hint} id={`${id}-hint`}>
        {`${t('upload.size', BANNER_SIZE[layout])} ${t('upload.automatic')}`}
      </p>
      <FileDrop isBusy={upload.isBusy} onFiles={choose}>
        <div className={styles.controls}>
          <FileButton
            ref={input}
            label={t('upload.choose')}
            icon={<ImagePlus aria-hidden="true" />}
            accept="image/jpeg,image/png,image/webp,image/gif"
            multiple
            isBusy={upload.isBusy}
            describedBy={`${id}-hint`}
            onFiles={choose}
          />
          <Button icon={<Upload aria-hidden="true" />} busy={upload.isBusy} onClick={start}>
            {files.length === 0 ? t('upload.start') : t('upload.start', { count: files.length })}
          </Button>
          {files.length > 1 && !upload.isBusy && (
            <Button variant="quiet" onClick={() => takeOut(files.map((file) => file.id))}>
              {t('upload.takeOutAll')}
            </Button>
          )}
          {upload.isBusy && (
            <Button
              variant="secondary"
              onClick={() => {
                upload.cancel();
                input.current?.focus();
              }}
            >
              {t('upload.cancel')}
            </Button>
          )}
          <output className={sectionStyles.hint}>{isChecking && t('file.checking')}</output>
        </div>
      </FileDrop>
      <FormMessage message={notice} />
      <RefusedFiles files={refused} />
      <UploadOutcome result={upload.result} />
      {files.length > 0 && (
        <ol className={styles.files} aria-label={t('upload.chosen')} data-layout={layout}>
          {files.map((file) => (
            <ChosenFileCard
              key={file.id}
              chosen={file}
              step={upload.stepOf(file.id)}
              layout={layout}
              onTakeOut={upload.isBusy ? null : () => takeOut([file.id])}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
