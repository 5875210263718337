import { env } from '../config/env.ts';
import { UPLOAD_TIMEOUT_MS } from '../config/limits.ts';
import { storageRequest } from './storageRequest.ts';

/** The bucket of product pictures: roots `highres` and `thumbnails`. @see spec §4 "Storage" */
const BUCKET = 'productsamples';

/** For how long browsers keep a picture, in seconds. @see spec §9 "upload cache" */
const CACHE_SECONDS = 3600;

/** A file in the picture bucket. */
export type StoredFile = {
  /** Without its folder. */
  readonly name: string;
  /** With its folder, from the root of the bucket. */
  readonly path: string;
  /** What `<img>` loads. */
  readonly url: string;
};

/** One page of a folder. */
export type FolderPage = {
  /** Names of the folders in it. */
  readonly folders: readonly string[];
  readonly files: readonly StoredFile[];
  /** Where the next page starts; `null` after the last one. */
  readonly nextOffset: number | null;
};

/** Which page of a folder, and in what order. */
export type FolderQuery = {
  readonly offset: number;
  /** Most entries of one answer, files and folders together. */
  readonly limit: number;
  /** Sorted by name otherwise. */
  readonly isNewestFirst?: boolean | undefined;
};

/** An entry of a listing: relative to the folder that was listed, `id: null` for a folder. */
type ListedRow = { readonly name: string; readonly id: string | null };

/** A path in an address, as the storage's own client writes it; a `?` would end it. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F');
}

/** Address of a file of the picture bucket. */
export function publicUrl(path: string): string {
  return `${env.backendUrl}/storage/v1/object/public/${BUCKET}/${encodePath(path)}`;
}

/**
 * One page of a folder of the picture bucket, for staff; others are shown nothing.
 *
 * @param folder such as 'highres/camisetas'; '' is the root
 * @param signal gives the reading up
 * @throws DataError
 * @see spec §7 "Storage"
 */
export async function listFolder(
  folder: string,
  { offset, limit, isNewestFirst = false }: FolderQuery,
  signal?: AbortSignal,
): Promise<FolderPage> {
  const sortBy = isNewestFirst
    ? { column: 'created_at', order: 'desc' }
    : { column: 'name', order: 'asc' };
  const answer = await storageRequest(`/object/list/${BUCKET}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefix: folder, limit, offset, sortBy }),
    ...(signal && { signal }),
  });
  const rows = answer as readonly ListedRow[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the storage's own answer
  const prefix = folder === '' ? '' : `${folder}/`;
  return {
    folders: rows.filter(({ id }) => id === null).map(({ name }) => name),
    files: rows
      .filter(({ id }) => id !== null)
      .map(({ name }) => ({ name, path: prefix + name, url: publicUrl(prefix + name) })),
    nextOffset: rows.length < limit ? null : offset + rows.length,
  };
}

/** How a file is stored. */
export type UploadOptions = {
  /** Replace a file of the same name; otherwise that is a `duplicate`. */
  readonly overwrite: boolean;
  /** Gives the upload up. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Stores a picture in the picture bucket.
 *
 * @param path from the root of the bucket; domain/objectName.ts makes names that are taken
 * @param contentType such as 'image/webp'
 * @returns its address
 * @throws DataError `duplicate`, `tooLarge`, `typeRefused`, `forbidden`, `signedOut` among others
 */
export async function uploadPicture(
  path: string,
  bytes: ArrayBuffer,
  contentType: string,
  { overwrite, signal }: UploadOptions,
): Promise<string> {
  const init: RequestInit = {
    method: 'POST',
    headers: {
      'content-type': contentType,
      'cache-control': `max-age=${CACHE_SECONDS}`,
      'x-upsert': String(overwrite),
    },
    body: bytes,
    ...(signal && { signal }),
  };
  await storageRequest(`/object/${BUCKET}/${encodePath(path)}`, init, UPLOAD_TIMEOUT_MS);
  return publicUrl(path);
}
