import { searchPatterns } from '#domain/catalogue/productSearch.ts';
import { toId, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, unwrap } from '../http/read.ts';

/** Products of one search; a subfamilia has fewer. */
const TARGETS_SHOWN = 200;

/** A product that a picture can be linked to. */
export type PictureTarget = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** `null`: without a colour. */
  readonly colorName: string | null;
  readonly tallaId: string | null;
};

/** What products are looked for; one of both at least. */
export type TargetSearch = {
  /** Part of code, name, colour or size, as typed. */
  readonly search: string;
  readonly subfamiliaId: number | null;
};

/**
 * The products that contain every word of a search, or are of a subfamilia, by code.
 *
 * @param signal aborts the request
 * @returns at most 200 of them, and how many there are
 * @throws DataError
 */
export async function listPictureTargets(
  { search, subfamiliaId }: TargetSearch,
  signal?: AbortSignal,
): Promise<{ readonly targets: readonly PictureTarget[]; readonly total: number }> {
  let query = db
    .from('producto')
    .select('id,codigo,nombre,talla_id,color(name)', { count: 'exact' })
    .order('codigo')
    .order('id')
    .limit(TARGETS_SHOWN);
  if (subfamiliaId !== null) query = query.eq('sub_familia_id', subfamiliaId);
  const words = searchPatterns(search).map((pattern) => `busqueda.like.${pattern}`);
  // A repeated filter of one column would replace the first in the embedded backend.
  if (words.length > 0) query = query.or(`and(${words.join(',')})`);
  const reply = await abortedBy(query, signal);
  const targets = mapRows('products', unwrap(reply), (row) => ({
    id: toId(row.id),
    code: toText(row.codigo),
    name: toText(row.nombre),
    colorName: toTextOrNull(row.color?.name),
    tallaId: toTextOrNull(row.talla_id),
  }));
  return { targets, total: reply.count ?? targets.length };
}
