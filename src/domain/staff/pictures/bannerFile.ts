import { BANNER_SIZE, type BannerLayout, type PictureSize } from '../../catalogue/banner.ts';
import { safeFileName } from './objectName.ts';
import { nameOf } from './storedPicture.ts';

/** @see docs/rules.md#buckets */
export const BANNER_FOLDER: Readonly<Record<BannerLayout, string>> = {
  desktop: 'banner desktop',
  mobile: 'banner mobile',
};

export type BannerFile = { readonly bytes: number; readonly size: PictureSize | null };

/** Part by which proportions may differ from the recommended ones without being seen. */
const SHAPE_TOLERANCE = 0.02;

/** Warns of a picture below the recommended size, which looks blurred, and of another shape, which loses its edges. */
export function bannerSizeHints({ width, height }: PictureSize, layout: BannerLayout) {
  const wanted = BANNER_SIZE[layout];
  const shape = width / height / (wanted.width / wanted.height);
  const isSmall = width < wanted.width || height < wanted.height;
  const isOther = Math.abs(shape - 1) > SHAPE_TOLERANCE;
  return [...(isSmall ? (['small'] as const) : []), ...(isOther ? (['otherShape'] as const) : [])];
}

/** A banner of more bytes is stored no wider than recommended. */
const HEAVY_BYTES = 300_000;

/** Finds the longest side in px to store a banner with. One of few bytes may be larger, for screens of high density. */
export function bannerMaxSide(file: BannerFile, layout: BannerLayout): number {
  const wanted = BANNER_SIZE[layout];
  if (file.bytes <= HEAVY_BYTES || file.size === null) {
    return 2 * Math.max(wanted.width, wanted.height);
  }
  const { width, height } = file.size;
  return Math.floor(Math.max(width, height) * Math.min(1, wanted.width / width));
}

/** Makes the path of an uploaded banner; the time of the upload makes the name unique. */
export function bannerPath(fileName: string, type: string, layout: BannerLayout, timeMs: number) {
  const [, base = '_', ending = ''] = /^(.*?)(\.[a-z]+)?$/.exec(safeFileName(fileName, type)) ?? [];
  return `${BANNER_FOLDER[layout]}/${base}_${timeMs}${ending}`;
}

/** Returns the name that staff see: without folder and time of upload. */
export function shownBannerName(path: string): string {
  return nameOf(path).replace(/(.)_\d{13}(?=\.[A-Za-z]+$|$)/, '$1');
}

/** Reads the time of the upload in ms from the name; `null`: the name has none. */
export function bannerTimeMs(path: string): number | null {
  const [, time] = /._(\d{13})(?:\.[A-Za-z]+)?$/.exec(path) ?? [];
  return time === undefined ? null : Number(time);
}
