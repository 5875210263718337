import { ImagePlus, Upload } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { BANNER_SIZE, type BannerLayout } from '../../../domain/banner.ts';
import { useStaffText } from '../../../i18n/useStaffText.ts';
import { useLeaveGuard } from '../../../shared/hooks/useLeaveGuard.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormMessage, type FormNotice } from '../shared/FormMessage.tsx';
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

/** Image files that are chosen, looked at, and become banners of a layout. */
export function BannerUpload({ layout, chosen, upload }: Props) {
  const t = useStaffText('banners');
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { files, refused, isChecking } = chosen;
  useLeaveGuard(files.length > 0);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const given = [...(target.files ?? [])];
    // Emptied, so that choosing the same file again is a change again.
    target.value = '';
    if (given.length === 0) return;
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

  /** The button that was pressed goes with its file. */
  function takeOut(ids: readonly number[]) {
    chosen.takeOut(ids);
    input.current?.focus();
  }

  return (
    <section className={styles.upload} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('upload.title')}
      </h2>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('upload.size', BANNER_SIZE[layout])} {t('upload.automatic')}
      </p>
      <div className={styles.controls}>
        <div className={styles.control}>
          <input
            ref={input}
            id={id}
            className={styles.input}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-describedby={`${id}-hint`}
            aria-disabled={upload.isBusy}
            onClick={(event) => {
              if (upload.isBusy) event.preventDefault();
            }}
            onChange={onChange}
          />
          <label className={styles.choose} htmlFor={id}>
            <ImagePlus aria-hidden="true" />
            {t('upload.choose')}
          </label>
        </div>
        <Button icon={<Upload aria-hidden="true" />} busy={upload.isBusy} onClick={start}>
          {files.length === 0 ? t('upload.start') : t('upload.start', { count: files.length })}
        </Button>
        {files.length > 1 && !upload.isBusy && (
          <Button variant="quiet" onClick={() => takeOut(files.map((file) => file.id))}>
            {t('upload.takeOutAll')}
          </Button>
        )}
        <output className={styles.hint}>{isChecking && t('file.checking')}</output>
      </div>
      <FormMessage message={notice} />
      <RefusedFiles files={refused} />
      <UploadOutcome result={upload.result} />
      {files.length > 0 && (
        <ol className={styles.files} aria-label={t('upload.chosen')} data-layout={layout}>
          {files.map((file) => (
            <ChosenFileCard
              key={file.id}
              chosen={file}
              layout={layout}
              onTakeOut={upload.isBusy ? null : () => takeOut([file.id])}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
