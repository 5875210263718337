import {
  HEADER_BYTES,
  readPictureHeader,
  type PictureHeader,
} from '#domain/pictures/pictureHeader.ts';

/**
 * Reads what the content of a file is, whatever the file is called.
 *
 * @returns `null`: none of the pictures that the store keeps
 * @throws DOMException when the device does not hand the file over
 */
export async function readHeader(file: File): Promise<PictureHeader | null> {
  return readPictureHeader(await file.slice(0, HEADER_BYTES).arrayBuffer());
}
