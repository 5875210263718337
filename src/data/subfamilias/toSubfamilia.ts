import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { toAssetUrl, toId, toText, toTextOrNull, type Columns } from '../http/columns.ts';

/** A row of a subfamilia, with the name of its familia if the query selects it. */
export type SubfamiliaRow = Columns<'id' | 'nombre' | 'thumbnail'> & {
  readonly familia_id: number;
  readonly familia?: Columns<'nombre'> | null;
};

/** Converts a row. @throws TypeError for a row that cannot be shown */
export function toSubfamilia(row: SubfamiliaRow): Subfamilia {
  return {
    id: toId(row.id),
    name: toText(row.nombre),
    familiaId: row.familia_id,
    familiaName: toTextOrNull(row.familia?.nombre) ?? '',
    thumbnailUrl: toAssetUrl(row.thumbnail),
  };
}
