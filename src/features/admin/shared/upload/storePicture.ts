import { uploadPicture } from '#data/library/storage.ts';
import { libraryFileFault } from '#domain/pictures/libraryFile.ts';
import { compressImage } from '#shared/lib/compressImage.ts';
import type { UploadPreset } from './presets.ts';
import { readHeader } from './readHeader.ts';
import { RefusedFileError } from './uploadErrors.ts';

/** How the storing of a picture is followed and aborted. */
export type StoringWork = {
  /** Receives how far the compressing is, 0-100. */
  readonly onProgress: (percent: number) => void;
  /** Called when the picture is compressed and about to be sent. */
  readonly onCompressed: () => void;
  readonly signal: AbortSignal;
};

/**
 * The file under the type of its content, whatever the device calls it.
 *
 * @throws RefusedFileError, or DOMException when the device does not hand the file over
 */
async function toPicture(file: File): Promise<File> {
  const header = await readHeader(file);
  const fault = libraryFileFault(file.type, file.size, header);
  if (fault !== null) throw new RefusedFileError(fault);
  const type = header?.type ?? file.type;
  return type === file.type ? file : new File([file], file.name, { type });
}

/**
 * Makes a picture of an image file, small enough for its place, and stores it.
 *
 * @returns its path from the root of the bucket, and its address
 * @throws RefusedFileError, CompressionError, DataError, DOMException when the device does not hand
 *   the file over, or what the signal was aborted with
 */
export async function storePicture<Name>(
  file: File,
  { limits, pathOf, storing }: UploadPreset<Name>,
  name: Name,
  { onProgress, onCompressed, signal }: StoringWork,
): Promise<{ readonly path: string; readonly url: string }> {
  onProgress(0);
  const picture = await toPicture(file);
  const small = await compressImage(picture, limits(name, picture.type), { onProgress, signal });
  const bytes = await small.arrayBuffer();
  signal.throwIfAborted();
  onCompressed();
  const path = pathOf(name, small.type);
  const url = await uploadPicture(path, bytes, small.type, { ...storing, signal });
  return { path, url };
}
