import { uploadPicture } from '#data/library/storage.ts';
import {
  LIBRARY_TYPE,
  libraryFileName,
  type LibraryFileFault,
} from '#domain/pictures/libraryFile.ts';
import { compressImage } from '#shared/lib/compressImage.ts';
import { toPicture } from '../pictures/toPicture.ts';

/** @see spec §9 "library images max 1200x1200, webp quality 0.8" */
const MAX_SIDE_PX = 1200;
const QUALITY = 0.8;
/** What the bucket takes: a picture of that size never comes near it. */
const MAX_BYTES = 5 * 1024 ** 2;

/** The content of a file forbids to even try it. */
export class LibraryFileError extends Error {
  readonly fault: LibraryFileFault;

  constructor(fault: LibraryFileFault) {
    super(fault);
    this.name = 'LibraryFileError';
    this.fault = fault;
  }
}

/** How the storing of a picture is followed and given up. */
export type LibraryWork = {
  /** Told how far the compressing is, 0-100. */
  readonly onProgress: (percent: number) => void;
  /** The picture is small enough, and on its way. */
  readonly onCompressed: () => void;
  readonly signal: AbortSignal;
};

/**
 * Makes a picture of the library of an image file and stores it, in place of one of that name.
 *
 * @param base its name without ending, one of domain/libraryFile's
 * @returns the name that it was stored under, and the address
 * @throws LibraryFileError, CompressionError, DataError, or what the signal was aborted with
 * @see spec §5 "Library upload"
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
