import type { LibraryFileFault } from '#domain/pictures/libraryFile.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../FormMessage.tsx';

const KEYS = {
  empty: ['upload.compressFailed', 'upload.emptyFile'],
  notImage: ['upload.notImage', 'upload.notImageReason'],
  tooLarge: ['upload.compressFailed', 'upload.tooLarge'],
} as const satisfies Record<LibraryFileFault, readonly [text: string, reason: string]>;

/** The notice for a file that is refused before any upload. @see docs/rules.md#thumbnail-upload */
export function useRefusedFile(): (fault: LibraryFileFault, fileName: string) => FormNotice {
  const t = useStaffText('pictures');
  return (fault, name) => {
    const [text, reason] = KEYS[fault];
    return { tone: 'error', text: t(text), reason: t(reason, { name }) };
  };
}
