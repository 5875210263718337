import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A file as `setInputFiles` takes it. */
export type GivenFile = {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
};

type Size = readonly [width: number, height: number];

/** A picture with soft spots of every shade; made small and enlarged, because noise is slow. */
async function photo([width, height]: Size): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const spots = { width: 60, height: 45, channels: 3, background: '#888888', noise } as const;
  const small = await sharp({ create: spots }).png().toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill' });
}

/** A photo as a phone makes it: 12 megapixels, turned by 90 degrees, with its location. */
async function phonePhoto(): Promise<Buffer> {
  const sky = { create: { width: 400, height: 3000, channels: 3, background: '#ff0000' } } as const;
  const picture = await photo([4000, 3000]);
  return picture
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function animation(): Promise<Buffer> {
  const frames = ['#c0392b', '#2980b9'].map((background) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(~crc >>> 0);
  return Buffer.concat([length, body, check]);
}

/** A black square: a few bytes as a file, hundreds of megabytes once decoded. */
function blackPng(sidePx: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sidePx, 0);
  header.writeUInt32BE(sidePx, 4);
  header[8] = 1; // one bit for a pixel
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(sidePx / 8)) * sidePx));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const TRANSPARENT = { width: 800, height: 600, channels: 4, background: '#c8000000' } as const;

export const PICTURE_FILES = {
  phonePhoto: ['Foto del niño (1).jpg', 'image/jpeg', phonePhoto],
  transparent: [
    'transparente.png',
    'image/png',
    () => sharp({ create: TRANSPARENT }).png().toBuffer(),
  ],
  gif: ['animada.gif', 'image/gif', animation],
  svg: [
    'marca.svg',
    'image/svg+xml',
    async () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><script>document.title = "x"</script><rect width="900" height="300" fill="green"/></svg>',
      ),
  ],
  bomb: ['bomba.png', 'image/png', async () => blackPng(9_000)],
} as const satisfies Readonly<Record<string, readonly [string, string, () => Promise<Buffer>]>>;

export async function givenFile(kind: keyof typeof PICTURE_FILES): Promise<GivenFile> {
  const [name, mimeType, make] = PICTURE_FILES[kind];
  return { name, mimeType, buffer: await make() };
}

export async function photoFile(name: string, size: Size = [300, 200]): Promise<GivenFile> {
  return { name, mimeType: 'image/jpeg', buffer: await (await photo(size)).jpeg().toBuffer() };
}
