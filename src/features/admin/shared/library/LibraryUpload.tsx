import { ImagePlus, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileButton } from '#shared/ui/FileButton.tsx';
import { FileDrop } from '../upload/FileDrop.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FormMessage, type FormNotice } from '../FormMessage.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import { givenFiles, giveToLibrary } from './givenFiles.ts';
import styles from './LibraryUpload.module.css';
import { UploadOutcome } from './UploadOutcome.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useLibraryUpload } from './useLibraryUpload.ts';

type Props = {
  /** Hash of its popup. */
  hash: string;
  /** '' is the root, which accepts no files. */
  folder: string;
};

/**
 * Chooses image files and stores them in a folder. Leaving the screen with files that are chosen or
 * in flight asks first, and aborts the uploads.
 *
 * @see docs/rules.md#library-upload
 */
export function LibraryUpload({ hash, folder }: Props) {
  const t = useStaffText('library');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(givenFiles);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const upload = useLibraryUpload((files) => setChosen((now) => [...files, ...now]));
  useEffect(() => giveToLibrary([]), []);
  const { isBusy, rows, result, retry, question } = upload;
  useLeaveGuard(isBusy, hash, true);
  useLeaveGuard(chosen.length > 0 || upload.needsSignIn, hash);

  function choose(files: readonly File[]) {
    setNotice(null);
    setChosen((now) => [...now, ...files]);
  }

  function start() {
    if (chosen.length > 0) {
      upload.start(chosen, folder);
      setChosen([]);
      return;
    }
    setNotice({ tone: 'warning', text: t('upload.none') });
    input.current?.focus();
  }

  /** The pressed button is gone, so the focus moves to the input. */
  function cancel() {
    upload.cancel();
    input.current?.focus();
  }

  /** The pressed button is gone with its file, so the focus moves to the input. */
  function takeOut(indexes: readonly number[]) {
    setChosen((now) => now.filter((_, index) => !indexes.includes(index)));
    input.current?.focus();
  }

  return (
    <section className={styles.upload} aria-label={t('upload.region')}>
      {folder === '' ? (
        <p className={styles.hint}>{t('chooseRoot')}</p>
      ) : (
        <FileDrop isBusy={isBusy} onFiles={choose}>
          <div className={styles.controls}>
            <FileButton
              ref={input}
              label={t('upload.choose')}
              icon={<ImagePlus aria-hidden="true" />}
              accept="image/*"
              multiple
              isBusy={isBusy}
              describedBy={`${id}-hint`}
              onFiles={choose}
            />
            <Button icon={<Upload aria-hidden="true" />} busy={isBusy} onClick={start}>
              {t('upload.start')}
            </Button>
            <output className={styles.hint}>
              {chosen.length > 0 && t('upload.chosen', { count: chosen.length })}
            </output>
            <p className={styles.hint} id={`${id}-hint`}>
              {t('upload.hint')}
            </p>
          </div>
          <ChosenFiles files={chosen} onTakeOut={takeOut} />
        </FileDrop>
      )}
      <FormMessage message={notice} />
      <UploadProgress rows={rows} />
      {isBusy && (
        <Button variant="secondary" className={styles.start} onClick={cancel}>
          {t('upload.cancel')}
        </Button>
      )}
      <UploadOutcome result={result} onRetry={retry} />
      {question && (
        <ConfirmDialog
          title={t('upload.replaceTitle')}
          text={t('upload.replaceText', { names: question.names.join(', ') })}
          confirmLabel={t('upload.replace')}
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </section>
  );
}
