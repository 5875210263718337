import { useStaffText } from '../../../../i18n/useStaffText.ts';
import { CompressionError, type CompressionFailure } from '../../../../shared/lib/compressImage.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { useFailureNotice } from '../useFailureNotice.ts';

const REASON_KEY = {
  empty: 'upload.emptyFile',
  unreadable: 'upload.unreadable',
  tooLarge: 'upload.stillTooLarge',
  unavailable: 'upload.toolMissing',
} as const satisfies Record<CompressionFailure, string>;

/** What is said when a file was not uploaded: the specification's text, and why. */
export function useUploadFailure(): (error: unknown, fileName: string) => FormNotice {
  const t = useStaffText('pictures');
  const office = useStaffText('backOffice');
  const noticeOf = useFailureNotice();
  return (error, name) => {
    if (error instanceof CompressionError) {
      const reason = t(REASON_KEY[error.failure], { name });
      return { tone: 'error', text: t('upload.compressFailed'), reason };
    }
    const signIn = office('signIn.uploadPictures');
    return noticeOf(error, { text: t('upload.uploadFailed'), signIn });
  };
}
