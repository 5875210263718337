import type { Familia, FamiliaTile } from '#domain/catalogue/catalogue.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';
import { toAssetUrl, toId, toNumber, toText } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';

/** Columns of a tile of the home page, with the first picture of its familia. */
const FAMILIA_TILES = 'id,nombre,number,subfamilia(thumbnail)';

/** Converts a row. @throws TypeError for a row that cannot be shown */
export function toFamilia(row: { id: unknown; nombre: unknown; number: unknown }): Familia {
  return { id: toId(row.id), name: toText(row.nombre), position: toNumber(row.number) };
}

/** Reads all familias by position; familias without a position come last. @see docs/rules.md#familia-order */
export async function listFamilias(signal?: AbortSignal): Promise<Familia[]> {
  const rows = await readAllPages(
    (options) => db.from('familia').select('id,nombre,number', options).order('id'),
    signal,
  );
  return sortFamilias(mapRows('familias', rows, toFamilia));
}

/** Reads all familias as {@link listFamilias} does, each with the picture of its oldest subfamilia that has one. */
export async function listFamiliaTiles(signal?: AbortSignal): Promise<FamiliaTile[]> {
  const rows = await readAllPages(
    (options) =>
      db
        .from('familia')
        .select(FAMILIA_TILES, options)
        .neq('subfamilia.thumbnail', '')
        .eq('subfamilia.oculto', false)
        .order('id')
        .order('id', { referencedTable: 'subfamilia' })
        .limit(1, { referencedTable: 'subfamilia' }),
    signal,
  );
  return sortFamilias(
    mapRows('familias', rows, (row) => ({
      ...toFamilia(row),
      pictureUrl: toAssetUrl(row.subfamilia?.[0]?.thumbnail),
    })),
  );
}

export const familiaQueries = {
  all: () => catalogueQuery(['familias'], ({ signal }) => listFamilias(signal)),
  tiles: () => catalogueQuery(['familias', 'tiles'], ({ signal }) => listFamiliaTiles(signal)),
} as const;
