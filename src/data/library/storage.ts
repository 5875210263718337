import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#config/limits.ts';
import { DataError } from '../http/DataError.ts';
import { foldersAbove } from '#domain/pictures/pictureSearch.ts';
import { nameOf } from '#domain/pictures/storedPicture.ts';
import { filesOf, unwrapStorage, type Bucket } from '../http/storage.ts';

/** How long browsers keep a picture, in seconds. @see docs/rules.md#library-upload */
const CACHE_SECONDS = 3600;

/** The storage returns at most this many entries per response. */
const LISTING_LIMIT = 1000;

export type StoredFile = {
  /** Without its folder. */
  readonly name: string;
  /** With its folder, from the root of the bucket. */
  readonly path: string;
  readonly url: string;
  /** ISO time of the last change; `null`: unknown. */
  readonly changedAt: string | null;
};

/** At most a thousand entries, files and folders together. */
export type FolderPage = {
  /** Names of its folders; in a tree their paths from the root of the bucket. */
  readonly folders: readonly string[];
  readonly files: readonly StoredFile[];
  /** Requests the next page; `null` after the last one. */
  readonly nextCursor: string | null;
};

export type FolderQuery = {
  /** `nextCursor` of the page before; empty, as by default, for the first page. */
  readonly cursor?: string | undefined;
  /** Sorted by name otherwise. The same for all pages. */
  readonly isNewestFirst?: boolean | undefined;
  readonly bucket?: Bucket | undefined;
};

/** `name` is the whole path; that of a folder ends in a slash. */
type ListedRow = { readonly name: string; readonly updated_at?: string | null };

function isListedRow(value: unknown): value is ListedRow {
  if (typeof value !== 'object' || value === null) return false;
  const { name }: { name?: unknown } = value;
  return typeof name === 'string';
}

type Listing = {
  readonly folders: readonly unknown[];
  readonly objects: readonly unknown[];
  readonly nextCursor?: string | null | undefined;
};

function isListing(value: unknown): value is Listing {
  if (typeof value !== 'object' || value === null) return false;
  const { folders, objects, nextCursor }: { [Name in keyof Listing]?: unknown } = value;
  const isCursor = (nextCursor ?? null) === null || typeof nextCursor === 'string';
  return Array.isArray(folders) && Array.isArray(objects) && isCursor;
}

/** The storage's client sends paths as they are, and a `?` would end one. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F');
}

export function publicUrl(path: string, bucket: Bucket = 'productsamples'): string {
  return `${env.pictureOrigin}/storage/v1/object/public/${bucket}/${encodePath(path)}`;
}

/**
 * Cache-busting address, which shows a replaced file as it is now. For display to staff only:
 * rows link to `url`.
 */
export function currentUrl({ url, changedAt }: Pick<StoredFile, 'url' | 'changedAt'>): string {
  const time = Date.parse(changedAt ?? '');
  return Number.isNaN(time) ? url : `${url}?v=${time}`;
}

