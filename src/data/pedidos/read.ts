import type { OrderProductos, StockedProducto } from '#domain/order/receive/matchOrder.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { chargeablePrices } from '#domain/prices/pricing.ts';
import { toId, toList, toNumber, toPriceTiers, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { codeConditions } from '../quickOrder/read.ts';

const COLUMNS =
  'id,codigo,nombre,precio1,precio2,precio3,talla_id,color(name),iva(porcentaje),inventario(bodega_id,cantidad)';

type Row = Awaited<ReturnType<typeof readById>>[number];

function readById(ids: readonly number[], signal: AbortSignal | undefined) {
  return readAllPages(
    (options) => db.from('producto').select(COLUMNS, options).in('id', ids).order('id'),
    signal,
  );
}

function readByCondition(conditions: readonly string[], signal: AbortSignal | undefined) {
  return readAllPages(
    (options) => db.from('producto').select(COLUMNS, options).or(conditions.join(',')).order('id'),
    signal,
  );
}

function toStocked(row: Row): StockedProducto {
  return {
    id: toId(row.id),
    code: toTextOrNull(row.codigo) ?? '',
    name: toText(row.nombre),
    colorName: toTextOrNull(row.color?.name),
    tallaId: toTextOrNull(row.talla_id),
    prices: chargeablePrices(toPriceTiers(row)),
    ivaRate: toNumber(row.iva?.porcentaje) ?? 0,
    stock: new Map(
      toList(row.inventario).map(({ bodega_id: id, cantidad }) => [id, toNumber(cantidad) ?? 0]),
    ),
  };
}

async function readByCodes(
  codes: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, StockedProducto[]>> {
  const parts = codeConditions(codes).map((part) => readByCondition(part, signal));
  const rows = (await Promise.all(parts)).flat();
  const byId = new Map(mapRows('ordered productos', rows, toStocked).map((one) => [one.id, one]));
  const byCode = new Map(codes.map((code): [string, StockedProducto[]] => [codeKey(code), []]));
  for (const producto of byId.values()) byCode.get(codeKey(producto.code))?.push(producto);
  return byCode;
}

/**
 * The productos that an order names, with their prices and their stock in each warehouse.
 *
 * @param lines what may be the code of each line; all of them are looked for, because a colour can be the
 *   code of a producto too
 * @param ids of productos, of an order that is a link
 * @param signal aborts the requests
 * @throws DataError
 */
export async function readOrderProductos(
  lines: readonly (readonly string[])[],
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<OrderProductos> {
  const ofIds = await Promise.all(inChunks(ids).map((part) => readById(part, signal)));
  const known = mapRows('ordered productos', ofIds.flat(), toStocked);
  const byCode = await readByCodes(lines.flat(), signal);
  return { byCode, byId: new Map(known.map((producto) => [producto.id, producto])) };
}

/** That the stock of an order was taken. */
export type Received = {
  readonly at: Date;
  /** The number of the bulk change that took it last. */
  readonly change: number;
};

/**
 * Which orders were taken from stock.
 *
 * @param references any number of them, as `toReference` writes them
 * @param signal aborts the request
 * @returns by reference; those that were not received are missing
 * @throws DataError
 */
export async function listReceived(
  references: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Received>> {
  const received = new Map<string, Received>();
  for (const some of inChunks(references)) {
    const query = staffDb.from('pedido_descontado').select('referencia,descontado_en,cambio');
    const rows = unwrap(await abortedBy(query.in('referencia', some), signal));
    for (const { referencia, descontado_en: at, cambio } of rows) {
      received.set(referencia, { at: new Date(at), change: cambio });
    }
  }
  return received;
}
