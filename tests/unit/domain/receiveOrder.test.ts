import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderTemplate } from '#backend/mailbox/renderTemplate.ts';
import { paths } from '#config/paths.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { buildOrderEmail, newOrderReference } from '#domain/order/orderEmail.ts';
import { orderText, type OrderTextLabels } from '#domain/order/orderText.ts';
import { matchOrder, type StockedProducto } from '#domain/order/receive/matchOrder.ts';
import { readOrder } from '#domain/order/receive/readOrder.ts';
import { priceChange } from '#domain/order/receive/takeStock.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { checkout as en } from '#i18n/en/checkout.ts';
import { checkout as es } from '#i18n/es/checkout.ts';
import { buildForm, buildLine, buildOrder } from './fixtures.ts';

/** The words of the chat, as the checkout gives them to it. */
function labelsOf({ chat, success, payment, summary }: typeof es | typeof en): OrderTextLabels {
  return {
    greeting: chat.greeting,
    reference: success.reference,
    customer: success.customer,
    phone: success.phone,
    email: success.email,
    address: success.address,
    payment: success.payment,
    paymentMethods: payment,
    notes: success.additional,
    lineNote: success.lineNote,
    subtotal: summary.subtotal,
    iva: summary.iva,
    total: summary.total,
    unconfirmed: chat.unconfirmed,
    andMore: (count) => chat.andMore_other.replace('{{count}}', String(count)),
    link: chat.link,
  };
}

const TEMPLATE = readFileSync('supabase/local/mailbox/templates/order.html', 'utf8');

function decoded(html: string): string {
  return html
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&#39;/g, "'")
    .replaceAll(/&amp;/g, '&');
}

/** The text that a mail client copies: each cell behind a tab, or on a line of its own. */
function copied(html: string, cellEnd: '\t' | '\n'): string {
  const marked = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?<(?:\/tr|\/p|\/h\d|\/div|\/table|br|p|h\d|div|table|tr)\b[^>]*> ?/g, '\n')
    .replaceAll(/(?<!\n) ?<t[dh]\b[^>]*> ?/g, cellEnd)
    .replaceAll(/<[^>]*>/g, '');
  return decoded(marked).replaceAll(/ *\n\s*\n/g, '\n');
}

const word = fc.constantFrom(
  'Camiseta',
  '(algodón)',
  '—',
  '100 %',
  '₡5.00',
  '3 × 2',
  'M',
  '<b>',
  'ñ',
);
const words = (max: number) =>
  fc.array(word, { minLength: 1, maxLength: max }).map((some) => some.join(' '));
const option = (some: fc.Arbitrary<string>) => fc.option(some, { nil: null });

const anyCart: fc.Arbitrary<Cart> = fc
  .uniqueArray(
    fc.record({
      productoId: fc.integer({ min: 1, max: 5000 }),
      quantity: fc.integer({ min: 1, max: 500 }),
      name: words(5),
      colorName: option(fc.constantFrom('Rojo', 'Azul (oscuro)', 'Verde / gris')),
      tallaId: option(fc.constantFrom('M', '10', '2T-16', 'Única')),
      note: fc.option(words(6), { nil: undefined }),
      retail: fc.integer({ min: 100, max: 1e8 }).map((amount) => amount / 100),
    }),
    { minLength: 1, maxLength: 15, selector: ({ productoId }) => productoId },
  )
  .map((lines) =>
    lines.map(({ retail, ...line }) =>
      buildLine({
        ...line,
        code: `C${line.productoId % 7 === 0 ? ' ' : '-'}${line.productoId}`,
        prices: { retail, wholesale: null, special: null },
      }),
    ),
  );
const anyReference = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 })
  .map((some) => newOrderReference(new Date('2026-11-21T18:30:00Z'), () => some.pop() ?? 0));

/** The shop whose productos are those of a cart. */
function shopOf(cart: Cart) {
  const all = cart.map((line): StockedProducto => ({
    ...line,
    id: line.productoId,
    stock: new Map(),
  }));
  return {
    byId: new Map(all.map((producto) => [producto.id, producto])),
    byCode: new Map(all.map((producto) => [codeKey(producto.code), [producto]])),
  };
}

/** What is understood of a text in the shop of a cart. */
function received(text: string, cart: Cart) {
  const order = readOrder(text);
  const { lines, unlike } = matchOrder(order, shopOf(cart), new Map());
  return {
    reference: order.reference,
    lines: lines.map(({ producto, ordered }) => [producto?.id, ordered]),
    unread: [...order.unread, ...unlike],
    missing: order.missing,
    changed: lines.map(priceChange).filter((change) => change !== null),
  };
}

const wanted = (cart: Cart, reference: string | null) => ({
  reference,
  lines: cart.map(({ productoId, quantity }) => [productoId, quantity]),
  unread: [],
  missing: 0,
  changed: [],
});

