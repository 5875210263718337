import libraryUrl from 'browser-image-compression/dist/browser-image-compression.js?url';
import { lazyCode } from './lazyCode.ts';

/** Why a picture could not be made smaller. */
export type CompressionFailure =
  /** The file has no bytes. */
  | 'empty'
  /** The browser cannot read it as a picture. */
  | 'unreadable'
  /** It stays too large whatever is tried. */
  | 'tooLarge'
  /** The code that does it could not be fetched. */
  | 'unavailable';

/** The only error of {@link compressImage}, but for what its signal was aborted with. */
export class CompressionError extends Error {
  readonly failure: CompressionFailure;

  constructor(failure: CompressionFailure, cause?: unknown) {
    super(failure, { cause });
    this.name = 'CompressionError';
    this.failure = failure;
  }
}

/** What a picture is to become. */
export type CompressionLimits = {
  readonly maxBytes: number;
  /** Of the longer side, in px; smaller pictures keep their size. */
  readonly maxSidePx: number;
  /** Such as 'image/webp'; browsers that cannot write it make a PNG. */
  readonly type: string;
  /** 0-1, for types that lose detail. */
  readonly quality?: number | undefined;
};

/** How the work is followed and aborted. */
export type CompressionWork = {
  /** Told how far it is, 0-100. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

// Pictures of a batch that ask at once ask once.
const library = lazyCode(async () => (await import('browser-image-compression')).default);

async function fetchLibrary() {
  try {
    return await library.load();
  } catch (error) {
    throw new CompressionError('unavailable', error);
  }
}

/**
 * Makes a picture small: upright, without where and when it was taken, in another thread where
 * the browser allows it.
 *
 * @returns its bytes; the type is that of the blob, whatever the file was called
 * @throws CompressionError, or what the signal was aborted with
 */
export async function compressImage(
  file: File,
  { maxBytes, maxSidePx, type, quality }: CompressionLimits,
  { onProgress, signal }: CompressionWork = {},
): Promise<Blob> {
  if (file.size === 0) throw new CompressionError('empty');
  const compress = await fetchLibrary();
  let small: Blob;
  try {
    small = await compress(file, {
      maxSizeMB: maxBytes / 1024 ** 2,
      maxWidthOrHeight: maxSidePx,
      fileType: type,
      // The worker's own address is a blob: only a whole address leads to the library from there.
      libURL: new URL(libraryUrl, location.href).href,
      ...(quality !== undefined && { initialQuality: quality }),
      ...(onProgress && { onProgress }),
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
