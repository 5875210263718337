import { ImagePlus, ImageUp, Upload as UploadIcon, X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { bannerSizeHints } from '#domain/staff/pictures/bannerFile.ts';
import { nameOf } from '#domain/staff/pictures/storedPicture.ts';
import { t } from '#i18n/es/staff/upload.ts';
import { formatSize } from '#i18n/format.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import { FileButton } from '#ui/form/FileButton.tsx';
import { useLeaveGuard } from '#ui/hooks/useLeaveGuard.ts';
import { Message } from '#ui/message/Message.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { ConfirmDialog } from '../form/ConfirmDialog.tsx';
import { FormMessage, type FormNotice } from '../form/FormMessage.tsx';
import { FileName } from '../pictures/PictureTile.tsx';
import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { Stored, Upload, UploadPreset } from './presets.ts';
import { failedLine, reasonOf } from './uploadTexts.ts';
import { canSend, useUploads } from './useUploads.ts';
import styles from './Uploader.module.css';

type Props = {
  preset: UploadPreset;
  files?: readonly File[] | undefined;
  /** Hash of the popup that holds the uploader, '' for a page. By default the current hash. */
  hash?: string;
  /** Runs after each stored file; if it throws, the upload of this file counts as failed. */
  onStored?: ((stored: Stored) => void | Promise<void>) | undefined;
  onBusyChange?: (isBusy: boolean) => void;
  /** Gets the notice after a batch, and shows a success: the uploader itself then shows only warnings and errors. */
  onEnd?: (endNotice: FormNotice) => void;
};

/** Uploads pictures. Leaving it asks while files are chosen or being sent. @see docs/rules.md#library-upload */
export function Uploader({ preset, files, hash, onStored, onBusyChange, onEnd }: Props) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const batch = useUploads(preset, files, onStored, onEnd);
  const { uploads, isBusy, endNotice, question } = batch;
  const { area, layout } = preset;
  const isSingle = area === 'thumbnail';
  const waiting = uploads.filter(canSend).length;
  const hasChosen = !isSingle && waiting > 0;
  const failed = uploads.filter(({ error }) => error !== null);

  useLeaveGuard(isBusy, hash, 'upload');
  useLeaveGuard(!isBusy && hasChosen, hash);
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  function status() {
    if (!isBusy) return hasChosen && t('chosen', { count: waiting });
    const step = isSingle && uploads[0]?.step;
    return step === 'compressing' || step === 'sending' ? t(`step.${step}`) : t('running');
  }

  function choose(chosen: readonly File[]) {
    const [{ name } = { name: '' }] = chosen;
    const isCut = isSingle && chosen.length > 1;
    setNotice(isCut ? { tone: 'warning', text: t('onlyOne', { name }) } : null);
    batch.add(chosen);
  }

  function start() {
    const isStarted = batch.start();
    setNotice(isStarted ? null : { tone: 'warning', text: t('none') });
    if (!isStarted) input.current?.focus();
  }

  // Cancelling removes the pressed button, so the focus moves to the file input.
  function cancel() {
    batch.cancel();
    input.current?.focus();
  }

  function takeOut(removed: readonly Upload[]) {
    batch.takeOut(removed.map(({ id }) => id));
    input.current?.focus();
  }

  return (
    <Stack>
      {preset.folder === '' && !isBusy ? (
        <Note>{t('chooseRoot')}</Note>
      ) : (
        <FileDrop isBusy={isBusy} onFiles={choose}>
          <Row gap={[2, 3]}>
            <FileButton
              ref={input}
              label={t(`choose.${area}`)}
              icon={isSingle ? <ImageUp /> : <ImagePlus />}
              accept={preset.accept}
              multiple={!isSingle}
              isBusy={isBusy}
              describedBy={hintId}
              onFiles={choose}
            />
            {!isSingle && (
              <Button icon={<UploadIcon />} busy={isBusy} onClick={start}>
                {t('start')}
              </Button>
            )}
            {isSingle && !isBusy && waiting > 0 && <RetryButton onClick={start} />}
            {isBusy && (
              <Button variant="secondary" onClick={cancel}>
                {t('cancel')}
              </Button>
            )}
            {!isBusy && uploads.length > 1 && (
              <Button variant="quiet" onClick={() => takeOut(uploads)}>
                {t('takeOutAll')}
              </Button>
            )}
            <Note as="output">{status()}</Note>
            <Note id={hintId}>{t(`hint.${area}`, BANNER_SIZE[layout ?? 'desktop'])}</Note>
          </Row>
        </FileDrop>
      )}
      <FormMessage message={notice} />
      {!isBusy && (failed.length > 0 || endNotice) && !(onEnd && endNotice?.tone === 'success') && (
        <Message
          tone={endNotice?.tone ?? 'error'}
          title={endNotice?.text}
          live={endNotice?.tone === 'success' ? 'polite' : 'assertive'}
        >
          {failed.length > 0 && (
            <Stack as="ul" gap={1} aria-label={t('failedList')}>
              {failed.map((one) => (
                <li key={one.id}>{failedLine(area, one)}</li>
              ))}
            </Stack>
          )}
          {failed.some(canSend) && !isSingle && <p>{t('retry')}</p>}
        </Message>
      )}
      {uploads.length > 0 && (
        <Stack
          as="ul"
          gap={2}
          columns={layout ? undefined : '15rem'}
          className={styles.files}
          aria-label={t('list')}
          data-layout={layout}
        >
          {uploads.map((one) => (
            <FileCard
              key={one.id}
              upload={one}
              preset={preset}
              hasBar={batch.hasBars}
              onTakeOut={isBusy || one.step === 'done' ? null : () => takeOut([one])}
            />
          ))}
        </Stack>
      )}
      {question && (
        <ConfirmDialog
          title={t('replaceTitle')}
          text={t('replaceText', { names: question.names.join(', ') })}
          actLabel={t('replace')}
          onAct={() => question.answer(true)}
          onKeep={() => question.answer(false)}
        />
      )}
    </Stack>
  );
}

