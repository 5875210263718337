import { expect, test } from 'vitest';
import type { PedidoLine } from '#domain/order/orderTable.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { codesOf } from '#domain/quickOrder/parseOrder.ts';
import { readPedidoListing } from '#domain/staff/pedidos/listing.ts';
import {
  chatNumber,
  type LineChoices,
  planLines,
  priceToday,
  stockChanges,
} from '#domain/staff/pedidos/pedido.ts';
import { readTypedOrder, toPedidoLines } from '#domain/staff/pedidos/typedOrder.ts';
import { buildFacts } from './fixtures.ts';

const line = (productoId: number, quantity: number): PedidoLine => ({
  productoId,
  code: `C${productoId}`,
  name: 'Camiseta',
  colorName: null,
  tallaId: null,
  quantity,
  price: 3500,
  ivaRate: 0.13,
  note: null,
});
const prices = { retail: 3500, wholesale: 3000, special: null };
const producto = (id: number, stock: Record<number, number>) => ({
  ...line(id, 1),
  id,
  prices,
  stock: new Map(Object.entries(stock).map(([bodega, units]) => [Number(bodega), units])),
});

test.each<[wanted: number, chosen: Record<number, number>, takes: number[], short: number]>([
  [3, {}, [3, 0], 0],
  [10, {}, [8, 2], 0],
  [13, {}, [8, 4], 1],
  [10, { 2: 4 }, [6, 4], 0],
  [10, { 2: 9 }, [6, 4], 0],
  [10, { 1: 0 }, [0, 4], 6],
  [2, { 1: 5 }, [2, 0], 0],
])(
  '%i units, with the choices %o, take %o of 8 and 4 and lack %i',
  (wanted, chosen, takes, short) => {
    const productos = new Map([[1, producto(1, { 1: 8, 2: 4 })]]);
    const byBodega = new Map(Object.entries(chosen).map(([id, units]) => [Number(id), units]));
    const [plan] = planLines([line(1, wanted)], productos, new Map([[0, { byBodega }]]));
    expect([1, 2].map((id) => plan?.takenUnits.get(id))).toEqual(takes);
    expect(plan?.short).toBe(short);
  },
);

const productos = new Map([1, 2].map((id) => [id, producto(id, { 1: 5, 2: 1 })]));
const TWICE = [line(1, 4), line(1, 4)];
const ELSEWHERE = { byBodega: new Map([[2, 1]]) };
test.each<[what: string, lines: PedidoLine[], first: ReturnType<LineChoices['get']>, text: string]>(
  [
    ['each line', [line(1, 2), line(2, 1)], undefined, '1/1: 5>3 2/1: 5>4'],
    ['lines of one producto share its stock', TWICE, undefined, '1/1: 5>0 1/2: 1>0'],
    ['a line left out leaves its stock', TWICE, { isLeftOut: true }, '1/1: 5>1'],
    ['other units', [line(1, 4)], { wanted: 1 }, '1/1: 5>4'],
    ['another warehouse', [line(1, 2)], ELSEWHERE, '1/2: 1>0 1/1: 5>4'],
    ['nothing of a producto that is gone', [line(9, 2)], undefined, ''],
  ],
)('an order takes its stock: %s', (_what, lines, first, text) => {
  const choices = new Map(first && [[0, first]]);
  const changes = stockChanges(planLines(lines, productos, choices));
  const written = changes.map(
    ({ row, target, before, after }) =>
      `${row.id}/${target.kind === 'stock' && target.bodegaId}: ${before}>${after}`,
  );
  expect(written.join(' ')).toBe(text);
});

test.each([
  [3500, 1, false],
  [3500, 12, true],
  [3000, 12, false],
  [null, 1, true],
])("an ordered price of %s for %i units differs from today's: %s", (price, quantity, isOther) => {
  expect(priceToday({ price, quantity }, prices).isOther).toBe(isOther);
});

test.each([
  ['8812-3456', '50688123456'],
  ['+506 8812 3456', '50688123456'],
  ['00506 88123456', '50688123456'],
  ['+1 (305) 555-0100', '13055550100'],
  ['8888-0000 / 2222-3333', '50688880000'],
  ['2222-3333 ext. 105', '50622223333'],
  ['Casa 2: (506) 2222-3333, 8888-0000', '50622223333'],
  ['8888 0000 2222 3333', '50688880000'],
  ['888', null],
])('the phone %s opens a chat with %s', (phone, number) => {
  expect(chatNumber(phone)).toBe(number);
});

test.each([
  [
    '?estado=nuevo&desde=2026-11-01&hasta=2026-11-30&pagina=2&buscar=ana',
    { state: 'nuevo', from: '2026-11-01', to: '2026-11-30', page: 2, search: 'ana' },
  ],
  [
    '?estado=x&desde=2026-02-31&hasta=ayer&pagina=0',
    { state: null, from: null, to: null, page: 1, search: '' },
  ],
])('the query %s is read as filters of the orders', (query, listing) => {
  expect(readPedidoListing(query)).toEqual(listing);
});

test('a picture that is pasted as text is read as one line, and a text that is too long is not read', () => {
  expect(readTypedOrder(`data:image/png;base64,${'A'.repeat(99_000)}`).listed).toHaveLength(1);
  const nothing = { shared: [], listed: [], beside: [], unread: 0, isTooLong: true };
  const codes = `1.1-c.0${'\n'.repeat(99_000)}1.2-c.0${' '.repeat(1_000)}`;
  expect(readTypedOrder(codes)).toEqual(nothing);
});

const SHOP = ['CAM-1', 'GOR 1', 'DOS', 'DOS'].map((code, index) =>
  Object.assign(buildFacts({ code }), { productoId: index + 1 }),
);
const read = (text: string, choices?: ReadonlyMap<string, number>) => {
  const typed = readTypedOrder(text);
  const byCode = codesOf(typed.listed).map((code) => {
    const same = SHOP.filter((one) => codeKey(one.code) === codeKey(code));
    return [codeKey(code), same] as const;
  });
  const facts = new Map(SHOP.map((one) => [one.productoId, one]));
  const { lines, problems } = toPedidoLines(typed, facts, new Map(byCode), choices);
  return [
    ...lines.map(({ productoId, quantity }) => `${productoId}×${quantity}`),
    ...problems.map(({ name, kind }) => `${name} ${kind}`),
    ...(typed.unread > 0 ? [`unread ${typed.unread}`] : []),
  ].join(', ');
};
test.each([
  ['1.1-c.2-3.0', '1×12, 2×3'],
  ['https://shop.example/cart#pedido=1.1-c.0', '1×12'],
  [
    'Hola\nhttps://shop.example/cart#pedido=1.1-c.0 gracias\nGOR-1 5',
    '1×12, Hola beside, gracias beside, GOR-1 5 beside',
  ],
  ['1.1-c.9-1.0', '1×12, 9 gone'],
  ['1.1-c', '1×12, unread 1'],
  ['CAM-1 10\ngor 1\t2\nCAM-1 2', '1×12, 2×2'],
  ['NADA 2\nDOS 1\nCAM-1\tx', 'NADA unknown, DOS several, CAM-1 badQuantity'],
  ['', ''],
])('an order that staff type as %j is read as: %s', (text, lines) => {
  expect(read(text)).toBe(lines);
});

test('if several productos share a code, the producto that staff chose is ordered', () => {
  expect(read('DOS 2', new Map([['dos', 4]]))).toBe('4×2');
});
