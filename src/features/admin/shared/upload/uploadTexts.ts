import i18next, { getFixedT } from 'i18next';
import { DataError } from '#data/http/DataError.ts';
import { estimatedSavings, isDefaultLogo } from '#domain/pictures/libraryFile.ts';
import { CompressionError } from '#shared/lib/compressImage.ts';
import { failureReason } from '../failureNotice.ts';
import { RefusedFileError, type UploadPreset } from './presets.ts';
import type { Upload } from './useUploads.ts';

const t = getFixedT('es', 'upload');

/** How a batch ended. `warning`: some files failed or were left; `error`: none was stored. */
export type UploadOutcome = {
  readonly tone: 'success' | 'warning' | 'error';
  readonly text: string;
};

const KIB = 1024;
const rounded = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** Formats a number of bytes, for example '1,5 MB'. */
export const weight = (bytes: number): string =>
  bytes < KIB ** 2
    ? `${rounded.format(Math.ceil(bytes / KIB))} KB`
    : `${rounded.format(bytes / KIB ** 2)} MB`;

export const isSignedOut = (error: unknown) =>
  error instanceof DataError && error.kind === 'signedOut';

type Failed = Pick<Upload, 'error' | 'target' | 'stored'>;

/** The step that failed, and why; without a step the reason says it all. */
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
  const isLogo = error.kind === 'forbidden' && isDefaultLogo(`${target}.webp`);
  const request = isLogo ? t('reason.logo') : failureReason(error);
  const reason = isSignedOut(error) ? t(`signIn.${area}`) : request;
  if (stored !== null) return { reason: t('notActivated', { reason }) };
  return isSignedOut(error) ? { reason } : { step: 'upload', reason };
}

/** Says why a file was not stored. */
export function reasonOf(area: UploadPreset['area'], upload: Failed): string {
  const { step, reason } = failureOf(area, upload);
  return step === undefined || area !== 'library' ? reason : t(`failed.${step}`, { reason });
}

/**
 * Says how a batch ended.
 *
 * @param left how many an abort left
 * @param unread why the folder could not be read, so that nothing was sent; `null`: it was
 */
export function outcomeOf(
  area: UploadPreset['area'],
  done: readonly File[],
  errors: readonly unknown[],
  left: number,
  unread: unknown = null,
): UploadOutcome {
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
    const saved = weight(estimatedSavings(done.map(({ size }) => size)));
    return { tone: 'success', text: t(`done.${area}`, { ...counts, saved, name: file.name }) };
  }
  if (area !== 'thumbnail') {
    return file === undefined
      ? { tone: 'error', text: t(`noneDone.${area}`, counts) }
      : { tone: 'warning', text: t(`partial.${area}`, counts) };
  }
  const { step, reason } = failureOf(area, { error: errors[0], target: null, stored: null });
  // One of the few texts of the back-office that exist in English.
  const isForeign = step === 'upload' && i18next.language === 'en';
  const text = step === undefined ? reason : t(`thumbnailFailed.${step}`);
  return { tone: 'error', text: isForeign ? t('uploadFailedInEnglish') : text };
}
