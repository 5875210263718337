import type imageCompression from 'browser-image-compression';
import libraryUrl from 'browser-image-compression/dist/browser-image-compression.js?url';
import { lazyCode } from '#lib/lazyCode.ts';

/** @internal Exported for tests, which hold its code back */
export const compressionLibrary = lazyCode<
  (...args: Parameters<typeof imageCompression>) => Promise<Blob>
>(async () => (await import('browser-image-compression')).default);

export type CompressionFailure =
  | 'empty'
  /** The browser cannot read the file as a picture. */
  | 'unreadable'
  /** The compressed picture is larger than `maxBytes`. */
  | 'tooLarge'
  /** The compression library did not load. Most browsers request it again only after a reload. */
  | 'unavailable';

/** Error that {@link compressImage} throws, unless its signal is aborted: then it throws the reason of the signal. */
export class CompressionError extends Error {
  readonly failure: CompressionFailure;

  constructor(failure: CompressionFailure, cause?: unknown) {
    super(failure, { cause });
    this.name = 'CompressionError';
    this.failure = failure;
  }
}

export type CompressionLimits = {
  readonly maxBytes: number;
  /** Limit of the longer side, in px. Smaller pictures keep their size. */
  readonly maxSidePx: number;
  /** MIME type of the result, such as 'image/webp'. A browser that cannot write this type makes a PNG. */
  readonly type: string;
  /** From 0 to 1, only for lossy types. */
  readonly quality?: number | undefined;
};

/**
 * Compresses a picture, in a worker if the browser supports it. The result is upright and has no metadata.
 *
 * @throws CompressionError, or the reason of the signal
 */
export async function compressImage(
  file: File,
  { maxBytes, maxSidePx, type, quality }: CompressionLimits,
  signal?: AbortSignal,
): Promise<Blob> {
  if (file.size === 0) throw new CompressionError('empty');
  const compress = await compressionLibrary.load().catch((error: unknown) => {
    throw new CompressionError('unavailable', error);
  });
  let small: Blob;
  try {
    small = await compress(file, {
      maxSizeMB: maxBytes / 1024 ** 2,
      maxWidthOrHeight: maxSidePx,
      fileType: type,
      // The worker runs from a blob URL, against which a relative address does not resolve.
      libURL: new URL(libraryUrl, location.href).href,
      ...(quality !== undefined && { initialQuality: quality }),
      ...(signal && { signal }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw new CompressionError('unreadable', error);
  }
  if (small.size === 0) throw new CompressionError('unreadable');
  if (small.size > maxBytes) throw new CompressionError('tooLarge');
  return small;
}
