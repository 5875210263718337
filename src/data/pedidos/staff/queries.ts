import { searchPatterns } from '#domain/catalogue/productSearch.ts';
import type { PedidoLine } from '#domain/order/orderTable.ts';
import { chargeablePrices } from '#domain/prices/pricing.ts';
import { closestCodes } from '#domain/quickOrder/closeCodes.ts';
import { codesOf } from '#domain/quickOrder/parseOrder.ts';
import { type PedidoListing, phoneDigits } from '#domain/staff/pedidos/listing.ts';
import {
  PEDIDO_STATES,
  type Pedido,
  type PedidoContent,
  type PedidoItem,
  type StockedProducto,
} from '#domain/staff/pedidos/pedido.ts';
import { readTypedOrder, toPedidoLines } from '#domain/staff/pedidos/typedOrder.ts';
import { listChangeRows, toValues } from '../../changes/staff/history.ts';
import { toId, toList, toNumber, toPriceTiers, toText, toTextOrNull } from '../../http/columns.ts';
import { db } from '../../http/db.ts';
import { inChunks } from '../../http/inChunks.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../../http/read.ts';
import { readPage } from '../../http/staff/readPage.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import { readLineFacts } from '../../productos/lineFacts.ts';
import { MAX_CLOSE_CODES, readByCode, readCloseCodes } from '../../quickOrder/read.ts';
import { allOf, like } from '../../search/like.ts';
import { NOT_CACHED, staffKeys, staffQuery } from '../../staffCache.ts';
import { COUNT_REFRESH_MS } from './count.ts';

const PEDIDOS_PER_PAGE = 50;
const ITEM_COLUMNS = 'id,referencia,creado_en,nombre,telefono,unidades,total,estado,revisar,cambio';

/** A section of a list: the order with the searched reference, the new orders, or the other orders. */
type Section = { readonly isExact?: boolean; readonly isNew?: boolean };

function select(
  { search, state, from, to }: PedidoListing,
  section: Section,
  isCountOnly: boolean,
) {
  const reference = search.trim().toUpperCase();
  let query = staffDb
    .from('pedido')
    .select(ITEM_COLUMNS, { count: 'exact', head: isCountOnly })
    .eq('revisar', state === 'revisar');
  if (state !== null && state !== 'revisar') query = query.eq('estado', state);
  if (section.isNew === true) query = query.eq('estado', 'nuevo');
  if (section.isNew === false) query = query.neq('estado', 'nuevo');
  // Days begin at midnight in Costa Rica.
  if (from !== null) query = query.gte('creado_en', `${from}T00:00:00-06:00`);
  if (to !== null) query = query.lte('creado_en', `${to}T23:59:59.999999-06:00`);
  if (section.isExact) query = query.eq('referencia', reference);
  else {
    if (reference !== '') query = query.neq('referencia', reference);
    // One condition, because the embedded backend keeps only the last of a repeated filter.
    const words = allOf(searchPatterns(search).map(like));
    const digits = phoneDigits(search);
    const phone = digits === null ? '' : `,${like(`%${digits}%`)}`;
    if (words !== null) query = query.or(words + phone);
  }
  return isCountOnly ? query : query.order('creado_en', { ascending: false }).order('id');
}

type Row = Readonly<Record<string, unknown>>;

/** Converts the columns of a list that the buyer writes. */
const toSummary = (row: Row) => ({
  reference: toText(row['referencia']),
  createdAt: new Date(toText(row['creado_en'])),
  buyer: toText(row['nombre']),
  phone: toText(row['telefono']),
  units: toNumber(row['unidades']) ?? 0,
  total: toNumber(row['total']) ?? 0,
});

function toItem(row: Row): PedidoItem {
  return {
    ...toSummary(row),
    id: toText(row['id']),
    state: PEDIDO_STATES.find((state) => state === row['estado']) ?? 'nuevo',
    isSuspect: row['revisar'] === true,
    stockChangeId: toTextOrNull(row['cambio']),
  };
}

/** Reads one page of the orders, each section newest first. @see docs/rules.md#orders */
async function listPedidos(listing: PedidoListing, signal: AbortSignal) {
  const sections: Section[] = [
    ...(listing.search.trim() === '' ? [] : [{ isExact: true }]),
    ...(listing.state === null ? [{ isNew: true }, { isNew: false }] : [{}]),
  ];
  const { rows, ...numbers } = await readPage(
    sections.map((section) => (isCountOnly: boolean) => select(listing, section, isCountOnly)),
    { page: listing.page, pageSize: PEDIDOS_PER_PAGE },
    signal,
  );
  return { ...numbers, rows: mapRows('orders', rows, toItem) };
}

