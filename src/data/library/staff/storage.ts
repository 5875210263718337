import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#config/limits.ts';
import { foldersAbove } from '#domain/staff/pictures/pictureSearch.ts';
import { nameOf } from '#domain/staff/pictures/storedPicture.ts';
import { DataError, kindOfStatus } from '../../http/DataError.ts';
import { filesOf, unwrapStorage, type Bucket } from '../../http/staff/storage.ts';

/** How long browsers cache a picture, in seconds. @see docs/rules.md#library-upload */
const CACHE_SECONDS = 3600;

const LISTING_LIMIT = 1000;

export type StoredFile = {
  readonly name: string;
  /** Path from the root of the bucket. */
  readonly path: string;
  readonly url: string;
  /** ISO time of the last change; `null`: unknown. */
  readonly changedAt: string | null;
};

export type FolderPage = {
  /** Names of the subfolders; for the order `tree` their paths from the root of the bucket. */
  readonly folders: readonly string[];
  readonly files: readonly StoredFile[];
  readonly nextCursor: string | null;
};

type FolderQuery = {
  readonly cursor?: string | undefined;
  /**
   * `name`, the default, ignores case only within a page, because the storage sorts by bytes.
   * `tree` lists all files below the folder, at any depth, by path. That is far cheaper than a listing
   * of each folder: the storage reads its whole table for each listing.
   */
  readonly order?: 'name' | 'newest' | 'tree' | undefined;
  readonly bucket?: Bucket | undefined;
};

/** Encodes a path, because the storage's client does not, and a `?` would end the path. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F');
}

export function publicUrl(path: string, bucket: Bucket = 'productsamples'): string {
  return `${env.pictureOrigin}/storage/v1/object/public/${bucket}/${encodePath(path)}`;
}

/** Returns a URL that no cache has, so that a replaced file is shown. For staff only: rows hold the plain `url`. */
export function currentUrl({ url, changedAt }: Pick<StoredFile, 'url' | 'changedAt'>): string {
  const time = Date.parse(changedAt ?? '');
  return Number.isNaN(time) ? url : `${url}?v=${time}`;
}

/** Returns the path of the file that a URL shows; `null`: the URL is not of this bucket. */
export function storedPath(url: string, bucket: Bucket): string | null {
  const base = publicUrl('', bucket);
  // If the base is a path without an origin, rows may hold URLs with the backend's origin, too.
  const root = [base, env.backendUrl + base].find((prefix) => url.startsWith(prefix));
  if (root === undefined) return null;
  try {
    return decodeURIComponent(url.slice(root.length).replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

/** Lists a page of a folder such as 'highres/camisetas', or of the root ''; empty for anybody but staff. */
export async function listFolder(
  folder: string,
  { cursor = '', order = 'name', bucket = 'productsamples' }: FolderQuery = {},
  signal?: AbortSignal,
): Promise<FolderPage> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const listing = unwrapStorage(
    await filesOf(bucket, { signal }).listV2({
      prefix,
      limit: LISTING_LIMIT,
      with_delimiter: order !== 'tree',
      sortBy:
        order === 'newest'
          ? { column: 'created_at', order: 'desc' }
          : { column: 'name', order: 'asc' },
      ...(cursor !== '' && { cursor }),
    }),
  );
  // `name` is the whole path, and ends in a slash for a folder.
  function inFolder<Listed extends { name: string }>(rows: readonly Listed[]): readonly Listed[] {
    // When sorted by time, the storage matches an underscore in the prefix with any character.
    const inside = rows.filter(({ name }) => name.startsWith(prefix));
    if (order !== 'name') return inside;
    return inside.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  }
  const { nextCursor: next = cursor } = listing;
  const [folders, objects] = [inFolder(listing.folders), inFolder(listing.objects)];
  return {
    folders:
      order === 'tree'
        ? [...new Set(objects.flatMap(({ name }) => foldersAbove(name)))]
        : folders.map(({ name }) => name.slice(prefix.length).replace(/\/$/, '')),
    files: objects.map(({ name: path, updated_at: changedAt }) => ({
      name: nameOf(path),
      path,
      url: publicUrl(path, bucket),
      changedAt,
    })),
    // A cursor that repeats would make the caller read the same page forever.
    nextCursor: next === cursor ? null : next,
  };
}

export type UploadOptions = {
  /** `true`: replaces a file of the same name. `false`: with such a file the upload fails as `duplicate`. */
  readonly overwrite: boolean;
  readonly bucket?: Bucket | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Uploads a picture. @returns the URL of the stored file */
export async function uploadPicture(
  path: string,
  bytes: ArrayBuffer,
  contentType: string,
  { overwrite, signal, bucket = 'productsamples' }: UploadOptions,
): Promise<string> {
  const files = filesOf(bucket, { timeoutMs: UPLOAD_TIMEOUT_MS, signal });
  const options = { contentType, cacheControl: String(CACHE_SECONDS), upsert: overwrite };
  unwrapStorage(await files.upload(encodePath(path), bytes, options));
  return publicUrl(path, bucket);
}

/**
 * Removes a file. The storage responds to a refused removal with success and no rows; without a row the
 * file is requested, to see whether it is still there.
 *
 * @returns `false`: the file was gone already
 */
export async function removeFile(path: string, bucket: Bucket): Promise<boolean> {
  const removed = unwrapStorage(await filesOf(bucket).remove([path]));
  if (removed.length > 0) return true;
  // The file is requested, because a listing is empty without the rights for it. No proxy has cached this URL.
  const { ok, status } = await fetch(`${publicUrl(path, bucket)}?at=${Date.now()}`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new DataError('network', String(error), error);
  });
  if (status >= 500) throw new DataError(kindOfStatus(status), `HTTP ${status}`);
  if (ok) throw new DataError('forbidden', 'the file was not removed');
  return false;
}
