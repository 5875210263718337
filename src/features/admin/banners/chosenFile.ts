import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { bannerFileFault, type BannerFileFault } from '#domain/pictures/bannerFile.ts';
import type { PictureHeader } from '#domain/pictures/pictureHeader.ts';
import { readHeader } from '../shared/upload/readHeader.ts';

/** An image file that is to become a banner. */
export type ChosenFile = {
  readonly id: number;
  readonly file: File;
  readonly header: PictureHeader;
  /** What `<img>` loads, before anything is stored; to be revoked. */
  readonly previewUrl: string;
  /** Where it is stored already: it only has to be activated. `null`: nowhere. */
  readonly stored: { readonly path: string; readonly layout: BannerLayout } | null;
};

/** A file that cannot become a banner. */
export type RefusedFile = {
  readonly name: string;
  readonly bytes: number;
  /** `unreadable`: the device does not hand it over. */
  readonly fault: BannerFileFault | 'unreadable';
};

/** What was found of a file, before it is listed. */
export type CheckedFile =
  | { readonly file: File; readonly header: PictureHeader }
  | { readonly refused: RefusedFile };

/** Looks at the content of a file, whatever it is called. */
export async function checkFile(file: File): Promise<CheckedFile> {
  const refused = (fault: RefusedFile['fault']): CheckedFile => ({
    refused: { name: file.name, bytes: file.size, fault },
  });
  let header: PictureHeader | null;
  try {
    header = await readHeader(file);
  } catch {
    return refused('unreadable');
  }
  const fault = bannerFileFault(file.type, file.size, header);
  if (fault !== null) return refused(fault);
  return header === null ? refused('notImage') : { file, header };
}
