import type { PictureSize } from '../catalogue/banner.ts';

/** Type and size of a picture according to its first bytes. */
export type PictureHeader = {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
  /** As it is shown, upright; `null`: unknown. */
  readonly size: PictureSize | null;
};

/** A type that the store keeps, the format of iPhones, or `null` for anything else. */
export type PictureContent = PictureHeader | 'heic' | null;

/** Bytes to read: in a photo the colour profile and a small preview come before the size. */
export const HEADER_BYTES = 512 * 1024;

type Reader = (bytes: DataView) => PictureSize | null;

function ascii(bytes: DataView, start: number, length: number): string {
  const codes = Array.from({ length }, (_, index) => bytes.getUint8(start + index));
  return String.fromCharCode(...codes);
}

const readPng: Reader = (bytes) => ({ width: bytes.getUint32(16), height: bytes.getUint32(20) });

const readGif: Reader = (bytes) => ({
  width: bytes.getUint16(6, true),
  height: bytes.getUint16(8, true),
});

const readWebp: Reader = (bytes) => {
  const uint14 = (at: number) => bytes.getUint16(at, true) & 0x3fff;
  const uint24 = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000;
  const kind = ascii(bytes, 12, 4);
  if (kind === 'VP8 ') return { width: uint14(26), height: uint14(28) };
  if (kind === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind !== 'VP8L') return null;
  const bits = bytes.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** EXIF orientations from 5 rotate the picture by a quarter turn, which swaps its sides. */
function isTurned(bytes: DataView, start: number): boolean {
  if (ascii(bytes, start, 6) !== 'Exif\0\0') return false;
  const tiff = start + 6;
  const isLittle = bytes.getUint16(tiff) === 0x4949;
  const directory = tiff + bytes.getUint32(tiff + 4, isLittle);
  const count = bytes.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (bytes.getUint16(entry, isLittle) === 0x0112) {
      return bytes.getUint16(entry + 8, isLittle) >= 5;
    }
  }
  return false;
}

const readJpeg: Reader = (bytes) => {
  let turned = false;
  let at = 2;
  while (bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    // A frame holds the size. C4, C8 and CC are other segments in the same range.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.getUint16(at + 5), bytes.getUint16(at + 7)];
      return turned ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xe1) turned ||= isTurned(bytes, at + 4);
    at += 2 + bytes.getUint16(at + 2);
  }
  return null;
};

const FORMATS: readonly {
  readonly type: PictureHeader['type'];
  /** The first bytes; a dot stands for any. */
  readonly start: RegExp;
  readonly read: Reader;
}[] = [
  { type: 'image/jpeg', start: /^\xff\xd8\xff/, read: readJpeg },
  { type: 'image/png', start: /^\x89PNG/, read: readPng },
  { type: 'image/gif', start: /^GIF8/, read: readGif },
  { type: 'image/webp', start: /^RIFF.{4}WEBP/s, read: readWebp },
];

/** Main brands of HEIC and HEIF files. `mif1` and `msf1` are shared with AVIF. */
const HEIC = /^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|heif|mif1|msf1)/s;
const AVIF_BRANDS = ['avif', 'avis'];

/**
 * Recognises the four types that the store keeps by their content, and photos of an iPhone, in HEIC or
 * HEIF, also by their name or declared type.
 *
 * @param start the first {@link HEADER_BYTES} of the file, or all of it
 */
export function readPictureContent(
  start: ArrayBuffer,
  { name, type: declaredType }: { readonly name: string; readonly type: string },
): PictureContent {
  const bytes = new DataView(start);
  const text = ascii(bytes, 0, Math.min(256, start.byteLength));
  const format = FORMATS.find((one) => one.start.test(text));
  if (format) {
    let size: PictureSize | null = null;
    try {
      size = format.read(bytes);
    } catch (error) {
      // It is cut off.
      if (!(error instanceof RangeError)) throw error;
    }
    return { type: format.type, size: size && size.width > 0 && size.height > 0 ? size : null };
  }
  const isNamed = /\.(heic|heif|hif)$/i.test(name) || /^image\/hei[cf]\b/.test(declaredType);
  if (isNamed) return 'heic';
  if (!HEIC.test(text)) return null;
  // The size of the first box is in the first four bytes; its brands have four letters each.
  const others: readonly string[] = text.slice(16, bytes.getUint32(0)).match(/.{4}/gs) ?? [];
  return others.some((brand) => AVIF_BRANDS.includes(brand)) ? null : 'heic';
}

/** Largest file that is accepted; photos of phones are smaller. */
const MAX_FILE_BYTES = 40 * 1024 ** 2;

/** Shrinking a larger picture may crash the tab of a phone. */
const MAX_PIXELS = 70_000_000;

/** `otherFormat`: a picture of a type that the store does not keep, such as SVG. */
export type FileFault = 'empty' | 'notImage' | 'otherFormat' | 'heic' | 'tooLarge';

/**
 * Why a file cannot be stored. Other formats, such as AVIF or SVG, are refused as a banner only: the
 * browser may be able to decode them.
 *
 * @param declaredType the type of the file according to the browser, such as 'image/svg+xml'
 * @see docs/rules.md#library-upload
 */
export function fileFault(
  declaredType: string,
  byteCount: number,
  content: PictureContent,
  isBanner: boolean,
): FileFault | null {
  if (byteCount === 0) return 'empty';
  if (content === 'heic') return 'heic';
  if (content === null) {
    const isOther = /^image\/(?!jpe?g$|png$|webp$|gif$)/.test(declaredType);
    if (!isOther) return 'notImage';
    if (isBanner) return 'otherFormat';
  }
  const { width, height } = content?.size ?? { width: 0, height: 0 };
  return byteCount > MAX_FILE_BYTES || width * height > MAX_PIXELS ? 'tooLarge' : null;
}
