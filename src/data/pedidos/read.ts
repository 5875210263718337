import { searchPatterns } from '#domain/catalogue/productSearch.ts';
import {
  PEDIDO_STATES,
  type Pedido,
  type PedidoItem,
  type PedidoLine,
  type StockedProducto,
} from '#domain/order/inbox.ts';
import {
  endOfDay,
  PEDIDOS_PER_PAGE,
  type PedidoListing,
  type PedidoPage,
  startOfDay,
} from '#domain/order/inboxListing.ts';
import { chargeablePrices } from '#domain/prices/pricing.ts';
import { toId, toList, toNumber, toPriceTiers, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { toValues } from '../changes/history.ts';
import { staffDb } from '../http/staffDb.ts';

const ITEM_COLUMNS = 'id,referencia,creado_en,nombre,telefono,unidades,total,estado,revisar,cambio';

/** The orders of a list fall into parts, which follow each other. */
type Part = {
  readonly reference?: { readonly exact: string; readonly is: boolean };
  /** True: only new orders; false: only others. */
  readonly isNew?: boolean | undefined;
};

function partsOf({ search, state }: PedidoListing): Part[] {
  const isNew = state === null ? [true, false] : [undefined];
  const exact = search.trim().toUpperCase();
  if (exact === '') return isNew.map((is) => ({ isNew: is }));
  return [
    { reference: { exact, is: true } },
    ...isNew.map((is) => ({ isNew: is, reference: { exact, is: false } })),
  ];
}

function select({ search, state, from, to }: PedidoListing, part: Part, isCount: boolean) {
  let query = staffDb
    .from('pedido')
    .select(ITEM_COLUMNS, isCount ? { count: 'exact', head: true } : {})
    .eq('revisar', state === 'revisar');
  if (state !== null && state !== 'revisar') query = query.eq('estado', state);
  if (part.isNew === true) query = query.eq('estado', 'nuevo');
  if (part.isNew === false) query = query.neq('estado', 'nuevo');
  if (from !== null) query = query.gte('creado_en', startOfDay(from));
  if (to !== null) query = query.lt('creado_en', endOfDay(to));
  if (part.reference?.is === true) return query.eq('referencia', part.reference.exact);
  if (part.reference) query = query.neq('referencia', part.reference.exact);
  for (const pattern of searchPatterns(search)) query = query.like('busqueda', pattern);
  return query;
}

type ItemColumn =
  | 'id'
  | 'referencia'
  | 'creado_en'
  | 'nombre'
  | 'telefono'
  | 'unidades'
  | 'total'
  | 'estado'
  | 'revisar';

function toFacts(row: Record<ItemColumn, unknown>): Omit<PedidoItem, 'isTaken' | 'isReplaced'> {
  return {
    id: toText(row.id),
    reference: toText(row.referencia),
    createdAt: new Date(toText(row.creado_en)),
    buyer: toText(row.nombre),
    phone: toText(row.telefono),
    units: toNumber(row.unidades) ?? 0,
    total: toNumber(row.total) ?? 0,
    state: PEDIDO_STATES.find((state) => state === row.estado) ?? 'nuevo',
    isSuspect: row.revisar === true,
  };
}

/** The later orders that replace these, by the id of the replaced one. */
async function readReplaced(
  ids: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const query = staffDb.from('pedido').select('id,reemplaza').in('reemplaza', ids);
  const rows = unwrap(await abortedBy(query, signal));
  return new Map(rows.map(({ id, reemplaza }) => [reemplaza ?? '', id]));
}

/**
 * One page of the orders with their exact number: an exact reference first, then the new ones, each newest
 * first.
 *
 * @param signal aborts the requests
 * @returns the last page when a later one was requested
 * @throws DataError
 * @see docs/rules.md#orders
 */
export async function listPedidos(
  listing: PedidoListing,
  signal?: AbortSignal,
): Promise<PedidoPage> {
  const parts = partsOf(listing);
  const counts = await Promise.all(
    parts.map(async (part) => {
      const reply = await abortedBy(select(listing, part, true), signal);
      unwrap(reply);
      return reply.count ?? 0;
    }),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const pageCount = Math.max(1, Math.ceil(total / PEDIDOS_PER_PAGE));
  const page = Math.min(listing.page, pageCount);
  const first = (page - 1) * PEDIDOS_PER_PAGE;
  let begin = 0;
  const pieces = parts.map(async (part, index) => {
    const from = Math.max(0, first - begin);
    const to = Math.min(counts[index] ?? 0, first + PEDIDOS_PER_PAGE - begin) - 1;
    begin += counts[index] ?? 0;
    if (from > to) return [];
    const query = select(listing, part, false)
      .order('creado_en', { ascending: false })
      .order('id')
      .range(from, to);
    return unwrap(await abortedBy(query, signal));
  });
  const rows = (await Promise.all(pieces)).flat();
  const replaced = await readReplaced(
    rows.map(({ id }) => toText(id)),
    signal,
  );
  return {
    rows: mapRows('orders', rows, (row) => ({
      ...toFacts(row),
      isTaken: row.cambio !== null,
      isReplaced: replaced.has(toText(row.id)),
    })),
    page,
    pageCount,
    total,
  };
}

function toLine(value: unknown): PedidoLine {
  const line = toValues(value);
  return {
    productoId: toId(line['producto_id']),
    code: toText(line['codigo']),
    name: toText(line['nombre']),
    colorName: toTextOrNull(line['color']),
    tallaId: toTextOrNull(line['talla']),
    quantity: toNumber(line['cantidad']) ?? 0,
    price: toNumber(line['precio']),
    ivaRate: toNumber(line['iva']) ?? 0,
    note: toTextOrNull(line['nota']),
  };
}

/** @returns `null`: there is no such order, or the id is none @throws DataError */
export async function readPedido(id: string, signal?: AbortSignal): Promise<Pedido | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const query = staffDb
    .from('pedido')
    .select(
      `${ITEM_COLUMNS},correo,provincia,canton,distrito,direccion,informacion,pago,lineas,precios_confirmados,nota`,
    )
    .eq('id', id);
  const [row] = unwrap(await abortedBy(query, signal));
  if (row === undefined) return null;
  const replaced = await readReplaced([row.id], signal);
  const lines: unknown[] = Array.isArray(row.lineas) ? row.lineas : [];
  return {
    ...toFacts(row),
    email: row.correo,
    province: row.provincia,
    canton: row.canton,
    district: row.distrito,
    address: row.direccion,
    info: row.informacion,
    payment: row.pago === 'bankTransfer' || row.pago === 'cash' ? row.pago : null,
    lines: mapRows('lines of an order', lines, toLine),
    pricesConfirmed: row.precios_confirmados,
    note: row.nota,
    change: row.cambio,
    replacedBy: replaced.get(row.id) ?? null,
  };
}

const STOCKED =
  'id,codigo,nombre,precio1,precio2,precio3,talla_id,color(name),inventario(bodega_id,cantidad)';

/**
 * Productos with their prices and their stock in each warehouse.
 *
 * @param signal aborts the requests
 * @returns by id; without those that are gone
 * @throws DataError
 */
export async function readStockedProductos(
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, StockedProducto>> {
  const parts = inChunks([...new Set(ids)]).map((part) =>
    readAllPages(
      (options) => db.from('producto').select(STOCKED, options).in('id', part).order('id'),
      signal,
    ),
  );
  const rows = (await Promise.all(parts)).flat();
  const productos = mapRows('ordered productos', rows, (row): StockedProducto => ({
    id: toId(row.id),
    code: toTextOrNull(row.codigo) ?? '',
    name: toText(row.nombre),
    colorName: toTextOrNull(row.color?.name),
    tallaId: toTextOrNull(row.talla_id),
    prices: chargeablePrices(toPriceTiers(row)),
    stock: new Map(
      toList(row.inventario).map(({ bodega_id: id, cantidad }) => [id, toNumber(cantidad) ?? 0]),
    ),
  }));
  return new Map(productos.map((producto) => [producto.id, producto]));
}
