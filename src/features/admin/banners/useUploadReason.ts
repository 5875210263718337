import { DataError } from '#data/http/DataError.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { CompressionError } from '#shared/lib/compressImage.ts';
import { useFailureReason } from '../shared/useFailureNotice.ts';

/** Why a file did not become a banner, in words. */
export function useUploadReason(): (error: unknown) => string {
  const t = useStaffText('banners');
  const reasonOf = useFailureReason();
  return (error) => {
    if (error instanceof CompressionError) return t(`failed.${error.failure}`);
    const isSignedOut = error instanceof DataError && error.kind === 'signedOut';
    return isSignedOut ? t('signIn.upload') : reasonOf(error);
  };
}
