import { infiniteQueryOptions } from '@tanstack/react-query';
import { toAssetUrl } from '../../http/columns.ts';
import { DataError } from '../../http/DataError.ts';
import { inChunks } from '../../http/inChunks.ts';
import { readAllPages, unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import { NOT_CACHED, staffKeys, staffQuery } from '../../staffCache.ts';
import { type FolderPage, listFolder, removeFile, storedPath, uploadPicture } from './storage.ts';

/** Most rows of one write: the database refuses writes of more than 200. */
const CHUNK_ROWS = 100;

/** Creates a folder by storing an empty file in it, which lists of pictures leave out. */
export async function createFolder(parent: string, name: string): Promise<void> {
  const path = `${parent}/${name}/.placeholder`;
  await uploadPicture(path, new ArrayBuffer(0), 'image/webp', { overwrite: false });
}

export async function listFileNames(folder: string, signal: AbortSignal) {
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
  readonly storedUrl: string;
};

function showsPath(storedUrl: string | null, path: string): storedUrl is string {
  const url = toAssetUrl(storedUrl);
  return url !== null && storedPath(url, 'productsamples') === path;
}

async function listPictureUses(path: string, signal?: AbortSignal): Promise<PictureUse[]> {
  // Matches every spelling of a URL with this path; rows with other paths are filtered out below.
  const pattern = `%/productsamples/${path.replace(/[^A-Za-z0-9/.-]+/g, '%')}%`;
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
  return [
    ...images.flatMap(({ url, producto: { id, codigo, nombre } }) =>
      showsPath(url, path)
        ? { kind: 'producto' as const, id, name: `${codigo} · ${nombre}`, storedUrl: url }
        : [],
    ),
    ...subfamilias.flatMap(({ id, nombre, thumbnail }) =>
      showsPath(thumbnail, path)
        ? { kind: 'subfamilia' as const, id, name: nombre, storedUrl: thumbnail }
        : [],
    ),
  ];
}

/** Removes the picture from all rows. @throws DataError `forbidden` if a row still has it */
async function unlink(path: string, uses: readonly PictureUse[]): Promise<void> {
  if (uses.length === 0) return;
  for (const storedUrl of new Set(uses.map((use) => use.storedUrl))) {
    const idsOf = (kind: PictureUse['kind']) => {
      const shown = uses.filter((use) => use.kind === kind && use.storedUrl === storedUrl);
      const ids = shown.map(({ id }) => id);
      return inChunks(ids, { beside: storedUrl, values: CHUNK_ROWS });
    };
    for (const ids of idsOf('producto')) {
      unwrap(await staffDb.from('images').delete().eq('url', storedUrl).in('producto_id', ids));
    }
    for (const ids of idsOf('subfamilia')) {
      const change = staffDb.from('subfamilia').update({ thumbnail: null });
      unwrap(await change.eq('thumbnail', storedUrl).in('id', ids));
    }
  }
  // A refused write succeeds with 0 rows.
  const left = await listPictureUses(path);
  if (left.length > 0) throw new DataError('forbidden', `${left.length} rows still show it`);
}

/**
 * Deletes the links to a picture, then its file. In this order no page shows a file that does not
 * exist.
 *
 * @returns `gone`: there was no file; `usedMeanwhile`: a use is not in `known`, and nothing was changed
 * @throws DataError, also after the links are removed
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

export const pictureQueries = {
  folder: (folder: string, order: 'name' | 'newest' | 'tree') =>
    infiniteQueryOptions({
      queryKey: [...staffKeys.pictures, order, folder],
      queryFn: ({ pageParam, signal }) => listFolder(folder, { cursor: pageParam, order }, signal),
      initialPageParam: '',
      getNextPageParam: (last) => last.nextCursor,
      // Reading a large folder takes many requests, and an upload makes it stale anyway.
      staleTime: 60_000,
    }),
  /** The rows that show a picture; read again before every deletion. */
  uses: (path: string) =>
    staffQuery(
      ['staff', 'pictureUses', path],
      (signal) => listPictureUses(path, signal),
      NOT_CACHED,
    ),
} as const;