type CardProps = Pick<Props, 'preset'> & {
  upload: Upload;
  hasBar: boolean;
  onTakeOut: (() => void) | null;
};

function FileCard({ upload, preset: { area, layout }, hasBar, onTakeOut }: CardProps) {
  const { file, content, step, stored, error } = upload;
  const { name } = file;
  const [url, setUrl] = useState<string | null>(null);
  // The URL is revoked when the card unmounts, not after loading: a broken picture never fires `load`.
  const holdUrl = useCallback(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const size = content?.size;
  const bytes = formatSize(file.size);
  const failure = error === null ? null : reasonOf(area, upload);
  const hasNoStep = step === 'chosen' || step === 'failed';
  const stepText = hasNoStep ? failure : t(`step.${step}`, { name: nameOf(stored?.path ?? '') });
  return (
    <Row as="li" ref={holdUrl} hasNoWrap className={styles.file} data-step={step}>
      {layout && (content !== null || error === null) ? (
        <BannerPreviews url={url} layout={layout} />
      ) : (
        // A banner without previews could not be read as a picture, so it has no thumbnail either.
        <Thumbnail src={layout ? null : url} sizePx={56} />
      )}
      <Stack gap={1} grow="0">
        <p title={name}>
          <FileName name={name} />
        </p>
        <p>{size ? t('size', { ...size, weight: bytes }) : bytes}</p>
        {layout &&
          size &&
          bannerSizeHints(size, layout).map((hint) => (
            <Text key={hint} tone="warning">
              {t(hint, BANNER_SIZE[layout])}
            </Text>
          ))}
        {layout && content?.type === 'image/gif' && <Text tone="warning">{t('still')}</Text>}
        {stepText !== null && (
          <Text tone={failure === null ? undefined : 'danger'}>{stepText}</Text>
        )}
        {hasBar && step !== 'chosen' && <Bar label={`${name}: ${stepText}`} step={step} />}
      </Stack>
      {onTakeOut && <IconButton label={t('takeOut', { name })} icon={<X />} onClick={onTakeOut} />}
    </Row>
  );
}

/** Previews a banner as the home page shows it on wide and narrow screens, with the text of the page over it. */
function BannerPreviews({ url, layout }: { url: string | null; layout: BannerLayout }) {
  return (
    <div className={styles.previews}>
      {(['desktop', 'mobile'] as const).map((shown) => (
        <figure key={shown}>
          <figcaption>
            {t(shown === layout ? `preview.${shown}` : `preview.${shown}Too`)}
          </figcaption>
          <div className={styles.stage} data-layout={shown} aria-hidden="true">
            <Picture
              className={styles.picture}
              src={url}
              alt=""
              loading="eager"
              {...BANNER_SIZE[shown]}
              style={{ aspectRatio: BANNER_SIZE[shown].width / BANNER_SIZE[shown].height }}
            />
            <div className={styles.caption}>
              <p className={styles.title}>{t('preview.title')}</p>
              <p className={styles.lead}>{t('preview.lead')}</p>
              <span className={styles.button}>{t('preview.toCatalogue')}</span>
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}

const PERCENT = { waiting: 0, compressing: 10, sending: 30, done: 100, failed: 100, cancelled: 0 };

/** Progress bar of a file. While sending it follows a timer, not the progress. @see docs/rules.md#upload-progress */
function Bar({ label, step }: { label: string; step: Exclude<Upload['step'], 'chosen'> }) {
  const [sending, setSending] = useState(PERCENT.sending);
  useEffect(() => {
    if (step !== 'sending' || sending >= 90) return;
    const timer = setTimeout(() => setSending(sending + 5), 200);
    return () => clearTimeout(timer);
  }, [step, sending]);
  return (
    <progress aria-label={label} max={100} value={step === 'sending' ? sending : PERCENT[step]} />
  );
}
