import { uploadPicture } from '#data/library/storage.ts';
import { libraryFileFault } from '#domain/pictures/libraryFile.ts';
import { compressImage } from '#shared/lib/compressImage.ts';
import type { UploadPreset } from './presets.ts';
import { readHeader } from './readHeader.ts';
import { RefusedFileError } from './uploadErrors.ts';

export type StoringWork = {
  /** Called when the picture is compressed and about to be sent. */
  readonly onCompressed: () => void;
  readonly signal: AbortSignal;
};

/**
 * The file with the type of its content, which may differ from the type that the browser reports.
 *
 * @throws RefusedFileError, or DOMException when the browser cannot read the file
 */
async function toPicture(file: File): Promise<File> {
  const header = await readHeader(file);
  const fault = libraryFileFault(file.type, file.size, header);
  if (fault !== null) throw new RefusedFileError(fault);
  const type = header === null || header === 'heic' ? file.type : header.type;
  return type === file.type ? file : new File([file], file.name, { type });
}

/**
 * Compresses an image file and stores it.
 *
 * @returns its path from the root of the bucket, and its address
 * @throws RefusedFileError, CompressionError, DataError, DOMException when the browser cannot read
 *   the file, or the reason of the signal
 */
export async function storePicture<Name>(
  file: File,
  { limits, pathOf, storing }: UploadPreset<Name>,
  name: Name,
  { onCompressed, signal }: StoringWork,
): Promise<{ readonly path: string; readonly url: string }> {
  const picture = await toPicture(file);
  const small = await compressImage(picture, limits(name, picture.type), signal);
  const bytes = await small.arrayBuffer();
  signal.throwIfAborted();
  onCompressed();
  const path = pathOf(name, small.type);
  const url = await uploadPicture(path, bytes, small.type, { ...storing, signal });
  return { path, url };
}
