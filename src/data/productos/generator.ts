import { codePattern } from '#domain/catalogue/productSearch.ts';
import type { ExistingVariant } from '#domain/generator/draft.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { toColor } from '../colors/read.ts';
import { toAssetUrl, toId, toList, toNumber, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { mapRows, readAllPages } from '../http/read.ts';

const COLUMNS =
  'id,codigo,talla_id,precio1,precio2,precio3,iva_id,color(numeric_id,name,rgb_code),images(url)';

/**
 * The productos of a subfamilia with what new ones are proposed by.
 *
 * @param signal aborts the requests
 * @throws DataError
 */
export async function listExistingVariants(
  subfamiliaId: number,
  signal?: AbortSignal,
): Promise<ExistingVariant[]> {
  const rows = await readAllPages(
    (options) =>
      db.from('producto').select(COLUMNS, options).eq('sub_familia_id', subfamiliaId).order('id'),
    signal,
  );
  return mapRows('variants of a subfamilia', rows, (row) => ({
    id: toId(row.id),
    code: toText(row.codigo),
    color: row.color && toColor(row.color),
    tallaId: toTextOrNull(row.talla_id),
    prices: {
      retail: toNumber(row.precio1),
      wholesale: toNumber(row.precio2),
      special: toNumber(row.precio3),
    },
    ivaId: toNumber(row.iva_id),
    imageUrls: toList(row.images).flatMap(({ url }) => toAssetUrl(url) ?? []),
  }));
}

/**
 * Which codes productos of the shop have already, whatever their case, accents and blanks.
 *
 * @param codes any number of them
 * @param signal aborts the requests
 * @returns by {@link codeKey}
 * @throws DataError
 */
export async function listTakenCodes(
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const wanted = new Set(codes.map(codeKey));
  const conditions = [...wanted].flatMap((code) => {
    const pattern = codePattern(code);
    return pattern === null ? [] : [`busqueda.like.${pattern}`];
  });
  const parts = await Promise.all(
    inChunks(conditions).map((some) =>
      readAllPages(
        (options) => db.from('producto').select('codigo', options).or(some.join(',')).order('id'),
        signal,
      ),
    ),
  );
  const found = mapRows('taken codes', parts.flat(), ({ codigo }) => codeKey(toText(codigo)));
  // A pattern can fit other codes too: some signs stand for any character there.
  return new Set(found.filter((code) => wanted.has(code)));
}
