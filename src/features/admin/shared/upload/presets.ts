import type { UploadOptions } from '#data/library/storage.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { bannerMaxSide, bannerPath } from '#domain/pictures/bannerFile.ts';
import { LIBRARY_TYPE, libraryFileName } from '#domain/pictures/libraryFile.ts';
import { thumbnailPath } from '#domain/pictures/objectName.ts';
import type { CompressionLimits } from '#shared/lib/compressImage.ts';

const MIB = 1024 ** 2;

/** How the uploads of one screen are stored. `Name` is what the stored name is made of. */
export type UploadPreset<Name> = {
  /** Files in flight at the same time: each needs the memory of a photo. */
  readonly atOnce: number;
  /** @param type of the chosen file's content */
  readonly limits: (name: Name, type: string) => CompressionLimits;
  /**
   * Path from the root of the bucket.
   *
   * @param type of the compressed picture
   */
  readonly pathOf: (name: Name, type: string) => string;
  readonly storing: Omit<UploadOptions, 'signal'>;
};

/** A picture of the library replaces one of its name; `base` is its name without ending. */
export const LIBRARY: UploadPreset<{ readonly folder: string; readonly base: string }> = {
  atOnce: 3,
  // The limit of the bucket; a picture of 1200 px stays far below it.
  limits: () => ({ maxBytes: 5 * MIB, maxSidePx: 1200, type: LIBRARY_TYPE, quality: 0.8 }),
  pathOf: ({ folder, base }, type) => `${folder}/${libraryFileName(base, type)}`,
  storing: { overwrite: true },
};

/** Types that a thumbnail keeps; others become webp. */
const KEPT_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** A thumbnail has a unique name: that of the file with the time in front. */
export const THUMBNAIL: UploadPreset<string> = {
  atOnce: 1,
  limits: (_, type) => ({
    maxBytes: MIB,
    maxSidePx: 512,
    type: KEPT_TYPES.includes(type) ? type : 'image/webp',
    // The loss is not visible on a card, and the file is a fifth of the size.
    quality: 0.85,
  }),
  pathOf: (fileName, type) => thumbnailPath(fileName, type, uploadTimeMs()),
  storing: { overwrite: false },
};

/** A banner has a unique name: that of the file with the time at the end. */
export const BANNER: UploadPreset<{ readonly fileName: string; readonly layout: BannerLayout }> = {
  // One at a time: the order of the uploads is that of the home page.
  atOnce: 1,
  limits: ({ layout }) => ({
    // It is the first picture of the home page, which must load fast.
    maxBytes: MIB,
    maxSidePx: bannerMaxSide(layout),
    type: 'image/webp',
    quality: 0.85,
  }),
  pathOf: ({ fileName, layout }, type) => bannerPath(fileName, type, layout, uploadTimeMs()),
  storing: { overwrite: false, bucket: 'banners' },
};

let lastTimeMs = 0;

/** The time in ms, never the same twice, so that two files of one name get different paths. */
function uploadTimeMs(): number {
  lastTimeMs = Math.max(Date.now(), lastTimeMs + 1);
  return lastTimeMs;
}
