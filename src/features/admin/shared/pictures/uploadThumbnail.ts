import { uploadPicture } from '#data/library/storage.ts';
import { thumbnailPath } from '#domain/pictures/objectName.ts';
import { compressImage } from '#shared/lib/compressImage.ts';

/** @see spec §9 "thumbnails max 1 MB and 512 px longest side" */
const MAX_BYTES = 1024 ** 2;
const MAX_SIDE_PX = 512;
/** Of JPEG and webp: on a card the eye sees no loss, and the file is a fifth. */
const QUALITY = 0.85;

/** Types that a thumbnail keeps; others become webp. */
const KEPT_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** How the upload of a thumbnail is followed and given up. */
export type ThumbnailWork = {
  /** Told how far the compressing is, 0-100. */
  readonly onProgress: (percent: number) => void;
  /** The picture is small enough, and on its way. */
  readonly onCompressed: () => void;
  readonly signal: AbortSignal;
};

/**
 * Makes a thumbnail of an image file and stores it under a name of its own.
 *
 * @returns its address
 * @throws CompressionError, DataError, or what the signal was aborted with
 * @see spec §5 "Thumbnail upload"
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
