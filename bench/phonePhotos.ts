import { join } from 'node:path';
import sharp from 'sharp';

/** 12 megapixels. */
const WIDTH = 4000;
const HEIGHT = 3000;
/** Enough detail for the usual 3 to 6 MB. */
const NOISE = { type: 'gaussian', mean: 128, sigma: 18 } as const;

/** A colour per photo, so that no two files are equal. */
const gradient = (index: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <linearGradient id="g" x2="1" y2="1">
        <stop stop-color="hsl(${index * 18} 60% 70%)"/><stop offset="1" stop-color="#334"/>
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#g)"/>
    </svg>`,
  );

/** Writes JPEGs of 12 megapixels into a folder. @returns their paths and total size */
export async function writePhonePhotos(
  folder: string,
  count: number,
): Promise<{ paths: string[]; byteCount: number }> {
  const noise = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise: NOISE },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  const paths: string[] = [];
  let byteCount = 0;
  for (let index = 0; index < count; index++) {
    const path = join(folder, `IMG_${String(index + 1).padStart(4, '0')}.jpg`);
    const { size } = await sharp(gradient(index))
      .composite([{ input: noise, blend: 'overlay' }])
      .jpeg({ quality: 90 })
      .toFile(path);
    paths.push(path);
    byteCount += size;
  }
  return { paths, byteCount };
}
