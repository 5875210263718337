import { DataError } from '#data/http/DataError.ts';
import { isDefaultLogo, type LibraryFileFault } from '#domain/pictures/libraryFile.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { CompressionError, type CompressionFailure } from '#shared/lib/compressImage.ts';
import { useFailureReason } from '../useFailureNotice.ts';
import { LibraryFileError } from './storeLibraryPicture.ts';

const COMPRESSION_KEY = {
  empty: 'failure.empty',
  unreadable: 'failure.unreadable',
  tooLarge: 'failure.stillTooLarge',
  unavailable: 'failure.toolMissing',
} as const satisfies Record<CompressionFailure, string>;

const FAULT_KEY = {
  empty: 'failure.empty',
  tooLarge: 'failure.tooLarge',
} as const satisfies Record<Exclude<LibraryFileFault, 'notImage'>, string>;

/**
 * Why a file was not stored, as a text beside its name.
 *
 * @see docs/rules.md#library-upload
 */
export function useLibraryFailure(): (error: unknown, path: string) => string {
  const t = useStaffText('library');
  const office = useStaffText('backOffice');
  const reasonOf = useFailureReason();

  function toDataReason(error: DataError, path: string): string {
    if (error.kind === 'forbidden' && isDefaultLogo(path)) return t('failure.logo');
    return reasonOf(error);
  }

  return (error, path) => {
    if (error instanceof LibraryFileError) {
      return error.fault === 'notImage'
        ? t('failure.notImage')
        : t('failure.compress', { reason: t(FAULT_KEY[error.fault]) });
    }
    if (error instanceof CompressionError) {
      return t('failure.compress', { reason: t(COMPRESSION_KEY[error.failure]) });
    }
    if (!(error instanceof DataError)) return t('failure.upload', { reason: t('failure.unknown') });
    if (error.kind === 'signedOut') return office('signIn.uploadPictures');
    return t('failure.upload', { reason: toDataReason(error, path) });
  };
}

/** Whether the same file may well be stored when it is tried once more. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof CompressionError) return error.failure === 'unavailable';
  return error instanceof DataError;
}
