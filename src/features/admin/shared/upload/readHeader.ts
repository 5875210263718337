import {
  HEADER_BYTES,
  readPictureHeader,
  type PictureHeader,
} from '#domain/pictures/pictureHeader.ts';

/**
 * @returns `null`: not a type that the store keeps
 * @throws DOMException when the browser cannot read the file
 */
export async function readHeader(file: File): Promise<PictureHeader | null> {
  return readPictureHeader(await file.slice(0, HEADER_BYTES).arrayBuffer());
}
