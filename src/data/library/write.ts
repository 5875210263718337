import { DataError } from '../http/DataError.ts';
import { toAssetUrl } from '../http/columns.ts';
import { inChunks } from '../http/inChunks.ts';
import { readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { type FolderPage, listFolder, removeFile, storedPath, uploadPicture } from './storage.ts';

/** Keeps an empty folder; lists of pictures leave it out. */
const PLACEHOLDER = '.placeholder';

/** Rows of one write: the database refuses writes of more than 200. */
const CHUNK_ROWS = 100;

/**
 * @param parent such as 'highres'; not the root
 * @param name made by domain/pictures/objectName.ts
 * @throws DataError `duplicate` when the folder already has a placeholder
 * @see docs/rules.md#image-library
 */
export async function createFolder(parent: string, name: string): Promise<void> {
  const path = `${parent}/${name}/${PLACEHOLDER}`;
  await uploadPicture(path, new ArrayBuffer(0), 'image/webp', { overwrite: false });
}

/**
 * Names of all files in a folder as it is now, however many pages the listing has.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listFileNames(
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: FolderPage = await listFolder(folder, { cursor }, signal);
    for (const { name } of page.files) names.add(name);
    cursor = page.nextCursor;
  }
  return names;
}

/** A row that shows a stored picture. */
export type PictureUse = {
  readonly kind: 'producto' | 'subfamilia';
  readonly id: number;
  readonly name: string;
  /** The address exactly as stored. */
  readonly storedUrl: string;
};

/** Matches every spelling of an address with this path, and a few others, filtered out later. */
function patternOf(path: string): string {
  return `%/productsamples/${path.replace(/[^A-Za-z0-9/.-]+/g, '%')}%`;
}

function showsPath(storedUrl: string | null, path: string): storedUrl is string {
  const url = toAssetUrl(storedUrl);
  return url !== null && storedPath(url, 'productsamples') === path;
}

/**
 * The rows that show a stored picture: the products that are linked to it, then the subfamilias whose
 * thumbnail it is.
 *
 * @throws DataError
 */
export async function listPictureUses(path: string, signal?: AbortSignal): Promise<PictureUse[]> {
  const pattern = patternOf(path);
  const images = await readAllPages(
    (options) =>
      staffDb
        .from('images')
        .select('url,producto(id,codigo,nombre)', options)
        .like('url', pattern)
        .order('producto_id')
        .order('url'),
    signal,
  );
  const subfamilias = await readAllPages(
    (options) =>
      staffDb
        .from('subfamilia')
        .select('id,nombre,thumbnail', options)
        .like('thumbnail', pattern)
        .order('id'),
    signal,
  );
  const uses: PictureUse[] = [];
  for (const { url, producto } of images) {
    if (!showsPath(url, path)) continue;
    const name = `${producto.codigo} · ${producto.nombre}`;
    uses.push({ kind: 'producto', id: producto.id, name, storedUrl: url });
  }
  for (const { id, nombre, thumbnail } of subfamilias) {
    if (!showsPath(thumbnail, path)) continue;
    uses.push({ kind: 'subfamilia', id, name: nombre, storedUrl: thumbnail });
  }
  return uses;
}

/** Ids by stored address, in chunks of one write. */
function chunksOf(uses: readonly PictureUse[], kind: PictureUse['kind']) {
  const idsByUrl = new Map<string, number[]>();
  for (const use of uses) {
    if (use.kind !== kind) continue;
    idsByUrl.set(use.storedUrl, [...(idsByUrl.get(use.storedUrl) ?? []), use.id]);
  }
  return [...idsByUrl].flatMap(([url, ids]) =>
    inChunks(ids, { beside: url, values: CHUNK_ROWS }).map((chunk) => ({ url, ids: chunk })),
  );
}

/** Removes the picture from all rows. @throws DataError `forbidden` when one still has it */
async function unlink(path: string, uses: readonly PictureUse[]): Promise<void> {
  if (uses.length === 0) return;
  for (const { url, ids } of chunksOf(uses, 'producto')) {
    unwrap(await staffDb.from('images').delete().eq('url', url).in('producto_id', ids));
  }
  for (const { url, ids } of chunksOf(uses, 'subfamilia')) {
    const change = staffDb.from('subfamilia').update({ thumbnail: null });
    unwrap(await change.eq('thumbnail', url).in('id', ids));
  }
  // A refused write succeeds with 0 rows.
  const left = await listPictureUses(path);
  if (left.length > 0) throw new DataError('forbidden', `${left.length} rows still show it`);
}

/**
 * Deletes the links to a picture, then its file. In this order no page shows a file that does not
 * exist.
 *
 * @param known the uses that the user has seen
 * @returns `usedMeanwhile`: it has a use that the user has not seen, and nothing was changed; `gone`:
 *   someone else had deleted the file
 * @throws DataError, also when the links are removed already
 * @see docs/rules.md#image-library
 */
export async function deletePicture(
  path: string,
  known: readonly PictureUse[],
): Promise<'deleted' | 'gone' | 'usedMeanwhile'> {
  const uses = await listPictureUses(path);
  const isKnown = ({ kind, id }: PictureUse) =>
    known.some((use) => use.kind === kind && use.id === id);
  if (!uses.every(isKnown)) return 'usedMeanwhile';
  await unlink(path, uses);
  return (await removeFile(path, 'productsamples')) ? 'deleted' : 'gone';
}
