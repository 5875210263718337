import type imageCompression from 'browser-image-compression';
import sharp from 'sharp';

type Settings = Parameters<typeof imageCompression>[1];
type Options = Required<Omit<Settings, 'signal'>> & Pick<Settings, 'signal'>;

export const compressions: Options[] = [];

/**
 * Stand-in for browser-image-compression, which needs a canvas: sharp compresses within the same limits.
 * Like the library, it rejects with an event instead of an error if the file is no picture.
 */
// oxlint-disable-next-line import/no-default-export -- like the library
export default async function compress(file: File, options: Options): Promise<Blob> {
  compressions.push(options);
  const side = options.maxWidthOrHeight;
  const picture = sharp(new Uint8Array(await file.arrayBuffer()))
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const [, format = 'png'] = options.fileType.split('/');
  try {
    const bytes = await (
      format === 'jpeg' ? picture.jpeg() : format === 'png' ? picture.png() : picture.webp()
    ).toBuffer();
    options.signal?.throwIfAborted();
    return new Blob([new Uint8Array(bytes)], { type: options.fileType });
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- like the library
    throw new Event('error');
  }
}
