import { saveFile } from '#lib/saveFile.ts';

const WEBP = 'image/webp';
const WEBP_QUALITY = 0.92;

async function toWebp(picture: Blob): Promise<Blob> {
  if (picture.type === WEBP) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  });
  const context = canvas.getContext('2d');
  // The browser may return no context, for example if memory is short. An empty picture must not be saved.
  if (context === null) throw new Error('this browser draws no picture');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const converted = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, WEBP, WEBP_QUALITY);
  });
  // `toBlob` returns a PNG if the browser cannot write webp
  // (https://developer.mozilla.org/en-US/docs/Web/API/HTMLCanvasElement/toBlob).
  if (converted?.type !== WEBP) throw new Error('this browser writes no webp');
  return converted;
}

/** Saves a picture as webp on the visitor's device. @throws Error if the picture cannot be converted */
export async function savePicture(picture: Blob, fileName: string): Promise<void> {
  saveFile(await toWebp(picture), fileName);
}
