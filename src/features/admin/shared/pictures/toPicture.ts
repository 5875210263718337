import { libraryFileFault, type LibraryFileFault } from '#domain/pictures/libraryFile.ts';
import { HEADER_BYTES, readPictureHeader } from '#domain/pictures/pictureHeader.ts';

/**
 * Looks at the content of a file before anything unpacks it.
 *
 * @returns the file under the type of its content, whatever it is called, or why it is not tried
 * @throws DOMException when the device does not hand it over
 */
export async function toPicture(file: File): Promise<File | LibraryFileFault> {
  const header = readPictureHeader(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const fault = libraryFileFault(file.type, file.size, header);
  if (fault !== null) return fault;
  const type = header?.type ?? file.type;
  return type === file.type ? file : new File([file], file.name, { type });
}
