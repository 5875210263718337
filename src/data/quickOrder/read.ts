import { codePattern } from '#domain/catalogue/productSearch.ts';
import type { FoundProducto } from '#domain/quickOrder/checkOrder.ts';
import { closeCodePattern, codeKey } from '#domain/quickOrder/closeCodes.ts';
import { toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { LINE_FACTS, toLineFacts } from '../productos/read.ts';

/** A code that may be meant by a mistyped one, with what tells the producto from others. */
export type CloseCode = {
  readonly code: string;
  readonly name: string;
  /** `null`: it has none. */
  readonly colorName: string | null;
  readonly tallaId: string | null;
};

/** Codes whose close ones are read in one request. */
const CLOSE_PER_REQUEST = 10;
/** Rows of such a request; further ones are hardly close. */
const MAX_CLOSE_ROWS = 1_000;

/** A pattern of the search text as a condition of `or=(…)`; the pattern must be safe there. */
function condition(pattern: string): string {
  return `busqueda.like.${pattern}`;
}

/**
 * Conditions that find the productos with some codes, each list for one request. They can find other
 * codes too: some signs stand for any character there.
 *
 * @param codes as typed
 */
function codeConditions(codes: readonly string[]): string[][] {
  const keys = new Set(codes.map(codeKey));
  const patterns = [...keys].map(codePattern).filter((pattern) => pattern !== null);
  return inChunks(patterns.map(condition));
}

async function readByCondition(conditions: readonly string[], signal: AbortSignal | undefined) {
  const rows = await readAllPages(
    (options) =>
      db.from('producto').select(LINE_FACTS, options).or(conditions.join(',')).order('id'),
    signal,
  );
  return Array.from(toLineFacts(rows), ([productoId, facts]): FoundProducto => ({
    ...facts,
    productoId,
  }));
}

/**
 * The productos that have each of some codes, whatever case, accents and blanks the codes have.
 *
 * @param codes as typed, any number of them
 * @param signal aborts the requests
 * @returns by `codeKey`, an empty list for a code that no producto has
 * @throws DataError
 */
export async function readByCode(
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, FoundProducto[]>> {
  const found = new Map(codes.map((code): [string, FoundProducto[]] => [codeKey(code), []]));
  const parts = codeConditions(codes);
  const read = await Promise.all(parts.map((part) => readByCondition(part, signal)));
  for (const producto of read.flat()) found.get(codeKey(producto.code))?.push(producto);
  return found;
}

async function readCloseRows(codes: readonly string[], signal: AbortSignal | undefined) {
  const patterns = codes.map(closeCodePattern).filter((pattern) => pattern !== null);
  const conditions = [...new Set(patterns)].map(condition);
  if (conditions.length === 0) return [];
  const query = db
    .from('producto')
    .select('codigo,nombre,talla_id,color(name)')
    .or(conditions.join(','))
    .not('sub_familia_id', 'is', null)
    .order('id')
    .limit(MAX_CLOSE_ROWS);
  return mapRows('close codes', unwrap(await abortedBy(query, signal)), (row): CloseCode => {
    const { codigo, nombre, talla_id: tallaId, color } = row;
    return {
      code: toText(codigo),
      name: toText(nombre),
      colorName: toTextOrNull(color?.name),
      tallaId: toTextOrNull(tallaId),
    };
  });
}

/**
 * Codes that may be meant by some that no producto has; the caller looks for the closest.
 *
 * @param codes as typed
 * @param signal aborts the requests
 * @throws DataError
 */
export async function readCloseCodes(
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<CloseCode[]> {
  const parts = inChunks(codes, { values: CLOSE_PER_REQUEST });
  const read = await Promise.all(parts.map((part) => readCloseRows(part, signal)));
  return [...new Map(read.flat().map((close) => [close.code, close])).values()];
}
