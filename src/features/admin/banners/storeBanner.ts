import { uploadPicture } from '#data/library/storage.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { bannerMaxSide, bannerPath } from '#domain/pictures/bannerFile.ts';
import { compressImage } from '#shared/lib/compressImage.ts';

/** Of a stored banner: the home page's first picture must be there within a moment. */
const MAX_BYTES = 1024 ** 2;
const TYPE = 'image/webp';
const QUALITY = 0.85;

/** How the storing of a banner is followed and given up. */
export type StoringWork = {
  /** Told how far the compressing is, 0-100. */
  readonly onProgress: (percent: number) => void;
  /** The picture is small enough, and on its way. */
  readonly onCompressed: () => void;
  readonly signal: AbortSignal;
};

/**
 * Makes a banner of an image file and stores it under a name of its own.
 *
 * @param timeMs time of the upload, in ms: no two of a folder may have the same
 * @returns its path in the bucket
 * @throws CompressionError, DataError, or what the signal was aborted with
 */
export async function storeBanner(
  file: File,
  layout: BannerLayout,
  timeMs: number,
  { onProgress, onCompressed, signal }: StoringWork,
): Promise<string> {
  const limits = {
    maxBytes: MAX_BYTES,
    maxSidePx: bannerMaxSide(layout),
    type: TYPE,
    quality: QUALITY,
  };
  const banner = await compressImage(file, limits, { onProgress, signal });
  onCompressed();
  const path = bannerPath(file.name, banner.type, layout, timeMs);
  const bytes = await banner.arrayBuffer();
  await uploadPicture(path, bytes, banner.type, { overwrite: false, signal, bucket: 'banners' });
  return path;
}
