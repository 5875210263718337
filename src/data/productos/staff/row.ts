import type { ProductoDraft } from '#domain/staff/forms/productoForm.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { DataError } from '../../http/DataError.ts';
import { abortedBy, checkId, unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import {
  ADD_ONCE,
  type Updated,
  changedColumns,
  holds,
  outcomeOf,
  sameAsRead,
  countedRows,
  hasLong,
  whyNothingChanged,
} from '../../http/staff/write.ts';
import { selectProductos, toStaffProducto } from './staffProducto.ts';

/** Postgres: numeric_value_out_of_range. */
const OUT_OF_RANGE = '22003';

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
    oculto: draft.isHidden,
  };
}

/** Reads a product. @param id from the page's URL @throws DataError 'invalidId': no whole number; 'notFound' */
export async function readProducto(id: string, signal?: AbortSignal): Promise<StaffProducto> {
  const query = selectProductos().filter('id', 'eq', checkId(id));
  // `maybeSingle`, because the browser reports the 406 of `single` in the console.
  const reply = await abortedBy(query, signal).maybeSingle();
  if (reply.error?.code === OUT_OF_RANGE) {
    throw new DataError('notFound', reply.error.message, reply.error);
  }
  const row = unwrap(reply);
  if (row === null) throw new DataError('notFound', 'no row has this id');
  return toStaffProducto(row);
}

/** Adds the row of a product, only once however often it is called with the same `requestId`. */
export async function addProductoRow(draft: ProductoDraft, requestId: string) {
  const row = { ...toRow(draft), request_id: requestId };
  const reply = await staffDb.from('producto').upsert(row, ADD_ONCE).select('id');
  const read = () =>
    staffDb.from('producto').select('id').eq('request_id', requestId).maybeSingle();
  return outcomeOf(reply, null, read, (added) => added);
}

/** Updates the columns that the form changed, unless someone else changed one of them since the read. */
export async function updateProductoRow(
  read: StaffProducto,
  draft: ProductoDraft,
): Promise<Updated<StaffProducto>> {
  const { changes, before } = changedColumns(toRow(read), toRow(draft));
  if (hasLong(before) || Object.keys(changes).length === 0) {
    const now = await readProducto(String(read.id));
    if (!hasLong(before)) return { outcome: 'saved', now };
    if (!holds(toRow(now), before)) return { outcome: 'changed', now };
  }
  const query = staffDb.from('producto').update(changes, { count: 'exact' }).eq('id', read.id);
  if (countedRows(await sameAsRead(query, before)) > 0) {
    return { outcome: 'saved', now: await readProducto(String(read.id)) };
  }
  return whyNothingChanged(
    () => readProducto(String(read.id)),
    (now) => holds(toRow(now), before),
  );
}
