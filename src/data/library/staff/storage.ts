import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#config/limits.ts';
import { foldersAbove } from '#domain/staff/pictures/pictureSearch.ts';
import { nameOf } from '#domain/staff/pictures/storedPicture.ts';
import { DataError, kindOfStatus } from '../../http/DataError.ts';
import { filesOf, unwrapStorage, type Bucket } from '../../http/staff/storage.ts';

/** How long browsers keep a picture, in seconds. @see docs/rules.md#library-upload */
const CACHE_SECONDS = 3600;

const LISTING_LIMIT = 1000;

export type StoredFile = {
  readonly name: string;
  /** With its folder, from the root of the bucket. */
  readonly path: string;
  readonly url: string;
  /** ISO time of the last change; `null`: unknown. */
  readonly changedAt: string | null;
};

export type FolderPage = {
  /** Names of its folders; in a tree their paths from the root of the bucket. */
  readonly folders: readonly string[];
  readonly files: readonly StoredFile[];
  readonly nextCursor: string | null;
};

type FolderQuery = {
  readonly cursor?: string | undefined;
  /**
   * `name`, by default: case is ignored only within a page, because the storage sorts by bytes.
   * `tree`: all files below the folder, at any depth, by path. One listing of everything is far
   * cheaper than one per folder: the storage reads the whole table for each.
   */
  readonly order?: 'name' | 'newest' | 'tree' | undefined;
  readonly bucket?: Bucket | undefined;
};

/** The storage's client sends paths as they are, and a `?` would end one. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F');
}

export function publicUrl(path: string, bucket: Bucket = 'productsamples'): string {
  return `${env.pictureOrigin}/storage/v1/object/public/${bucket}/${encodePath(path)}`;
}

/** Shows a replaced file as it is now, past the caches. For staff only: rows link to `url`. */
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

/** A page of a folder such as 'highres/camisetas', or of the root ''; empty for those who are not staff. */
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
  // `name` is the whole path; that of a folder ends in a slash.
  function own<Listed extends { name: string }>(rows: readonly Listed[]): readonly Listed[] {
    // When sorted by time, the storage matches an underscore in the prefix with any character.
    const inside = rows.filter(({ name }) => name.startsWith(prefix));
    if (order !== 'name') return inside;
    return inside.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  }
  const { nextCursor: next = cursor } = listing;
  const [folders, objects] = [own(listing.folders), own(listing.objects)];
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
    // A cursor that repeats itself would loop forever.
    nextCursor: next === cursor ? null : next,
  };
}

export type UploadOptions = {
  /** Replace a file of the same name; otherwise that is a `duplicate`. */
  readonly overwrite: boolean;
  readonly bucket?: Bucket | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** @returns its address */
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
 * Removes a file. The storage responds to a refused removal with success and no rows, so a file that
 * is not among the removed ones is looked up.
 *
 * @returns `false`: it was gone already
 */
export async function removeFile(path: string, bucket: Bucket): Promise<boolean> {
  const removed = unwrapStorage(await filesOf(bucket).remove([path]));
  if (removed.length > 0) return true;
  // A listing is empty for those without rights. A proxy may have cached the file's plain address.
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
