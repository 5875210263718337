import { BANNER_SIZE, type BannerLayout, type PictureSize } from '../catalogue/banner.ts';
import { safeFileName } from './objectName.ts';
import type { PictureHeader } from './pictureHeader.ts';

/** @see docs/rules.md#buckets */
export const BANNER_FOLDER: Readonly<Record<BannerLayout, string>> = {
  desktop: 'banner desktop',
  mobile: 'banner mobile',
};

/** Largest file that is even tried: a photo of any phone is smaller. */
export const MAX_FILE_BYTES = 40 * 1024 ** 2;

/** Most pixels that a browser can be asked to shrink: beyond that a phone's tab dies. */
const MAX_PIXELS = 70_000_000;

/** Deviation from the recommended proportions that nobody sees. */
const SHAPE_TOLERANCE = 0.02;

/** Why a file cannot become a banner. */
export type BannerFileFault =
  /** It has no bytes. */
  | 'empty'
  /** It is no picture, whatever it is called. */
  | 'notImage'
  /** It is a picture of a kind that the store does not keep, such as SVG or HEIC. */
  | 'otherFormat'
  /** It has more bytes or pixels than a browser can be asked to shrink. */
  | 'tooLarge';

/** What is to be known about a picture before it becomes a banner. */
export type BannerSizeHint =
  /** Smaller than recommended: it is shown blurred. */
  | 'small'
  /** Other proportions than recommended: its edges are cut off. */
  | 'otherShape';

/**
 * @param declaredType the type of the file according to the device, such as 'image/svg+xml'
 * @param header of its content; `null`: the content is not a kind of picture that the store keeps
 * @returns `null`: it can become a banner
 */
export function bannerFileFault(
  declaredType: string,
  byteCount: number,
  header: PictureHeader | null,
): BannerFileFault | null {
  if (byteCount === 0) return 'empty';
  if (header === null) {
    const isOtherPicture = /^image\/(?!jpe?g$|png$|webp$|gif$)/.test(declaredType);
    return isOtherPicture ? 'otherFormat' : 'notImage';
  }
  const { width, height } = header.size ?? { width: 0, height: 0 };
  return byteCount > MAX_FILE_BYTES || width * height > MAX_PIXELS ? 'tooLarge' : null;
}

/**
 * How a picture differs from the recommended size, as far as a visitor can see it. A larger picture
 * of the same proportions does not differ.
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

/** Longest side in px that a banner keeps: twice the recommended, for screens that show that much. */
export function bannerMaxSide(layout: BannerLayout): number {
  const { width, height } = BANNER_SIZE[layout];
  return Math.max(width, height) * 2;
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

/** What staff read of a stored banner's name: without folder and time of upload. */
export function shownBannerName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(.)_\d{13}(?=\.[A-Za-z]+$|$)/, '$1');
}

/** When a banner was uploaded, in ms, by its name; `null`: it came some other way. */
export function bannerTimeMs(path: string): number | null {
  const [, time] = /._(\d{13})(?:\.[A-Za-z]+)?$/.exec(path) ?? [];
  return time === undefined ? null : Number(time);
}
