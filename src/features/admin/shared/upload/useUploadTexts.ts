import { getFixedT } from 'i18next';
import { DataError } from '#data/http/DataError.ts';
import { estimatedSavings, isDefaultLogo } from '#domain/pictures/libraryFile.ts';
import { useTextLanguage } from '#i18n/useTranslation.ts';
import { CompressionError } from '#shared/lib/compressImage.ts';
import { failureReason } from '../failureNotice.ts';
import { weight } from '../weight.ts';
import type { UploadPreset } from './presets.ts';
import { RefusedFileError } from './storePicture.ts';
import { isSignedOut, type Upload, type UploadOutcome } from './useUploads.ts';

const t = getFixedT('es', 'upload');

type Failure = {
  /** What failed; `null`: the file or the session is no good, and `reason` says it all. */
  readonly step: 'compress' | 'upload' | null;
  readonly reason: string;
};

/** The texts about files and batches of an uploader. */
export function useUploadTexts(area: UploadPreset['area']) {
  const isEnglish = useTextLanguage() === 'en';

  function failureOf({ error, target, stored }: Upload): Failure {
    if (error instanceof RefusedFileError) {
      const isWhole = error.fault === 'notImage' || error.fault === 'heic';
      return { step: isWhole ? null : 'compress', reason: t(`reason.${error.fault}`) };
    }
    if (error instanceof CompressionError) {
      const fault = error.failure === 'tooLarge' ? 'stillTooLarge' : error.failure;
      return { step: 'compress', reason: t(`reason.${fault}`) };
    }
    if (!(error instanceof DataError)) return { step: 'upload', reason: t('reason.notRead') };
    const isLogo = error.kind === 'forbidden' && isDefaultLogo(`${target}.webp`);
    const request = isLogo ? t('reason.logo') : failureReason(error);
    const reason = isSignedOut(error) ? t(`signIn.${area}`) : request;
    if (stored !== null) return { step: null, reason: t('notActivated', { reason }) };
    return { step: isSignedOut(error) ? null : 'upload', reason };
  }

  return {
    /** Why a file was not stored. */
    reasonOf: (upload: Upload): string => {
      const { step, reason } = failureOf(upload);
      return step === null || area !== 'library' ? reason : t(`failed.${step}`, { reason });
    },

    /** How a batch ended. */
    titleOf: ({ done, failed, left, unread, tone }: UploadOutcome): string => {
      const isSessionOver = [unread, ...failed.map(({ error }) => error)].some(isSignedOut);
      if (isSessionOver && done.length === 0) return t(`signIn.${area}`);
      if (unread !== null) return t('unread', { reason: failureReason(unread) });
      if (left > 0) return t('cancelled', { done: done.length, left });
      if (tone === 'success') {
        const saved = weight(estimatedSavings(done.map(({ file }) => file.size)));
        const counts = { done: done.length, count: done.length };
        return t(`done.${area}`, { ...counts, saved, name: done[0]?.file.name ?? '' });
      }
      if (area !== 'thumbnail') {
        const counts = { done: done.length, failed: failed.length };
        return tone === 'error' ? t(`noneDone.${area}`, counts) : t(`partial.${area}`, counts);
      }
      const [failure] = failed.map(failureOf);
      if (!failure?.step) return failure?.reason ?? '';
      // One of the few texts of the back-office that exist in English.
      const isForeign = failure.step === 'upload' && isEnglish;
      return isForeign ? t('uploadFailedInEnglish') : t(`thumbnailFailed.${failure.step}`);
    },
  };
}
