import i18next from 'i18next';
import { DataError } from '#data/http/DataError.ts';
import { estimatedSavings, isDefaultLogo } from '#domain/staff/pictures/libraryFile.ts';
import { t } from '#i18n/es/staff/upload.ts';
import { formatSize } from '#i18n/format.ts';
import type { FormNotice } from '../form/FormMessage.tsx';
import { failureReason, isSignedOut } from '../screen/failureNotice.ts';
import { CompressionError } from './compressImage.ts';
import { RefusedFileError, type Upload, type UploadPreset } from './presets.ts';

type Failed = Pick<Upload, 'error' | 'target' | 'stored'>;

/** Says which step of an upload failed and why. `step` is missing if `reason` is a whole sentence. */
function failureOf(
  area: UploadPreset['area'],
  { error, target, stored }: Failed,
): { readonly step?: 'compress' | 'upload'; readonly reason: string } {
  if (error instanceof RefusedFileError) {
    const reason = t(`reason.${error.fault}`);
    const isWhole = error.fault === 'notImage' || error.fault === 'heic';
    return isWhole ? { reason } : { step: 'compress', reason };
  }
  if (error instanceof CompressionError) {
    const fault = error.failure === 'tooLarge' ? 'stillTooLarge' : error.failure;
    return { step: 'compress', reason: t(`reason.${fault}`) };
  }
  if (!(error instanceof DataError)) return { step: 'upload', reason: t('reason.notRead') };
  let reason = failureReason(error);
  if (isSignedOut(error)) reason = t(`signIn.${area}`);
  if (error.kind === 'forbidden' && isDefaultLogo(`${target}.webp`)) reason = t('reason.logo');
  if (stored !== null) return { reason: t('notActivated', { reason }) };
  return isSignedOut(error) ? { reason } : { step: 'upload', reason };
}

export function reasonOf(area: UploadPreset['area'], upload: Failed): string {
  const { step, reason } = failureOf(area, upload);
  return step === undefined || area !== 'library' ? reason : t(`failed.${step}`, { reason });
}

export function failedLine(area: UploadPreset['area'], upload: Upload): string {
  const { name } = upload.file;
  const isHeic = upload.error instanceof RefusedFileError && upload.error.fault === 'heic';
  return isHeic
    ? t('heicFile', { name })
    : t('failedFile', { name, reason: reasonOf(area, upload) });
}

/**
 * Returns the notice after a batch.
 *
 * @param left number of files that were neither stored nor failed, for example after an abort
 * @param unread the error of reading the folder, without which nothing is sent; `null`: there was none
 */
export function outcomeOf(
  area: UploadPreset['area'],
  done: readonly File[],
  errors: readonly unknown[],
  left: number,
  unread: unknown = null,
): FormNotice {
  const [file] = done;
  const counts = { done: done.length, count: done.length, failed: errors.length };
  if (file === undefined && [unread, ...errors].some(isSignedOut)) {
    return { tone: unread === null && left > 0 ? 'warning' : 'error', text: t(`signIn.${area}`) };
  }
  if (unread !== null) {
    return { tone: 'error', text: t('unread', { reason: failureReason(unread) }) };
  }
  if (left > 0) return { tone: 'warning', text: t('cancelled', { ...counts, left }) };
  if (file !== undefined && errors.length === 0) {
    const saved = formatSize(estimatedSavings(done.map(({ size }) => size)));
    return { tone: 'success', text: t(`done.${area}`, { ...counts, saved, name: file.name }) };
  }
  if (area !== 'thumbnail') {
    return file === undefined
      ? { tone: 'error', text: t(`noneDone.${area}`, counts) }
      : { tone: 'warning', text: t(`partial.${area}`, counts) };
  }
  const { step, reason } = failureOf(area, { error: errors[0], target: null, stored: null });
  if (step === undefined) return { tone: 'error', text: reason };
  // This text is one of the few of the back-office that exist in English.
  const isForeign = step === 'upload' && i18next.language === 'en';
  const text = isForeign ? t('uploadFailedInEnglish') : t(`thumbnailFailed.${step}`);
  return { tone: 'error', text };
}
