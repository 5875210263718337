import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { bannerFileFault, type BannerFileFault } from '#domain/pictures/bannerFile.ts';
import type { PictureContent, PictureHeader } from '#domain/pictures/pictureHeader.ts';
import { readHeader } from '../shared/upload/readHeader.ts';

export type ChosenFile = {
  readonly id: number;
  readonly file: File;
  readonly header: PictureHeader;
  /** Where it is stored, so that it only has to be activated; `null`: not yet. */
  readonly stored: { readonly path: string; readonly layout: BannerLayout } | null;
};

export type RefusedFile = {
  readonly name: string;
  readonly bytes: number;
  /** `unreadable`: the browser cannot read the file. */
  readonly fault: BannerFileFault | 'unreadable';
};

type CheckedFile =
  | { readonly file: File; readonly header: PictureHeader }
  | { readonly refused: RefusedFile };

/** Checks the content of a file, whatever its name. */
export async function checkFile(file: File): Promise<CheckedFile> {
  const refused = (fault: RefusedFile['fault']): CheckedFile => ({
    refused: { name: file.name, bytes: file.size, fault },
  });
  let header: PictureContent;
  try {
    header = await readHeader(file);
  } catch {
    return refused('unreadable');
  }
  const fault = bannerFileFault(file.type, file.size, header);
  if (fault !== null) return refused(fault);
  return header === null || header === 'heic' ? refused('notImage') : { file, header };
}
