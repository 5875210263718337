import { queryOptions } from '@tanstack/react-query';
import type { LineFacts, LineFactsById } from '#domain/cart/cart.ts';
import { sortPictures } from '#domain/catalogue/pictureOrder.ts';
import { chargeablePrices } from '#domain/prices/pricing.ts';
import {
  toAssetUrl,
  toId,
  toList,
  toNumber,
  toPriceTiers,
  toStock,
  toText,
  toTextOrNull,
} from '../http/columns.ts';
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { mapRows, readAllPages } from '../http/read.ts';

/** Columns that {@link toLineFacts} converts. */
const LINE_FACTS =
  'id,codigo,nombre,precio1,precio2,precio3,iva_id,talla_id,subfamilia(id,nombre,thumbnail),color(numeric_id,name,rgb_code),iva(nombre,porcentaje),inventario(cantidad),images(url,position)';

/** Returns the first picture of the product page, or else the thumbnail of the subfamilia. */
function firstPicture(images: Parameters<typeof sortPictures>[0], thumbnail: unknown) {
  const urls = sortPictures(toList(images)).map(({ url }) => toAssetUrl(url));
  return urls.find((url) => url !== null) ?? toAssetUrl(thumbnail);
}

type FactsRow = NonNullable<Awaited<ReturnType<typeof selectFacts>>['data']>[number];

/** Selects rows of {@link LINE_FACTS}. The `subfamilia` of a row is `null` if it is hidden. */
export const selectFacts = (options: { count?: 'exact' }) =>
  db
    .from('producto')
    .select(LINE_FACTS, options)
    .eq('oculto', false)
    .eq('subfamilia.oculto', false)
    .order('id');

/**
 * Converts rows of {@link LINE_FACTS} to facts by producto id. Productos without a subfamilia that shoppers see are
 * left out.
 */
export function toLineFacts(rows: readonly FactsRow[]): LineFactsById {
  return new Map(
    mapRows('line facts', rows, (row): [number, LineFacts][] => {
      const { subfamilia, color, iva } = row;
      if (subfamilia === null) return [];
      const facts: LineFacts = {
        code: toTextOrNull(row.codigo) ?? '',
        name: toText(row.nombre),
        colorId: color && toId(color.numeric_id),
        colorName: color && toText(color.name),
        colorRgb: toTextOrNull(color?.rgb_code),
        tallaId: toTextOrNull(row.talla_id),
        prices: chargeablePrices(toPriceTiers(row)),
        stock: toStock(row.inventario),
        ivaId: row.iva_id,
        ivaRate: toNumber(iva?.porcentaje) ?? 0,
        ivaName: toTextOrNull(iva?.nombre) ?? 'N/A',
        imageUrl: firstPicture(row.images, subfamilia.thumbnail),
        subfamiliaId: toId(subfamilia.id),
        subfamiliaName: toText(subfamilia.nombre),
      };
      return [[toId(row.id), facts]];
    }).flat(),
  );
}

/** Reads facts by producto id; productos that are deleted, hidden or in no visible subfamilia are missing. */
export async function readLineFacts(productoIds: readonly number[], signal?: AbortSignal) {
  const parts = inChunks([...new Set(productoIds)]).map((part) =>
    readAllPages((options) => selectFacts(options).in('id', part), signal),
  );
  return toLineFacts((await Promise.all(parts)).flat());
}

export const lineFactsQuery = (productoIds: readonly number[]) =>
  queryOptions({
    queryKey: ['lineFacts', productoIds.toSorted((a, b) => a - b)],
    queryFn: ({ signal }) => readLineFacts(productoIds, signal),
  });
