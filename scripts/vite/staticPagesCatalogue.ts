import * as v from 'valibot';

export type CatalogueEntry = {
  readonly id: number;
  readonly name: string;
  readonly familiaId: number;
  readonly familiaName: string;
  /** As stored; `null` without a picture. */
  readonly thumbnail: string | null;
  /** Lowest retail price in colones; `null` when no producto has a price. */
  readonly fromPrice: number | null;
};

const PAGE_SIZE = 1000;
const REQUEST_TIMEOUT_MS = 10_000;

/** Only subfamilias with productos. */
const SELECT = 'id,nombre,thumbnail,familia(id,nombre),producto!inner(precio1)';

const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const rowSchema = v.object({
  id,
  nombre: v.string(),
  thumbnail: v.nullable(v.string()),
  familia: v.object({ id, nombre: v.string() }),
  // Some backends send numeric columns as text.
  producto: v.array(v.object({ precio1: v.nullable(v.union([v.number(), v.string()])) })),
});

function lowestPrice(productos: readonly { precio1: number | string | null }[]): number | null {
  const prices = productos.map(({ precio1 }) => Number(precio1)).filter((price) => price > 0);
  return prices.length > 0 ? Math.min(...prices) : null;
}

async function readPage(backendUrl: string, key: string, offset: number) {
  const query = new URLSearchParams({
    select: SELECT,
    order: 'id.asc',
    offset: String(offset),
    limit: String(PAGE_SIZE),
  });
  const response = await fetch(`${backendUrl}/rest/v1/subfamilia?${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  return v.parse(v.array(v.unknown()), await response.json());
}

/**
 * Every subfamilia that has productos, by id.
 *
 * @throws Error when the backend does not respond in time or the response is not a list
 */
export async function readCatalogue(
  backendUrl: string,
  key: string,
): Promise<readonly CatalogueEntry[]> {
  const entries: CatalogueEntry[] = [];
  let offset = 0;
  for (;;) {
    const rows = await readPage(backendUrl, key, offset);
    if (rows.length === 0) return entries;
    offset += rows.length;
    for (const candidate of rows) {
      // A malformed row only loses its own document.
      const parsed = v.safeParse(rowSchema, candidate);
      if (!parsed.success) continue;
      const { nombre, familia, producto, ...row } = parsed.output;
      entries.push({
        id: row.id,
        name: nombre,
        familiaId: familia.id,
        familiaName: familia.nombre,
        thumbnail: row.thumbnail,
        fromPrice: lowestPrice(producto),
      });
    }
  }
}
