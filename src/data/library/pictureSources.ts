import { env } from '#config/env.ts';

const ORIGINALS = `${env.pictureOrigin}/storage/v1/object/public/`;

/** Widths in px of a picture that is shown at most 88 px wide, for screens of every pixel density. */
export const SMALL_WIDTHS_PX = [80, 160, 240] as const;

/**
 * Returns the `srcset` of a picture in the storage, with widths in px from 1 to 2500; `undefined`: the
 * picture is on another site, or the storage cannot resize.
 */
export function pictureSources(url: string | null, widths: readonly number[]): string | undefined {
  if (!env.imageRenditions || !url?.startsWith(ORIGINALS)) return undefined;
  const rendition = url.replace('/object/', '/render/image/') + (url.includes('?') ? '&' : '?');
  return widths
    .map((width) => `${rendition}width=${width}&resize=contain&quality=75 ${width}w`)
    .join(', ');
}
