import { useTranslation } from 'react-i18next';
import { DataError } from '#data/http/DataError.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { CompressionError, type CompressionFailure } from '#shared/lib/compressImage.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { useFailureNotice, useFailureReason } from '../useFailureNotice.ts';

const REASON_KEY = {
  empty: 'upload.emptyFile',
  unreadable: 'upload.unreadable',
  tooLarge: 'upload.stillTooLarge',
  unavailable: 'upload.toolMissing',
} as const satisfies Record<CompressionFailure, string>;

/** The notice for a failed upload, with its reason. @see docs/rules.md#thumbnail-upload */
export function useUploadFailure(): (error: unknown, fileName: string) => FormNotice {
  const t = useStaffText('pictures');
  const office = useStaffText('backOffice');
  const { i18n } = useTranslation();
  const noticeOf = useFailureNotice();
  const reasonOf = useFailureReason();
  return (error, name) => {
    if (error instanceof CompressionError) {
      const reason = t(REASON_KEY[error.failure], { name });
      return { tone: 'error', text: t('upload.compressFailed'), reason };
    }
    // The only text of this screen that is also in English (docs/rules.md#languages).
    const isEnglish = i18n.language === 'en';
    const text = t(isEnglish ? 'upload.uploadFailedInEnglish' : 'upload.uploadFailed');
    if (!(error instanceof DataError)) {
      return { tone: 'error', text, reason: t('upload.notHandedOver', { name }) };
    }
    const notice = noticeOf(error, { text, signIn: office('signIn.uploadPictures') });
    return { ...notice, reason: t('upload.ofFile', { name, reason: reasonOf(error) }) };
  };
}
