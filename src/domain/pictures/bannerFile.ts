import { nameOf } from './storedPicture.ts';
import { BANNER_SIZE, type BannerLayout, type PictureSize } from '../catalogue/banner.ts';
import { safeFileName } from './objectName.ts';
import type { PictureContent } from './pictureHeader.ts';

/** @see docs/rules.md#buckets */
export const BANNER_FOLDER: Readonly<Record<BannerLayout, string>> = {
  desktop: 'banner desktop',
  mobile: 'banner mobile',
};

/** Largest file that is accepted; photos of phones are smaller. */
export const MAX_FILE_BYTES = 40 * 1024 ** 2;

/** Shrinking a larger picture may crash the tab of a phone. */
const MAX_PIXELS = 70_000_000;

/** Deviation from the recommended proportions that is not visible. */
const SHAPE_TOLERANCE = 0.02;

/** Why a file cannot become a banner. */
export type BannerFileFault =
  | 'empty'
  | 'notImage'
  /** A picture of a type that the store does not keep, such as SVG. */
  | 'otherFormat'
  /** A photo in the format of iPhones, which most browsers cannot read. */
  | 'heic'
  /** Too many bytes or pixels for a browser to shrink. */
  | 'tooLarge';

/** A warning about a picture before it becomes a banner. */
export type BannerSizeHint =
  /** Smaller than recommended: it looks blurred. */
  | 'small'
  /** Other proportions than recommended: its edges are cut off. */
  | 'otherShape';

/**
 * @param declaredType the type of the file according to the browser, such as 'image/svg+xml'
 * @returns `null`: it can become a banner
 */
export function bannerFileFault(
  declaredType: string,
  byteCount: number,
  header: PictureContent,
): BannerFileFault | null {
  if (byteCount === 0) return 'empty';
  if (header === 'heic') return 'heic';
  if (header === null) {
    const isOtherPicture = /^image\/(?!jpe?g$|png$|webp$|gif$)/.test(declaredType);
    return isOtherPicture ? 'otherFormat' : 'notImage';
  }
  const { width, height } = header.size ?? { width: 0, height: 0 };
  return byteCount > MAX_FILE_BYTES || width * height > MAX_PIXELS ? 'tooLarge' : null;
}

/**
 * How a picture visibly differs from the recommended size. A larger picture of the same proportions
 * does not differ.
 *
 * @see docs/rules.md#banner-screen
 */
export function bannerSizeHints(
  { width, height }: PictureSize,
  layout: BannerLayout,
): readonly BannerSizeHint[] {
  const wanted = BANNER_SIZE[layout];
  const shape = width / height / (wanted.width / wanted.height);
  const isSmall = width < wanted.width || height < wanted.height;
  const isOther = Math.abs(shape - 1) > SHAPE_TOLERANCE;
  return [...(isSmall ? (['small'] as const) : []), ...(isOther ? (['otherShape'] as const) : [])];
}

/**
 * Where an uploaded banner is stored.
 *
 * @param type of its content, such as 'image/webp'
 * @param timeMs of the upload, in ms; makes the name unique
 * @see docs/rules.md#picture-files
 */
export function bannerPath(
  fileName: string,
  type: string,
  layout: BannerLayout,
  timeMs: number,
): string {
  const [, base = '_', ending = ''] = /^(.*?)(\.[a-z]+)?$/.exec(safeFileName(fileName, type)) ?? [];
  return `${BANNER_FOLDER[layout]}/${base}_${timeMs}${ending}`;
}

/** The name that staff see: without folder and time of upload. */
export function shownBannerName(path: string): string {
  return nameOf(path).replace(/(.)_\d{13}(?=\.[A-Za-z]+$|$)/, '$1');
}

/** Time of the upload in ms, from the name; `null`: the name has none. */
export function bannerTimeMs(path: string): number | null {
  const [, time] = /._(\d{13})(?:\.[A-Za-z]+)?$/.exec(path) ?? [];
  return time === undefined ? null : Number(time);
}
