import type { ProductoDraft } from '#domain/forms/productoForm.ts';
import { DataError } from '../http/DataError.ts';
import { toNumber } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { queryLength } from '../http/inChunks.ts';
import { abortedBy, checkId, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import {
  COMPARED_LENGTH,
  ONCE,
  type Saved,
  changedColumns,
  changedRows,
  holds,
  sameAsRead,
  whyNothingChanged,
} from '../http/write.ts';

/** A product for its form. Each name belongs to the id next to it; `null` where that is `null`. */
export type StaffProducto = ProductoDraft & {
  readonly id: number;
  readonly subfamiliaName: string | null;
  readonly colorName: string | null;
  readonly ivaName: string | null;
};

const COLUMNS =
  'id,codigo,nombre,detalle,sub_familia_id,precio1,precio2,precio3,descuento,iva_id,color_numeric_id,talla_id,subfamilia(nombre),color(name),iva(nombre)';

/** Postgres: numeric_value_out_of_range. */
const OUT_OF_RANGE = '22003';

type Row = {
  id: number;
  codigo: string;
  nombre: string;
  detalle: string | null;
  sub_familia_id: number | null;
  precio1: unknown;
  precio2: unknown;
  precio3: unknown;
  descuento: unknown;
  iva_id: number | null;
  color_numeric_id: number | null;
  talla_id: string | null;
  subfamilia: { nombre: string } | null;
  color: { name: string } | null;
  iva: { nombre: string } | null;
};

function toProducto(row: Row): StaffProducto {
  return {
    id: row.id,
    code: row.codigo,
    name: row.nombre,
    detail: row.detalle,
    subfamiliaId: row.sub_familia_id,
    subfamiliaName: row.subfamilia?.nombre ?? null,
    prices: {
      retail: toNumber(row.precio1) ?? 0,
      wholesale: toNumber(row.precio2),
      special: toNumber(row.precio3),
    },
    discountPercent: toNumber(row.descuento) ?? 0,
    ivaId: row.iva_id,
    ivaName: row.iva?.nombre ?? null,
    colorId: row.color_numeric_id,
    colorName: row.color?.name ?? null,
    tallaId: row.talla_id,
  };
}

/** A product in the columns of its row. */
export function toRow(draft: ProductoDraft) {
  return {
    codigo: draft.code,
    nombre: draft.name,
    detalle: draft.detail,
    sub_familia_id: draft.subfamiliaId,
    precio1: draft.prices.retail,
    precio2: draft.prices.wholesale,
    precio3: draft.prices.special,
    descuento: draft.discountPercent,
    iva_id: draft.ivaId,
    color_numeric_id: draft.colorId,
    talla_id: draft.tallaId,
  };
}

/**
 * A product for its form.
 *
 * @param id from the page's URL
 * @param signal aborts the request
 * @throws DataError 'invalidId' when it is not a whole number, 'notFound' when no product has it
 */
export async function readProducto(id: string, signal?: AbortSignal): Promise<StaffProducto> {
  const query = db.from('producto').select(COLUMNS).filter('id', 'eq', checkId(id));
  // Not `single`: the browser reports its 406 in the console.
  const reply = await abortedBy(query, signal).maybeSingle();
  if (reply.error?.code === OUT_OF_RANGE) {
    throw new DataError('notFound', reply.error.message, reply.error);
  }
  const row = unwrap(reply);
  if (row === null) throw new DataError('notFound', 'no row has this id');
  return toProducto(row);
}

async function readProductoNow(id: number): Promise<StaffProducto | null> {
  const row = unwrap(await db.from('producto').select(COLUMNS).eq('id', id).maybeSingle());
  return row && toProducto(row);
}

/**
 * Adds a product's row, once however often it is called with the same `requestId`.
 *
 * @returns its id
 * @throws DataError
 */
export async function putProducto(draft: ProductoDraft, requestId: string): Promise<number> {
  const row = { ...toRow(draft), request_id: requestId };
  return unwrap(await staffDb.from('producto').upsert(row, ONCE).select('id').single()).id;
}

/**
 * Updates the columns that the form changed, unless someone else changed one of them since the
 * product was read.
 *
 * @param read the product that the form was filled with
 * @returns `changed` with the current product when one of those columns differs from what was read
 * @throws DataError `notFound` when it was deleted, `forbidden` when the database refused
 */
export async function updateProductoRow(
  read: StaffProducto,
  draft: ProductoDraft,
): Promise<Saved<StaffProducto>> {
  const { changes, before } = changedColumns(toRow(read), toRow(draft));
  const isDetailLong = 'detalle' in before && queryLength(read.detail ?? '') > COMPARED_LENGTH;
  if (isDetailLong || Object.keys(changes).length === 0) {
    const now = await readProductoNow(read.id);
    if (now === null) throw new DataError('notFound', 'the row is gone');
    if (isDetailLong && now.detail !== read.detail) return { outcome: 'changed', now };
    if (!isDetailLong) return { outcome: 'saved' };
  }
  const query = staffDb.from('producto').update(changes, { count: 'exact' }).eq('id', read.id);
  if (changedRows(await sameAsRead(query, before)) > 0) return { outcome: 'saved' };
  return whyNothingChanged(
    () => readProductoNow(read.id),
    (now) => holds(toRow(now), before),
  );
}
