import type { Cards } from '#domain/catalogue/cards.ts';
import type { Subfamilia, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';
import { toAssetUrl, toNumber, toPrice, toText } from '../http/columns.ts';
import { DataError } from '../http/DataError.ts';
import { db } from '../http/db.ts';
import { checkId, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { toSubfamilia } from './toSubfamilia.ts';

/** Columns of a catalogue card, with the prices of its productos. */
const CARD_COLUMNS = 'id,nombre,familia_id,thumbnail,producto(precio1)';

/** Columns of a subfamilia, with the name of its familia for the breadcrumbs. */
export const SUBFAMILIA_COLUMNS = 'id,nombre,familia_id,thumbnail,familia(nombre)';

const selectCards = (options: { count?: 'exact' }) =>
  db
    .from('subfamilia')
    .select(CARD_COLUMNS, options)
    .eq('oculto', false)
    .eq('producto.oculto', false)
    .gt('producto.precio1', 0);

/** Adds conditions to the query of the cards. */
type NarrowCards = (query: ReturnType<typeof selectCards>) => typeof query;

/** Reads all subfamilias, or those that `narrow` selects, with their lowest retail price. @see docs/rules.md#cards */
export async function listSubfamilias(
  narrow: NarrowCards = (query) => query,
  signal?: AbortSignal,
): Promise<SubfamiliaSummary[]> {
  const rows = await readAllPages(
    (options) =>
      narrow(selectCards(options))
        .order('id')
        .order('precio1', { referencedTable: 'producto' })
        .limit(1, { referencedTable: 'producto' }),
    signal,
  );
  return mapRows('subfamilias', rows, (row) => ({
    // NaN makes the card show an error instead of a link.
    id: toNumber(row.id) ?? Number.NaN,
    name: toText(row.nombre),
    familiaId: row.familia_id,
    thumbnailUrl: toAssetUrl(row.thumbnail),
    fromPrice: toPrice(row.producto?.[0]?.precio1, row),
  }));
}

/** Reads a subfamilia. @throws DataError `invalidId` or `notFound` */
async function getSubfamilia(id: string): Promise<Subfamilia> {
  // The id is sent as text, so that a number out of range reaches the database unchanged.
  const query = db.from('subfamilia').select(SUBFAMILIA_COLUMNS).filter('id', 'eq', checkId(id));
  const row = unwrap(await query.eq('oculto', false).single());
  const [subfamilia] = mapRows('subfamilia', [row], toSubfamilia);
  if (subfamilia === undefined) throw new DataError('notFound', 'the row is malformed');
  return subfamilia;
}

const KEY = ['subfamilias'];

export const subfamiliaQueries = {
  /** All cards; until they are read, the built page has the first ones. */
  all: () =>
    catalogueQuery(KEY, async (): Promise<Cards> => ({
      cards: await listSubfamilias(),
      isWhole: true,
    })),
  /** The cards of one familia. */
  ofFamilia: (familiaId: number) =>
    catalogueQuery([...KEY, `familia ${familiaId}`], () =>
      listSubfamilias((query) => query.eq('familia_id', familiaId)),
    ),
  /** Cards by id; deleted and hidden ones are missing. */
  byIds: (ids: readonly number[]) =>
    catalogueQuery([...KEY, `ids ${ids.toSorted((a, b) => a - b).join()}`], () =>
      listSubfamilias((query) => query.in('id', ids)),
    ),
  one: (id: string) => catalogueQuery(['subfamilia', id], () => getSubfamilia(id)),
} as const;
