import { isHeicNamed, isHeicStart } from '#domain/pictures/heicFile.ts';
import {
  HEADER_BYTES,
  readPictureHeader,
  type PictureContent,
} from '#domain/pictures/pictureHeader.ts';

/**
 * What a file is by its content, and only if that is unknown by its name.
 *
 * @throws DOMException when the browser cannot read the file
 */
export async function readHeader(file: File): Promise<PictureContent> {
  const start = await file.slice(0, HEADER_BYTES).arrayBuffer();
  const header = readPictureHeader(start);
  if (header !== null) return header;
  return isHeicStart(start) || isHeicNamed(file.name, file.type) ? 'heic' : null;
}
