import { codePattern } from '#domain/catalogue/productSearch.ts';
import { foldText } from '#domain/text/foldText.ts';
import { toId, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, unwrap } from '../http/read.ts';

/** A product with its code, as a link to it needs them. */
export type CodedProducto = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Made by the form that added it. */
  readonly requestId: string | null;
};

/** More products with one code are not listed. */
const MAX_FOUND = 20;

/**
 * The products that have a code, whatever its case, accents and blanks; at most 20.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listProductosWithCode(
  code: string,
  signal?: AbortSignal,
): Promise<CodedProducto[]> {
  const pattern = codePattern(code);
  if (pattern === null) return [];
  const query = db
    .from('producto')
    .select('id,codigo,nombre,request_id')
    .like('busqueda', pattern)
    .limit(MAX_FOUND);
  const found = mapRows('products with a code', unwrap(await abortedBy(query, signal)), (row) => ({
    id: toId(row.id),
    code: toText(row.codigo),
    name: toTextOrNull(row.nombre) ?? '',
    requestId: row.request_id,
  }));
  // Some characters of a pattern match any character.
  return found.filter((producto) => foldText(producto.code) === foldText(code));
}
