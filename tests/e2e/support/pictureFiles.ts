import sharp, { type Sharp } from 'sharp';

type Size = readonly [width: number, height: number];

/** Makes a file for `setInputFiles`. */
const fileOf = (name: string, type: string, buffer: Buffer) => ({
  name,
  mimeType: `image/${type}`,
  buffer,
});

/** Makes a picture with soft spots of every shade: enlarges a small picture of noise, because noise is slow. */
async function photo([width, height]: Size): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const spots = { width: 60, height: 45, channels: 3, background: '#888888', noise } as const;
  const small = await sharp({ create: spots }).png().toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill' });
}

export const photoFile = async (name: string, size: Size) =>
  fileOf(name, 'jpeg', await (await photo(size)).jpeg().toBuffer());

const plain = (width: number, height: number, background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } });

/** Makes a photo like that of a phone: 12 megapixels, turned by 90 degrees, with the location in its EXIF data. */
async function phonePhoto(): Promise<Buffer> {
  const redEdge = await plain(400, 3000, '#ff0000').png().toBuffer();
  const picture = await photo([4000, 3000]);
  return picture
    .composite([{ input: redEdge, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function animation(): Promise<Buffer> {
  const frames = ['#c0392b', '#2980b9'].map((color) => plain(300, 200, color).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><script>document.title = "x"</script><rect width="900" height="300" fill="green"/></svg>';

export async function picturesOfEveryKind() {
  const transparent = plain(800, 600, '#c8000000', 4).png();
  // A decompression bomb: a small file with hundreds of megabytes once decoded.
  const bomb = plain(9_000, 9_000, '#000000').toColourspace('b-w').png();
  return [
    fileOf('Foto del niño (1).jpg', 'jpeg', await phonePhoto()),
    fileOf('transparente.png', 'png', await transparent.toBuffer()),
    fileOf('bomba.png', 'png', await bomb.toBuffer()),
    fileOf('animada.gif', 'gif', await animation()),
    fileOf('marca.svg', 'svg+xml', Buffer.from(SVG)),
  ];
}