describe('an order is read back as it was sent', () => {
  test.each(['es', 'en'] as const)('as a chat in %s, with its link', (language) => {
    const labels = labelsOf(language === 'es' ? es : en);
    fc.assert(
      fc.property(anyCart, anyReference, (lines, reference) => {
        const link = `https://tienda.cr${paths.sharedCart(encodeShare(lines))}`;
        const text = orderText(buildOrder({ lines, reference }), labels, link);
        expect({ ...received(text, lines), unread: [] }).toEqual(wanted(lines, reference));
        expect(readOrder(text).unread).toEqual([]);
      }),
    );
  });

  test('as a chat without its link, unless lines were left out, which is told', () => {
    fc.assert(
      fc.property(anyCart, anyReference, (lines, reference) => {
        // The words of the shopper may look like lines.
        const form = buildForm({ additionalInfo: 'Con cuidado\n2 × 3' });
        const text = orderText(buildOrder({ lines, reference, form }), labelsOf(es));
        const { missing, ...read } = received(text, lines);
        const shown = lines.slice(0, lines.length - missing);
        expect({ ...read, missing: 0 }).toEqual(wanted(shown, reference));
      }),
    );
  });

  test.each(['\t', '\n'] as const)('as the e-mail, copied with %j between cells', (cellEnd) => {
    fc.assert(
      fc.property(anyCart, anyReference, fc.boolean(), (lines, reference, isRepeated) => {
        const form = buildForm({ exactAddress: 'Casa 3\nTT-261120-2222', additionalInfo: '3 × 4' });
        const repeats = isRepeated ? 'TT-261120-3333' : null;
        const order = buildOrder({ lines, reference, form, repeats });
        const payload = buildOrderEmail(order, { name: 'Textiles' });
        const text = copied(renderTemplate(TEMPLATE, payload), cellEnd);
        expect(received(text, lines)).toEqual(wanted(lines, reference));
        expect(readOrder(text).others.includes('TT-261120-3333')).toBe(isRepeated);
      }),
    );
  });

  test('as a link, alone or in a sentence, whole or cut', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const code = encodeShare(lines);
        for (const text of [code, `Mi pedido: https://tienda.cr${paths.sharedCart(code)} .`]) {
          expect(received(text, lines)).toEqual(wanted(lines, null));
        }
        expect(readOrder(paths.sharedCart(code.slice(0, -3)))).toMatchObject({ isLinkCut: true });
      }),
    );
  });
});

test.each([400, 900, 2000])('an e-mail of %i lines is read, whatever its form', (count) => {
  const lines = Array.from({ length: count }, (_, index) =>
    buildLine({ productoId: index + 1, code: `CCR-NEGRO-${index}`, quantity: index + 1 }),
  );
  const payload = buildOrderEmail(buildOrder({ lines }), { name: 'Textiles' });
  const text = copied(renderTemplate(TEMPLATE, payload), '\t');
  expect(received(text, lines)).toEqual(wanted(lines, 'TT-261121-7K3F'));
});

const SHOP = [
  buildLine({ productoId: 1, code: 'CAM-1' }),
  buildLine({ productoId: 2, code: 'GOR 1', colorName: null, tallaId: null }),
];

test.each<[string, string, Partial<ReturnType<typeof received>>]>([
  [
    'codes and quantities',
    'Código;Cantidad\ncam-1;3\ngor 1;2',
    {
      lines: [
        [1, 3],
        [2, 2],
      ],
    },
  ],
  [
    'one code in two lines',
    'CAM-1 3\nGOR 1 1\nCAM-1 2',
    {
      lines: [
        [1, 5],
        [2, 1],
      ],
    },
  ],
  [
    'a bad quantity',
    'CAM-1 3\nGOR 1\t0',
    { lines: [[1, 3]], unread: [{ number: 2, text: 'GOR 1\t0' }] },
  ],
  ['a code that no producto has', 'NADA-1 3', { lines: [[undefined, 3]] }],
  [
    'a reference above a list',
    'Pedido tt-261121-7k3f\nCAM-1 3',
    { reference: 'TT-261121-7K3F', lines: [[1, 3]] },
  ],
  [
    'quoted lines',
    '> CAM-1 3\n> > GOR 1 2',
    {
      lines: [
        [1, 3],
        [2, 2],
      ],
    },
  ],
  ['two references', 'TT-261121-7K3F TT-261122-7K3F\nCAM-1 3', { reference: null }],
  [
    'a sentence beside a link',
    `Además 2 azules\n${paths.sharedCart(encodeShare([{ productoId: 2, quantity: 4 }]))}`,
    { lines: [[2, 4]], unread: [{ number: 1, text: 'Además 2 azules' }] },
  ],
  [
    'a chat whose text was changed beside its link',
    `5 × Camiseta (CAM-1) Rojo / M — ₡1.00\n${paths.sharedCart(encodeShare([{ productoId: 1, quantity: 4 }]))}`,
    { lines: [[1, 4]], unread: [{ number: 1, text: 'Camiseta (CAM-1) Rojo / M' }] },
  ],
  [
    'a row of an e-mail whose cells a client joined with blanks',
    'Camiseta\nCAM-1\nRojo M 3 ₡3,500.00 ₡9,292.04\nReferencia del pedido: TT-261121-7K3F',
    { lines: [[1, 3]], reference: 'TT-261121-7K3F', changed: [] },
  ],
  ['an id that is gone', '#pedido=1.9-1.0', { lines: [[undefined, 1]] }],
])('reads %s', (_name, text, expected) => {
  expect(received(text, SHOP)).toMatchObject(expected);
});

