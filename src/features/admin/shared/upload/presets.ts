import { uploadPicture, type UploadOptions } from '#data/library/staff/storage.ts';
import type { BannerLayout, PictureSize } from '#domain/catalogue/banner.ts';
import { type BannerFile, bannerMaxSide, bannerPath } from '#domain/staff/pictures/bannerFile.ts';
import { LIBRARY_TYPE, libraryFileName } from '#domain/staff/pictures/libraryFile.ts';
import { thumbnailPath } from '#domain/staff/pictures/objectName.ts';
import {
  fileFault,
  isCutOff,
  type FileFault,
  readPictureType,
  TYPE_BYTES,
} from '#domain/staff/pictures/pictureType.ts';
import { compressImage, type CompressionLimits } from './compressImage.ts';

const MIB = 1024 ** 2;

export type UploadPreset = {
  /** A thumbnail is one file, which is sent as soon as it is chosen. */
  readonly area: 'library' | 'thumbnail' | 'banner';
  /** Folder of the library; '' is the root, which accepts no files. */
  readonly folder?: string;
  readonly layout?: BannerLayout;
  readonly accept: string;
  /** Files in flight at the same time: each needs the memory of a photo. */
  readonly atOnce: number;
  readonly limits: (type: string, file: BannerFile) => CompressionLimits;
  /** Path from the root of the bucket. In the library `name` is the stored one, without ending. */
  readonly pathOf: (name: string, type: string) => string;
  readonly storing: Omit<UploadOptions, 'signal'>;
};

export const libraryPreset = (folder: string): UploadPreset => ({
  area: 'library',
  folder,
  accept: 'image/*',
  atOnce: 3,
  // The limit of the bucket; a picture of 1200 px stays far below it.
  limits: () => ({ maxBytes: 5 * MIB, maxSidePx: 1200, type: LIBRARY_TYPE, quality: 0.8 }),
  pathOf: (base, type) => `${folder}/${libraryFileName(base, type)}`,
  storing: { overwrite: true },
});

export const THUMBNAIL: UploadPreset = {
  area: 'thumbnail',
  accept: 'image/*',
  atOnce: 1,
  limits: (type) => ({
    maxBytes: MIB,
    maxSidePx: 512,
    type: ['image/jpeg', 'image/png'].includes(type) ? type : 'image/webp',
    // The loss is not visible on a card, and the file is a fifth of the size.
    quality: 0.85,
  }),
  pathOf: (fileName, type) => thumbnailPath(fileName, type, Date.now()),
  storing: { overwrite: false },
};

export const bannerPreset = (layout: BannerLayout): UploadPreset => ({
  area: 'banner',
  layout,
  accept: 'image/jpeg,image/png,image/webp,image/gif',
  // One at a time: the order of the uploads is that of the home page.
  atOnce: 1,
  limits: (_type, file) => ({
    // The first picture of the home page must load fast.
    maxBytes: MIB,
    maxSidePx: bannerMaxSide(file, layout),
    type: 'image/webp',
    quality: 0.85,
  }),
  pathOf: (fileName, type) => bannerPath(fileName, type, layout, Date.now()),
  storing: { overwrite: false, bucket: 'banners' },
});

export class RefusedFileError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

export type Stored = { readonly path: string; readonly url: string };

export type Upload = {
  readonly id: string;
  readonly file: File;
  /** `null` until its content has been read. */
  readonly content: PictureContent | null;
  readonly step: 'chosen' | 'waiting' | 'compressing' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Tells why the file cannot be uploaded, or why the last attempt failed; `null`: neither. */
  readonly error: unknown;
  /** Path in the library, without ending, that the last attempt chose. */
  readonly target: string | null;
  /** Place of the stored file: the next attempt repeats only the steps after it. */
  readonly stored: Stored | null;
};

export type PictureContent = { readonly type: string; readonly size: PictureSize | null };

/** Size of the upright picture, which a browser tells without decoding it. */
async function sizeOf(file: File): Promise<PictureSize | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await new Promise((resolve) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', resolve);
  });
  URL.revokeObjectURL(image.src);
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 && height > 0 ? { width, height } : null;
}

/** @throws RefusedFileError, or DOMException when the browser cannot read the file */
export async function readPicture(file: File, area: UploadPreset['area']): Promise<PictureContent> {
  const type = readPictureType(await file.slice(0, TYPE_BYTES).arrayBuffer(), file);
  const size = await sizeOf(file);
  const fault = fileFault(file, type, size, area === 'banner');
  if (fault !== null) throw new RefusedFileError(fault);
  if (type !== null && isCutOff(await file.arrayBuffer(), type)) {
    throw new RefusedFileError('unreadable');
  }
  return { type: type ?? file.type, size };
}

/** @throws CompressionError, DataError, the reason of the signal, or as {@link readPicture} */
export async function storePicture(
  file: File,
  preset: UploadPreset,
  name: string,
  onCompressed: () => void,
  signal: AbortSignal,
): Promise<Stored> {
  // The browser reports a type by the name of the file, which may be wrong.
  const { type, size } = await readPicture(file, preset.area);
  const picture = type === file.type ? file : new File([file], file.name, { type });
  const small = await compressImage(
    picture,
    preset.limits(type, { bytes: file.size, size }),
    signal,
  );
  const bytes = await small.arrayBuffer();
  signal.throwIfAborted();
  onCompressed();
  const path = preset.pathOf(name, small.type);
  const url = await uploadPicture(path, bytes, small.type, { ...preset.storing, signal });
  return { path, url };
}