/** Path of the file at an address; `null`: it is not in this bucket. */
export function storedPath(url: string, bucket: Bucket): string | null {
  const own = publicUrl('', bucket);
  // Rows may name the own origin, too.
  const root = [own, env.backendUrl + own].find((prefix) => url.startsWith(prefix));
  if (root === undefined) return null;
  try {
    return decodeURIComponent(url.slice(root.length).replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

function byName(rows: readonly ListedRow[]): readonly ListedRow[] {
  const lowerCase = ({ name }: ListedRow) => name.toLowerCase();
  return rows.toSorted((a, b) => (lowerCase(a) < lowerCase(b) ? -1 : 1));
}

type ListingOptions = {
  readonly cursor: string;
  readonly isByFolder: boolean;
  readonly isNewestFirst: boolean;
};

async function listPage(
  bucket: Bucket,
  prefix: string,
  { cursor, isByFolder, isNewestFirst }: ListingOptions,
  signal: AbortSignal | undefined,
) {
  const answer: unknown = unwrapStorage(
    await filesOf(bucket, { signal }).listV2({
      prefix,
      limit: LISTING_LIMIT,
      with_delimiter: isByFolder,
      sortBy: isNewestFirst
        ? { column: 'created_at', order: 'desc' }
        : { column: 'name', order: 'asc' },
      ...(cursor !== '' && { cursor }),
    }),
  );
  if (!isListing(answer)) throw new DataError('unknown', JSON.stringify(answer));
  const { folders, objects, nextCursor = null } = answer;
  // When sorted by time, the storage matches an underscore in the prefix with any character.
  const own = (rows: readonly unknown[]) =>
    rows.filter(isListedRow).filter(({ name }) => name.startsWith(prefix));
  return {
    folders: own(folders),
    objects: own(objects),
    // A cursor that repeats itself would loop forever.
    nextCursor: nextCursor === cursor ? null : nextCursor,
  };
}

function toStoredFile(
  { name: path, updated_at: changedAt = null }: ListedRow,
  bucket: Bucket,
): StoredFile {
  return { name: nameOf(path), path, url: publicUrl(path, bucket), changedAt };
}

/**
 * One page of a folder; empty for those who are not staff. Sorted by name, case is ignored only
 * within a page, because the storage sorts by bytes.
 *
 * @param folder such as 'highres/camisetas'; '' is the root
 * @param signal aborts the request
 * @throws DataError
 * @see docs/rules.md#data-errors
 */
export async function listFolder(
  folder: string,
  { cursor = '', isNewestFirst = false, bucket = 'productsamples' }: FolderQuery = {},
  signal?: AbortSignal,
): Promise<FolderPage> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const options = { cursor, isByFolder: true, isNewestFirst };
  const { folders, objects, nextCursor } = await listPage(bucket, prefix, options, signal);
  const ordered = (rows: readonly ListedRow[]) => (isNewestFirst ? rows : byName(rows));
  return {
    folders: ordered(folders).map(({ name }) => name.slice(prefix.length).replace(/\/$/, '')),
    files: ordered(objects).map((row) => toStoredFile(row, bucket)),
    nextCursor,
  };
}

/**
 * One page of all files below a folder of the library, at any depth, sorted by path; empty for those
 * who are not staff. One listing of everything is far cheaper than one per folder: the storage reads
 * the whole table for each.
 *
 * @param root such as 'thumbnails'; '' is the whole library
 * @param cursor `nextCursor` of the page before; '' for the first page
 * @param signal aborts the request
 * @throws DataError
 */
export async function listTree(
  root: string,
  cursor: string,
  signal?: AbortSignal,
): Promise<FolderPage> {
  const bucket = 'productsamples';
  const options = { cursor, isByFolder: false, isNewestFirst: false };
  const prefix = root === '' ? '' : `${root}/`;
  const { objects, nextCursor } = await listPage(bucket, prefix, options, signal);
  return {
    folders: [...new Set(objects.flatMap(({ name }) => foldersAbove(name)))],
    files: objects.map((row) => toStoredFile(row, bucket)),
    nextCursor,
  };
}

export type UploadOptions = {
  /** Replace a file of the same name; otherwise that is a `duplicate`. */
  readonly overwrite: boolean;
  readonly bucket?: Bucket | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * @param path from the root of the bucket; domain/objectName.ts makes valid names
 * @param contentType such as 'image/webp'
 * @returns its address
 * @throws DataError `duplicate`, `tooLarge`, `typeRefused`, `forbidden`, `signedOut` among others
 */
export async function uploadPicture(
  path: string,
  bytes: ArrayBuffer,
  contentType: string,
  { overwrite, signal, bucket = 'productsamples' }: UploadOptions,
): Promise<string> {
  const files = filesOf(bucket, { timeoutMs: UPLOAD_TIMEOUT_MS, signal });
  unwrapStorage(
    await files.upload(encodePath(path), bytes, {
      contentType,
      cacheControl: String(CACHE_SECONDS),
      upsert: overwrite,
    }),
  );
  return publicUrl(path, bucket);
}

/** Asks for the file itself: a listing is empty for those without rights. */
async function isStored(path: string, bucket: Bucket): Promise<boolean> {
  // A proxy may have cached the file under its plain address.
  const url = `${publicUrl(path, bucket)}?at=${Date.now()}`;
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch (error) {
    throw new DataError('network', String(error), error);
  }
  if (response.status >= 500) throw new DataError('unknown', `status ${response.status}`);
  return response.ok;
}

/**
 * Removes a file. The storage responds to a refused removal with success and no rows, so a file that
 * is not among the removed ones is looked up.
 *
 * @returns `false`: it was gone already
 * @throws DataError `forbidden` when it is still there
 */
export async function removeFile(path: string, bucket: Bucket): Promise<boolean> {
  const removed = unwrapStorage(await filesOf(bucket).remove([path]));
  if (removed.length > 0) return true;
  if (await isStored(path, bucket)) throw new DataError('forbidden', 'the file was not removed');
  return false;
}