const toElements = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

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

/** Converts the columns that the buyer writes, of a row or of what the row was before. */
function toContent(row: Row): PedidoContent {
  const payment = row['pago'];
  return {
    ...toSummary(row),
    email: toText(row['correo']),
    province: toText(row['provincia']),
    canton: toText(row['canton']),
    district: toText(row['distrito']),
    address: toText(row['direccion']),
    info: toText(row['informacion']),
    payment: payment === 'bankTransfer' || payment === 'cash' ? payment : null,
    lines: mapRows('lines of an order', toElements(row['lineas']), toLine),
  };
}

/**
 * Reads an order; `null`: there is no such order, or `id` is no UUID.
 * @param id of the order, or of a try that changed it: older e-mails link to that
 */
export async function readPedido(id: string, signal?: AbortSignal): Promise<Pedido | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const query = staffDb
    .from('pedido')
    .select(
      `${ITEM_COLUMNS},correo,provincia,canton,distrito,direccion,informacion,pago,lineas,precios_confirmados,nota,anteriores`,
    )
    .or(`id.eq.${id},anteriores.cs.[{"intento":"${id}"}]`);
  const [row] = unwrap(await abortedBy(query, signal));
  if (row === undefined) return null;
  return {
    ...toItem(row),
    ...toContent(row),
    pricesConfirmed: row.precios_confirmados,
    note: row.nota,
    earlier: toElements(row.anteriores).map((earlier) => toContent(toValues(earlier))),
  };
}

const STOCKED =
  'id,codigo,nombre,precio1,precio2,precio3,talla_id,color(name),inventario(bodega_id,cantidad)';

async function readStockedProductos(ids: readonly number[], signal: AbortSignal) {
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

/** Reads the units that a change took from stock, by producto. */
async function readTakenUnits(change: string, signal: AbortSignal) {
  const units = new Map<number, number>();
  for (const { key, before, after } of await listChangeRows([change], signal)) {
    const id = toId(key['producto_id']);
    const [had = 0, has = 0] = [before, after].map((row) => toNumber(row?.['cantidad']) ?? 0);
    units.set(id, (units.get(id) ?? 0) + had - has);
  }
  return units;
}

export const pedidoQueries = {
  list: (listing: PedidoListing) =>
    staffQuery(
      [...staffKeys.pedidos, 'list', { ...listing, search: listing.search.trim() }],
      (signal) => listPedidos(listing, signal),
      // The list is read as often as the number of new orders, so that both agree.
      { refetchInterval: COUNT_REFRESH_MS },
    ),
  one: (id: string) =>
    staffQuery([...staffKeys.pedidos, 'one', id], (signal) => readPedido(id, signal)),
  /** The lines of an order that staff type or paste, and for each unknown code the closest codes. */
  typed: (text: string, choices: ReadonlyMap<string, number>) =>
    staffQuery(
      [...staffKeys.pedidos, 'typed', text, [...choices]],
      async (signal) => {
        const typed = readTypedOrder(text);
        const ids = typed.shared.map(({ productoId }) => productoId);
        const [facts, byCode] = await Promise.all([
          readLineFacts(ids, signal),
          readByCode(codesOf(typed.listed), signal),
        ]);
        const { unread, isTooLong } = typed;
        const read = toPedidoLines(typed, facts, byCode, choices);
        const unknown = read.problems.filter(({ kind }) => kind === 'unknown');
        const codes = unknown.slice(0, MAX_CLOSE_CODES).map(({ name }) => name);
        const closeTo = closestCodes(await readCloseCodes(codes, signal));
        const close = new Map(codes.map((code) => [code, closeTo(code)]));
        return { ...read, close, unread, isTooLong };
      },
      NOT_CACHED,
    ),
  taken: (change: string) =>
    staffQuery([...staffKeys.history, 'taken', change], (signal) => readTakenUnits(change, signal)),
  /** The productos of an order as they are now. */
  productos: (ids: readonly number[]) =>
    staffQuery([...staffKeys.productos, 'order', ids], (signal) =>
      readStockedProductos(ids, signal),
    ),
} as const;
