import type { UploadRow } from '../upload/useUploadQueue.ts';

/** A file and where it is to be stored. */
export type LibraryItem = {
  readonly id: number;
  readonly file: File;
  readonly folder: string;
  /** Its name there, without ending; '' until the names in the folder are known. */
  readonly base: string;
  /** Names of the files that were in the folder before. */
  readonly stored: ReadonlySet<string>;
};

/** What a file became; `name` is without its folder. */
export type StoredPicture = { readonly path: string; readonly name: string };

/** The progress of a file. */
export type LibraryRow = UploadRow<LibraryItem, StoredPicture>;
