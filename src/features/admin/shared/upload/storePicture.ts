import { uploadPicture } from '#data/library/storage.ts';
import type { BannerFileFault } from '#domain/pictures/bannerFile.ts';
import { isHeicNamed, isHeicStart } from '#domain/pictures/heicFile.ts';
import {
  HEADER_BYTES,
  readPictureHeader,
  type PictureHeader,
} from '#domain/pictures/pictureHeader.ts';
import { compressImage } from '#shared/lib/compressImage.ts';
import type { UploadPreset } from './presets.ts';

/** The content of a file cannot be stored as a picture. */
export class RefusedFileError extends Error {
  readonly fault: BannerFileFault;

  constructor(fault: BannerFileFault) {
    super(fault);
    this.name = 'RefusedFileError';
    this.fault = fault;
  }
}

/** A stored file: its path from the root of the bucket, and its address. */
export type Stored = { readonly path: string; readonly url: string };

/**
 * What a file is by its content, whatever its name.
 *
 * @returns `null`: a format that only the browser may know
 * @throws RefusedFileError, or DOMException when the browser cannot read the file
 */
export async function readPicture(
  file: File,
  { faultOf }: UploadPreset,
): Promise<PictureHeader | null> {
  const start = await file.slice(0, HEADER_BYTES).arrayBuffer();
  const header = readPictureHeader(start);
  const isHeic = header === null && (isHeicStart(start) || isHeicNamed(file.name, file.type));
  const fault = faultOf(file.type, file.size, isHeic ? 'heic' : header);
  if (fault !== null) throw new RefusedFileError(fault);
  return header;
}

/**
 * Compresses an image file and stores it.
 *
 * @param onCompressed called when it is about to be sent
 * @throws CompressionError, DataError, the reason of the signal, or as {@link readPicture}
 */
export async function storePicture(
  file: File,
  preset: UploadPreset,
  name: string,
  onCompressed: () => void,
  signal: AbortSignal,
): Promise<Stored> {
  // The browser reports a type by the name of the file, which may be wrong.
  const { type } = (await readPicture(file, preset)) ?? file;
  const picture = type === file.type ? file : new File([file], file.name, { type });
  const small = await compressImage(picture, preset.limits(type), signal);
  const bytes = await small.arrayBuffer();
  signal.throwIfAborted();
  onCompressed();
  const path = preset.pathOf(name, small.type);
  const url = await uploadPicture(path, bytes, small.type, { ...preset.storing, signal });
  return { path, url };
}
