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
  /** The use of the files. A thumbnail is one file, which is sent as soon as it is chosen. */
  readonly area: 'library' | 'thumbnail' | 'banner';
  /** Folder of the library that stores the files; '' is the root, which accepts none. */
  readonly folder?: string;
  readonly layout?: BannerLayout;
  readonly accept: string;
  /** Number of files that are compressed and sent at the same time: each one needs the memory of a photo. */
  readonly atOnce: number;
  readonly limits: (type: string, file: BannerFile) => CompressionLimits;
  /** Returns the path in the bucket. `name` is the name of the file, in the library the stored one without ending. */
  readonly pathOf: (name: string, type: string) => string;
  readonly storing: Omit<UploadOptions, 'signal'>;
};

export const libraryPreset = (folder: string): UploadPreset => ({
  area: 'library',
  folder,
  accept: 'image/*',
  atOnce: 3,
  // 5 MiB is the limit of the bucket; a picture of 1200 px is much smaller.
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
    // On a card the loss is not visible, and the file has a fifth of the size.
    quality: 0.85,
  }),
  pathOf: (fileName, type) => thumbnailPath(fileName, type, Date.now()),
  storing: { overwrite: false },
};

export const bannerPreset = (layout: BannerLayout): UploadPreset => ({
  area: 'banner',
  layout,
  accept: 'image/jpeg,image/png,image/webp,image/gif',
  // The home page shows banners in the order in which they were uploaded, so they are sent one by one.
  atOnce: 1,
  limits: (_type, file) => ({
    // At most 1 MiB, because the first picture of the home page must load fast.
    maxBytes: MIB,
    maxSidePx: bannerMaxSide(file, layout),
    type: 'image/webp',
    quality: 0.85,
  }),
  pathOf: (fileName, type) => bannerPath(fileName, type, layout, Date.now()),
  storing: { overwrite: false, bucket: 'banners' },
});

/** Says why the shop does not accept a file; thrown before the file is sent. */
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
  /** Type and size; `null` until the file has been read. */
  readonly content: PictureContent | null;
  readonly step: 'chosen' | 'waiting' | 'compressing' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Tells why the file cannot be uploaded, or why the last attempt failed; `null`: neither. */
  readonly error: unknown;
  /** Path in the library, without ending, that the last attempt chose. */
  readonly target: string | null;
  /** Where the file is stored: the next attempt does not send it again. `null`: it is not stored. */
  readonly stored: Stored | null;
};

export type PictureContent = { readonly type: string; readonly size: PictureSize | null };

/** Measures the upright picture, which browsers do without decoding it; `null`: the file does not load. */
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

/** Reads and checks a file. @throws RefusedFileError, or DOMException if the browser cannot read the file */
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

/** Compresses and stores a picture. @throws CompressionError, DataError, the signal's reason, or as `readPicture` */
export async function storePicture(
  file: File,
  preset: UploadPreset,
  name: string,
  onCompressed: () => void,
  signal: AbortSignal,
): Promise<Stored> {
  // `file.type` comes from the ending of the file's name, which may be wrong: the content tells the type.
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
