import { uploadPicture } from '#data/library/storage.ts';
import {
  LIBRARY_TYPE,
  libraryFileName,
  type LibraryFileFault,
} from '#domain/pictures/libraryFile.ts';
import { compressImage } from '#shared/lib/compressImage.ts';
import { toPicture } from '../pictures/toPicture.ts';

/** @see docs/rules.md#library-upload */
const MAX_SIDE_PX = 1200;
const QUALITY = 0.8;
/** What the bucket takes: a picture of that size never comes near it. */
const MAX_BYTES = 5 * 1024 ** 2;

/** The content of a file shows that it cannot be stored. */
export class LibraryFileError extends Error {
  readonly fault: LibraryFileFault;

  constructor(fault: LibraryFileFault) {
    super(fault);
    this.name = 'LibraryFileError';
    this.fault = fault;
  }
}

/** Progress callbacks and cancellation. */
export type LibraryWork = {
  /** Called with the progress of the compression, 0-100. */
  readonly onProgress: (percent: number) => void;
  /** Called when the picture is small enough and its request starts. */
  readonly onCompressed: () => void;
  readonly signal: AbortSignal;
};

/**
 * Makes an image file smaller and stores it; a picture of the same name is replaced.
 *
 * @param base name without ending, from `batchNames`
 * @returns the name that it was stored under, and the address
 * @throws LibraryFileError, CompressionError, DataError, or the abort reason of the signal
 * @see docs/rules.md#library-upload
 */
export async function storeLibraryPicture(
  file: File,
  folder: string,
  base: string,
  { onProgress, onCompressed, signal }: LibraryWork,
): Promise<{ readonly name: string; readonly url: string }> {
  const limits = {
    maxBytes: MAX_BYTES,
    maxSidePx: MAX_SIDE_PX,
    type: LIBRARY_TYPE,
    quality: QUALITY,
  };
  const picture = await toPicture(file);
  if (typeof picture === 'string') throw new LibraryFileError(picture);
  const small = await compressImage(picture, limits, { onProgress, signal });
  const bytes = await small.arrayBuffer();
  signal.throwIfAborted();
  onCompressed();
  const name = libraryFileName(base, small.type);
  const url = await uploadPicture(`${folder}/${name}`, bytes, small.type, {
    overwrite: true,
    signal,
  });
  return { name, url };
}
