import type { ProductoDraft } from '#domain/forms/productoForm.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { DataError } from '../http/DataError.ts';
import { queryLength } from '../http/inChunks.ts';
import { abortedBy, checkId, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import {
  COMPARED_LENGTH,
  ONCE,
  type Updated,
  changedColumns,
  holds,
  sameAsRead,
  whyNothingChanged,
} from '../http/write.ts';
import { selectProductos, toStaffProducto } from './staffProducto.ts';

/** What an update returns; the embedded backend embeds nothing there when a compared column changes. */
const OWN_COLUMNS =
  'id,codigo,nombre,detalle,sub_familia_id,precio1,precio2,precio3,descuento,iva_id,color_numeric_id,talla_id';

/** Postgres: numeric_value_out_of_range. */
const OUT_OF_RANGE = '22003';

/** What belongs to a product beside its row, as it was read; `null` where the row refers to another one. */
function embedded(read: StaffProducto, now: ProductoDraft) {
  return {
    subfamiliaName: now.subfamiliaId === read.subfamiliaId ? read.subfamiliaName : null,
    iva: now.ivaId === read.ivaId ? read.iva : null,
    color: now.colorId === read.colorId ? read.color : null,
    stock: read.stock,
    images: read.images,
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
  const query = selectProductos().filter('id', 'eq', checkId(id));
  // Not `single`: the browser reports its 406 in the console.
  const reply = await abortedBy(query, signal).maybeSingle();
  if (reply.error?.code === OUT_OF_RANGE) {
    throw new DataError('notFound', reply.error.message, reply.error);
  }
  const row = unwrap(reply);
  if (row === null) throw new DataError('notFound', 'no row has this id');
  return toStaffProducto(row);
}

async function readProductoNow(id: number): Promise<StaffProducto | null> {
  const row = unwrap(await selectProductos().eq('id', id).maybeSingle());
  return row && toStaffProducto(row);
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
): Promise<Updated<StaffProducto>> {
  const { changes, before } = changedColumns(toRow(read), toRow(draft));
  const isDetailLong = 'detalle' in before && queryLength(read.detail ?? '') > COMPARED_LENGTH;
  if (isDetailLong || Object.keys(changes).length === 0) {
    const now = await readProductoNow(read.id);
    if (now === null) throw new DataError('notFound', 'the row is gone');
    if (isDetailLong && now.detail !== read.detail) return { outcome: 'changed', now };
    if (!isDetailLong) return { outcome: 'saved', now };
  }
  const query = staffDb.from('producto').update(changes).eq('id', read.id);
  const [row] = unwrap(await sameAsRead(query, before).select(OWN_COLUMNS));
  if (row) {
    const beside = { subfamilia: null, iva: null, color: null, inventario: [], images: [] };
    const now = { ...toStaffProducto({ ...row, ...beside }), colorId: row.color_numeric_id };
    return { outcome: 'saved', now: { ...now, ...embedded(read, now) } };
  }
  return whyNothingChanged(
    () => readProductoNow(read.id),
    (now) => holds(toRow(now), before),
  );
}
