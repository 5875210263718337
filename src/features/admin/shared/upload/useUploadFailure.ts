import { useTranslation } from '#i18n/useTranslation.ts';
import { DataError } from '#data/http/DataError.ts';
import { isDefaultLogo, type LibraryFileFault } from '#domain/pictures/libraryFile.ts';
import { CompressionError } from '#shared/lib/compressImage.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { useFailureReason } from '../useFailureNotice.ts';
import { NotActivatedError, RefusedFileError } from './uploadErrors.ts';

type Failure =
  | LibraryFileFault
  | 'unreadable'
  | 'stillTooLarge'
  | 'unavailable'
  /** The browser can no longer read the file. */
  | 'notRead'
  | 'signedOut'
  /** The storage refused the file, or there was no response. */
  | 'notStored';

/**
 * Keys of the text and of the reason. Without a text the reason is the text; without a reason the
 * failed request gives one.
 */
type Keys = readonly [text: string | null, reason: string | null];

const KEYS = {
  library: {
    notImage: ['library:failure.notImage', null],
    heic: ['library:failure.heic', null],
    empty: ['library:failure.compress', 'library:failure.empty'],
    tooLarge: ['library:failure.compress', 'library:failure.tooLarge'],
    unreadable: ['library:failure.compress', 'library:failure.unreadable'],
    stillTooLarge: ['library:failure.compress', 'library:failure.stillTooLarge'],
    unavailable: ['library:failure.compress', 'library:failure.toolMissing'],
    notRead: ['library:failure.upload', 'library:failure.unknown'],
    signedOut: ['backOffice:signIn.uploadPictures', null],
    notStored: ['library:failure.upload', null],
  },
  thumbnail: {
    notImage: ['pictures:upload.notImage', 'pictures:upload.notImageReason'],
    heic: [null, 'pictures:upload.heic'],
    empty: ['pictures:upload.compressFailed', 'pictures:upload.emptyFile'],
    tooLarge: ['pictures:upload.compressFailed', 'pictures:upload.tooLarge'],
    unreadable: ['pictures:upload.compressFailed', 'pictures:upload.unreadable'],
    stillTooLarge: ['pictures:upload.compressFailed', 'pictures:upload.stillTooLarge'],
    unavailable: ['pictures:upload.compressFailed', 'pictures:upload.toolMissing'],
    notRead: ['pictures:upload.uploadFailed', 'pictures:upload.notHandedOver'],
    signedOut: ['backOffice:signIn.uploadPictures', 'pictures:upload.ofFile'],
    notStored: ['pictures:upload.uploadFailed', 'pictures:upload.ofFile'],
  },
  // A banner's content is checked when it is chosen; it fails here only if it has changed since.
  banner: {
    notImage: [null, 'banners:failed.unreadable'],
    heic: [null, 'banners:failed.heic'],
    empty: [null, 'banners:failed.empty'],
    tooLarge: [null, 'banners:failed.tooLarge'],
    unreadable: [null, 'banners:failed.unreadable'],
    stillTooLarge: [null, 'banners:failed.tooLarge'],
    unavailable: [null, 'banners:failed.unavailable'],
    notRead: [null, 'banners:failed.unreadable'],
    signedOut: [null, 'banners:signIn.upload'],
    notStored: [null, null],
  },
} as const satisfies Record<string, Record<Failure, Keys>>;

function failureOf(error: unknown): Failure {
  if (error instanceof RefusedFileError) return error.fault;
  if (error instanceof CompressionError) {
    return error.failure === 'tooLarge' ? 'stillTooLarge' : error.failure;
  }
  if (!(error instanceof DataError)) return 'notRead';
  return error.kind === 'signedOut' ? 'signedOut' : 'notStored';
}

/**
 * Why a file was not stored, in the texts of a screen. `text` alone goes beside the name of the
 * file. `path` is where the file would have been stored.
 */
export function useUploadFailure(
  screen: keyof typeof KEYS,
): (error: unknown, fileName: string, path?: string) => FormNotice {
  const { t, language } = useTranslation(['backOffice', 'library', 'pictures', 'banners'], {
    lng: 'es',
  });
  const requestReason = useFailureReason();

  function reasonOf(error: unknown, path: string): string {
    const isLogo = error instanceof DataError && error.kind === 'forbidden' && isDefaultLogo(path);
    return isLogo ? t('library:failure.logo') : requestReason(error);
  }

  function noticeOf(error: unknown, name: string, path = ''): FormNotice {
    if (error instanceof NotActivatedError) {
      const { text: reason } = noticeOf(error.cause, name);
      return { tone: 'error', text: t('banners:failed.notActivated', { reason }) };
    }
    const [textKey, reasonKey] = KEYS[screen][failureOf(error)];
    const request = reasonOf(error, path);
    const reason = reasonKey === null ? request : t(reasonKey, { name, reason: request });
    if (textKey === null) return { tone: 'error', text: reason };
    // One of the few texts of the back-office that exist in English.
    const isEnglish = textKey === 'pictures:upload.uploadFailed' && language === 'en';
    const key = isEnglish ? 'pictures:upload.uploadFailedInEnglish' : textKey;
    return { tone: 'error', text: t(key, { reason }), reason };
  }

  return noticeOf;
}
