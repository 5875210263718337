import { codePattern } from '#domain/catalogue/productSearch.ts';
import { codeKey, wholeCodeKey } from '#domain/quickOrder/closeCodes.ts';
import { foldText } from '#domain/text/foldText.ts';
import { toId, toText, toTextOrNull } from '../../http/columns.ts';
import type { Database } from '../../http/database.types.ts';
import { db } from '../../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../../http/read.ts';
import { codeConditions } from '../../search/codeConditions.ts';

export type CodedProducto = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Id of the form submission that added the product: the form recognizes its own product by this id. */
  readonly requestId: string | null;
};

/** A warning lists at most this many products. */
const MAX_FOUND = 20;

const CODED = 'id,codigo,nombre,request_id';

type Row = Pick<
  Database['public']['Tables']['producto']['Row'],
  'id' | 'codigo' | 'nombre' | 'request_id'
>;

const toCoded = (row: Row): CodedProducto => ({
  id: toId(row.id),
  code: toText(row.codigo),
  name: toTextOrNull(row.nombre) ?? '',
  requestId: row.request_id,
});

/** Lists the products with a code, ignoring case, accents and blanks; at most 20. */
export async function listProductosWithCode(code: string, signal?: AbortSignal) {
  const pattern = codePattern(code);
  if (pattern === null) return [];
  const query = db.from('producto').select(CODED).like('busqueda', pattern).limit(MAX_FOUND);
  const rows = unwrap(await abortedBy(query, signal));
  const matches = mapRows('products with a code', rows, toCoded);
  // Some characters of a pattern match any character, so it can find other codes, too.
  return matches.filter((producto) => foldText(producto.code) === foldText(code));
}

/** Ids as the form holds them; '': none is chosen. */
export type CodedVariant = Readonly<Record<'subfamiliaId' | 'colorId' | 'tallaId', string>>;

/** Lists the products of a subfamilia in one colour and size; at most 20. */
export async function listSameVariant(
  { subfamiliaId, colorId, tallaId }: CodedVariant,
  signal?: AbortSignal,
): Promise<CodedProducto[]> {
  let query = db.from('producto').select(CODED).eq('sub_familia_id', Number(subfamiliaId));
  query =
    colorId === ''
      ? query.is('color_numeric_id', null)
      : query.eq('color_numeric_id', Number(colorId));
  query = tallaId === '' ? query.is('talla_id', null) : query.eq('talla_id', tallaId);
  const reply = await abortedBy(query.order('id').limit(MAX_FOUND), signal);
  return mapRows('products of a variant', unwrap(reply), toCoded);
}

/** Returns the {@link codeKey} of each code that a producto of the shop has already. */
export async function listTakenCodes(codes: readonly string[], signal?: AbortSignal) {
  const wanted = new Set(codes.map(codeKey));
  const parts = await Promise.all(
    codeConditions(codes).map((conditions) =>
      readAllPages(
        (options) =>
          db.from('producto').select('codigo', options).or(conditions.join(',')).order('id'),
        signal,
      ),
    ),
  );
  const takenKeys = mapRows('taken codes', parts.flat(), ({ codigo }) => codeKey(toText(codigo)));
  // Some characters of a pattern match any character, so it can find other codes, too.
  return new Set(takenKeys.filter((code) => wanted.has(code)));
}

/** Reads the ids of all productos of the shop, by the {@link wholeCodeKey} of their codes. */
export async function listIdsByCode(signal?: AbortSignal): Promise<Map<string, number[]>> {
  const rows = await readAllPages(
    (options) => db.from('producto').select('id,codigo', options).order('id'),
    signal,
  );
  const ids = new Map<string, number[]>();
  for (const { id, code } of mapRows('codes', rows, (row) => ({
    id: toId(row.id),
    code: wholeCodeKey(toTextOrNull(row.codigo) ?? ''),
  }))) {
    const same = ids.get(code);
    if (same) same.push(id);
    else ids.set(code, [id]);
  }
  return ids;
}
