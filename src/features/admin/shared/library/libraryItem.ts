import type { UploadRow } from '../upload/useUploadQueue.ts';

/** A file of a batch. */
export type LibraryItem = {
  readonly id: number;
  readonly file: File;
  readonly folder: string;
  /** The stored name without ending; '' until the names in the folder are known. */
  readonly base: string;
  /** Names of the files that were in the folder before. */
  readonly stored: ReadonlySet<string>;
};

/** `name` is without its folder. */
export type StoredPicture = { readonly path: string; readonly name: string };

export type LibraryRow = UploadRow<LibraryItem, StoredPicture>;
