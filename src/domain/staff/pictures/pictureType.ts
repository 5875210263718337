import type { PictureSize } from '../../catalogue/banner.ts';

export const TYPE_BYTES = 256;

/** First bytes of files of the types that the store keeps; a dot stands for any byte. */
const STARTS = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF.{4}WEBP/s],
] as const;

/** Main brands of HEIC and HEIF files. AVIF files may have `mif1` and `msf1`, too. */
const HEIC = /^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|heif|mif1|msf1)/s;
const AVIF_BRANDS = ['avif', 'avis'];

export type PictureType = (typeof STARTS)[number][0] | 'image/heic';

/**
 * Recognises, by their content, the four types that the store keeps. Photos of an iPhone, in HEIC or HEIF, are also
 * recognised by their name or declared type. `null`: another type.
 *
 * @param start the first {@link TYPE_BYTES} of the file, or all of it
 */
export function readPictureType(
  start: ArrayBuffer,
  { name, type: declaredType }: { readonly name: string; readonly type: string },
): PictureType | null {
  const bytes = new DataView(start);
  const text = String.fromCharCode(...new Uint8Array(start));
  const [type] = STARTS.find(([, pattern]) => pattern.test(text)) ?? [];
  if (type) return type;
  const isNamed = /\.(heic|heif|hif)$/i.test(name) || /^image\/hei[cf]\b/.test(declaredType);
  if (isNamed) return 'image/heic';
  if (!HEIC.test(text)) return null;
  // The size of the first box is in the first four bytes; its brands have four letters each.
  const others: readonly string[] = text.slice(16, bytes.getUint32(0)).match(/.{4}/gs) ?? [];
  return others.some((brand) => AVIF_BRANDS.includes(brand)) ? null : 'image/heic';
}

/** Returns the bytes of a GIF's colour table. */
const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/**
 * True if a file ends before its picture does: browsers show the rest grey or transparent, and report no error. Bytes
 * after the picture do not count: they are common, such as the video of a moving photo.
 */
export function isCutOff(file: ArrayBuffer, type: PictureType): boolean {
  const view = new DataView(file);
  const bytes = new Uint8Array(file);
  const { length } = bytes;
  const byte = (at: number) => bytes[at] ?? 0;
  // Some encoders leave out the padding byte (https://developers.google.com/speed/webp/docs/riff_container).
  if (type === 'image/webp') return length + 1 < 8 + view.getUint32(4, true);
  if (type === 'image/png') {
    for (let at = 8; at + 8 <= length; at += 12 + view.getUint32(at)) {
      if (view.getUint32(at + 4) === 0x49_45_4e_44) return false;
    }
    return true;
  }
  if (type === 'image/gif') {
    let at = 13 + colorTableBytes(byte(10));
    while (at < length && byte(at) !== 0x3b) {
      at += byte(at) === 0x2c ? 11 + colorTableBytes(byte(at + 9)) : 2;
      while (byte(at) > 0) at += byte(at) + 1;
      at += 1;
    }
    return at > length;
  }
  // JPEG: a preview before the scan has an end marker of its own, which the loop skips.
  let at = 2;
  while (at + 4 <= length && byte(at + 1) !== 0xda) {
    const isMarker = byte(at) === 0xff && byte(at + 1) !== 0xff;
    at += isMarker ? 2 + view.getUint16(at + 2) : 1;
  }
  while (at < length && !(byte(at) === 0xff && byte(at + 1) === 0xd9)) at += 1;
  return at >= length;
}

/** Largest file that is accepted; photos of phones are smaller. */
const MAX_FILE_BYTES = 40 * 1024 ** 2;

/** Most pixels of a picture: shrinking a larger one may crash the tab of a phone. */
const MAX_PIXELS = 70_000_000;

/** `otherFormat`: a picture of a type that the store does not keep, such as SVG. */
export type FileFault = 'empty' | 'notImage' | 'otherFormat' | 'heic' | 'tooLarge' | 'unreadable';

/** Finds why a file is refused; `null`: it is not. AVIF and such are refused only as banners. */
export function fileFault(
  file: Pick<File, 'type' | 'size'>,
  type: PictureType | null,
  size: PictureSize | null,
  isBanner: boolean,
): FileFault | null {
  if (file.size === 0) return 'empty';
  if (type === 'image/heic') return 'heic';
  if (type === null) {
    const isOther = /^image\/(?!jpe?g$|png$|webp$|gif$)/.test(file.type);
    if (!isOther) return 'notImage';
    if (isBanner) return 'otherFormat';
  }
  const { width, height } = size ?? { width: 0, height: 0 };
  return file.size > MAX_FILE_BYTES || width * height > MAX_PIXELS ? 'tooLarge' : null;
}
