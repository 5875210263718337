import { uploadPicture } from '#data/library/storage.ts';
import { thumbnailPath } from '#domain/pictures/objectName.ts';
import { compressImage } from '#shared/lib/compressImage.ts';

/** @see docs/rules.md#thumbnail-upload */
const MAX_BYTES = 1024 ** 2;
const MAX_SIDE_PX = 512;
/** For JPEG and webp: no visible loss on a card, and a fifth of the size. */
const QUALITY = 0.85;

/** Types that a thumbnail keeps; others become webp. */
const KEPT_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Progress callbacks and cancellation. */
export type ThumbnailWork = {
  /** Called with the progress of the compression, 0-100. */
  readonly onProgress: (percent: number) => void;
  /** Called when the picture is small enough and its request starts. */
  readonly onCompressed: () => void;
  readonly signal: AbortSignal;
};

/**
 * Makes an image file smaller and stores it under a new name.
 *
 * @returns its address
 * @throws CompressionError, DataError, or the abort reason of the signal
 * @see docs/rules.md#thumbnail-upload
 */
export async function uploadThumbnail(
  file: File,
  { onProgress, onCompressed, signal }: ThumbnailWork,
): Promise<string> {
  const type = KEPT_TYPES.includes(file.type) ? file.type : 'image/webp';
  const limits = { maxBytes: MAX_BYTES, maxSidePx: MAX_SIDE_PX, type, quality: QUALITY };
  const thumbnail = await compressImage(file, limits, { onProgress, signal });
  onCompressed();
  const path = thumbnailPath(file.name, thumbnail.type, Date.now());
  const bytes = await thumbnail.arrayBuffer();
  return uploadPicture(path, bytes, thumbnail.type, { overwrite: false, signal });
}
