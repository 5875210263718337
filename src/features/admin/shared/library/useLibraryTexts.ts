import { LIBRARY_TYPE, estimatedSavings } from '#domain/pictures/libraryFile.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { LIBRARY } from '../upload/presets.ts';
import { missingSignIn } from '../upload/uploadErrors.ts';
import { useUploadFailure } from '../upload/useUploadFailure.ts';
import type { UploadFailure, UploadOutcome } from '../upload/useUploadQueue.ts';
import { useFailureReason } from '../useFailureNotice.ts';
import { weight } from '../weight.ts';
import type { LibraryItem, StoredPicture } from './libraryItem.ts';

/** Texts about a batch and its files. */
export function useLibraryTexts() {
  const t = useStaffText('library');
  const office = useStaffText('backOffice');
  const reasonOf = useFailureReason();
  const noticeOf = useUploadFailure('library');

  const cancelled = (done: number, left: number): string =>
    `${t('result.cancelled', { count: done })} ${t('result.left', { count: left })}`;

  return {
    cancelled,

    /** Why a file was not stored. */
    failure: ({ item, error }: UploadFailure<LibraryItem>): string =>
      noticeOf(error, item.file.name, LIBRARY.pathOf(item, LIBRARY_TYPE)).text,

    /** Why nothing was uploaded: the folder could not be read. */
    unread: (error: unknown): string =>
      missingSignIn(error) === null
        ? t('upload.unread', { reason: reasonOf(error) })
        : office('signIn.uploadPictures'),

    outcome: ({ done, failed, left }: UploadOutcome<LibraryItem, StoredPicture>): string => {
      if (left.length > 0) return cancelled(done.length, left.length);
      if (failed.length === 0) {
        const saved = estimatedSavings(done.map(({ item }) => item.file.size));
        return t('result.done', { done: done.length, saved: weight(saved) });
      }
      const isForSignIn = failed.every(({ error }) => missingSignIn(error) !== null);
      return isForSignIn && done.length === 0
        ? office('signIn.uploadPictures')
        : t('result.partial', { done: done.length, failed: failed.length });
    },
  };
}
