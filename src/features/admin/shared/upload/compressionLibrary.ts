import { lazyCode } from '#lib/lazyCode.ts';

/** The function of browser-image-compression, with the options that `compressImage` uses. */
type Compress = (
  file: File,
  options: {
    readonly maxSizeMB: number;
    readonly maxWidthOrHeight: number;
    readonly fileType: string;
    readonly libURL: string;
    readonly initialQuality?: number;
    readonly signal?: AbortSignal;
  },
) => Promise<Blob>;

export const compressionLibrary = lazyCode<Compress>(
  async () => (await import('browser-image-compression')).default,
);