/** The first line of a text in a shop with some productos, by their place from 1. */
function firstLine(
  text: string,
  productos: readonly Partial<StockedProducto>[],
  chosen = new Map<string, number>(),
) {
  const all = productos.map((some, index): StockedProducto => {
    const plain = { ...buildLine({ colorName: null, tallaId: null }), stock: new Map() };
    return { ...plain, ...some, id: index + 1 };
  });
  const byCode = new Map(
    all.map(({ code }) => [
      codeKey(code),
      all.filter((one) => codeKey(one.code) === codeKey(code)),
    ]),
  );
  return matchOrder(readOrder(text), { byId: new Map(), byCode }, chosen).lines[0];
}

const RED_M = { code: 'CAM-1', name: 'Camiseta', colorName: 'Rojo', tallaId: 'M' };

test('of two productos with a code, the colour and size of the text tell which, or staff choose', () => {
  const two = [{ ...RED_M, tallaId: 'S' }, RED_M];
  expect(firstLine('2 × Camiseta (CAM-1) Rojo / M — ₡5.00', two)).toMatchObject({
    producto: { id: 2 },
  });
  const open = firstLine('CAM-1 2', two);
  expect(open).toMatchObject({ state: 'several', producto: null });
  expect(firstLine('CAM-1 2', two, new Map([[open?.key ?? '', 1]]))).toMatchObject({
    producto: { id: 1 },
  });
});

const row = (...cells: readonly string[]) => [...cells, '3', '₡3,500.00', '₡9,292.04'].join('\n');

test.each<[string, string, readonly Partial<StockedProducto>[], number | 'several']>([
  ['its colour and size', row('CAM-1 Camiseta', 'Rojo', 'M'), [{ code: 'rojo' }, { code: 'M' }], 3],
  [
    'the beginning of its name',
    row('Camiseta roja', 'CAM-1', 'Rojo', 'M'),
    [{ code: 'CAMISETA' }],
    2,
  ],
  [
    'its note',
    row('Camiseta', 'CAM-1', 'Nota: o talla S', 'Rojo', 'M'),
    [{ ...RED_M, tallaId: 'S' }],
    2,
  ],
  [
    'letters of its name',
    row('Camiseta', 'M', 'M'),
    [
      { code: 'M', tallaId: 'S' },
      { code: 'M', tallaId: 'M' },
    ],
    2,
  ],
])('a line means its own code, not one that is %s', (_name, text, others, meant) => {
  expect(firstLine(text, [...others, RED_M])).toMatchObject({ producto: { id: meant } });
});

test.each<[string, string, readonly Partial<StockedProducto>[]]>([
  [
    'the colour of the likely one has another name by now',
    row('CAM-1 Camiseta', 'Rojo', 'M'),
    [{ code: 'ROJO' }, { ...RED_M, colorName: 'Rojo vivo' }],
  ],
  [
    'both explain all of it',
    row('A-1', 'B-2'),
    [
      { code: 'A-1', name: 'B-2' },
      { code: 'B-2', name: 'A-1' },
    ],
  ],
  ['one of them has no size', 'CAM-1 2', [{ code: 'CAM-1' }, RED_M]],
  [
    'the quantity is a size of one of them',
    'CAM-1 2',
    [
      { code: 'CAM-1', tallaId: '2' },
      { code: 'CAM-1', tallaId: '4' },
    ],
  ],
  [
    'the quantity stands before the code, and is a size of one of them',
    'Cantidad;Código;Color\n2;CAM-2;Rojo',
    [
      { code: 'CAM-2', tallaId: '2' },
      { code: 'CAM-2', tallaId: '4' },
    ],
  ],
])('staff choose when a line may mean two productos: %s', (_name, text, productos) => {
  const line = firstLine(text, productos);
  expect(line).toMatchObject({ state: 'several', producto: null });
  expect(line?.choices).toHaveLength(2);
});

test.each([
  'Gorra\nGOR 1\nx\n₡2,000.00\n₡2,000.00',
  'Gorra\n\nGOR 1\nx\n₡2,000.00',
  'Gorra\n\n\nGOR 1\nx 2 ₡2,000.00 ₡2,000.00',
])('a row of an e-mail that is not complete is told, and is no part of the next: %j', (broken) => {
  const text = `${broken}\n${row('Camiseta', 'CAM-1', 'Rojo', 'M')}\nGorra\nGOR 1\nx`;
  expect(received(text, SHOP)).toMatchObject({
    lines: [[1, 3]],
    unread: [
      { number: 1, text: broken.replaceAll(/\n+/g, ' ') },
      { text: 'Gorra' },
      { text: 'GOR 1' },
      { text: 'x' },
    ],
  });
});
