import { compareNames } from '#domain/text/collation.ts';
import { listFamilias } from '../familias/read.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';
import { inChunks } from '../http/inChunks.ts';
import { listSubfamilias } from '../subfamilias/read.ts';
import { listProductosBySubfamilia } from './read.ts';

/** Number of subfamilias per request; together they have some thousand productos. */
const CHUNK = 50;

/** Reads all familias, and by name the subfamilias with productos: of `familiaIds`, or of all if it is empty. */
export const priceListQuery = (familiaIds: readonly number[]) =>
  catalogueQuery(['productos', 'prices', familiaIds], async () => {
    const [familias, subfamilias] = await Promise.all([
      listFamilias(),
      listSubfamilias((query) =>
        familiaIds.length > 0 ? query.in('familia_id', familiaIds) : query,
      ),
    ]);
    const chunks = inChunks(
      subfamilias.map(({ id }) => id),
      { values: CHUNK },
    );
    const parts = await Promise.all(chunks.map(listProductosBySubfamilia));
    const entries = subfamilias
      .toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id)
      .flatMap((subfamilia) => {
        const productos = parts.find((part) => part.has(subfamilia.id))?.get(subfamilia.id);
        return productos ? { subfamilia, productos } : [];
      });
    return { familias, entries };
  });
