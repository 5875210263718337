import type { PictureSize } from '../catalogue/banner.ts';

/** Type and size of a picture according to its first bytes. */
export type PictureHeader = {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
  /** As it is shown, upright; `null`: unknown. */
  readonly size: PictureSize | null;
};

/**
 * The content of a file: a type that the store keeps, the format of iPhones, or `null` for
 * anything else.
 */
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
  const uint24 = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000;
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return {
        width: bytes.getUint16(26, true) & 0x3fff,
        height: bytes.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = bytes.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
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

/** A frame holds the size. C4, C8 and CC are other segments in the same range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const readJpeg: Reader = (bytes) => {
  let turned = false;
  let at = 2;
  while (bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    const length = bytes.getUint16(at + 2);
    if (isFrame(marker)) {
      const [height, width] = [bytes.getUint16(at + 5), bytes.getUint16(at + 7)];
      return turned ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xe1) turned ||= isTurned(bytes, at + 4);
    at += 2 + length;
  }
  return null;
};

const FORMATS: readonly {
  readonly type: PictureHeader['type'];
  readonly isIt: (bytes: DataView) => boolean;
  readonly read: Reader;
}[] = [
  { type: 'image/jpeg', isIt: (bytes) => bytes.getUint32(0) >>> 8 === 0xffd8ff, read: readJpeg },
  { type: 'image/png', isIt: (bytes) => bytes.getUint32(0) === 0x89504e47, read: readPng },
  { type: 'image/gif', isIt: (bytes) => ascii(bytes, 0, 4) === 'GIF8', read: readGif },
  {
    type: 'image/webp',
    isIt: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
    read: readWebp,
  },
];

/** `null` when the read goes beyond the end. */
function within<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Recognises the four types that the store keeps by their content.
 *
 * @param start the first {@link HEADER_BYTES} of the file, or all of it
 * @returns `null`: another type, or cut off
 */
export function readPictureHeader(start: ArrayBuffer): PictureHeader | null {
  const bytes = new DataView(start);
  const format = FORMATS.find(({ isIt }) => within(() => isIt(bytes)) === true);
  if (format === undefined) return null;
  const size = within(() => format.read(bytes));
  return { type: format.type, size: size && size.width > 0 && size.height > 0 ? size : null };
}

/** Main brands of HEIC and HEIF files. `mif1` and `msf1` are shared with AVIF. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

/**
 * Recognises the photos of an iPhone, in HEIC or HEIF, by their beginning.
 *
 * @param start the first bytes of the file, or all of it
 */
export function isHeicStart(start: ArrayBuffer): boolean {
  // The size of the first box is in the first four bytes; its brands have four letters each.
  const size = start.byteLength < 4 ? 0 : new DataView(start).getUint32(0);
  const box = new TextDecoder('latin1').decode(start.slice(4, Math.min(size, 256)));
  if (!box.startsWith('ftyp')) return false;
  const others: readonly string[] = box.slice(12).match(/.{4}/gs) ?? [];
  return BRANDS.includes(box.slice(4, 8)) && !AVIF_BRANDS.some((brand) => others.includes(brand));
}

/** Recognises a HEIC or HEIF picture by its name or declared type. */
export function isHeicNamed(name: string, declaredType: string): boolean {
  return /\.(heic|heif|hif)$/i.test(name) || /^image\/hei[cf]\b/.test(declaredType);
}
