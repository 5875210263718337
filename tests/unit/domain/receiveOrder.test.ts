import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '#config/paths.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { newOrderReference } from '#domain/order/orderEmail.ts';
import { orderText } from '#domain/order/orderText.ts';
import { matchOrder, type StockedProducto } from '#domain/order/receive/matchOrder.ts';
import { codesToFind } from '#domain/order/receive/textLine.ts';
import { readOrder } from '#domain/order/receive/readOrder.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { checkout as en } from '#i18n/en/checkout.ts';
import { checkout as es } from '#i18n/es/checkout.ts';
import { buildForm, buildLine, buildOrder } from './fixtures.ts';
import { labelsOf, mailText, received, SHOP } from './orderTexts.ts';

const linkTo = (lines: Parameters<typeof encodeShare>[0]) =>
  `https://tienda.cr${paths.sharedCart(encodeShare(lines))}`;

describe('an order is read back as it was sent', () => {
  const word = fc.constantFrom(...'Camiseta (algodón) — 100_% ₡5.00 3_×_2 M <b> ñ'.split(' '));
  const words = (maxLength: number) =>
    fc.array(word, { minLength: 1, maxLength }).map((some) => some.join(' ').replaceAll('_', ' '));
  const anyLine = fc
    .record({
      productoId: fc.integer({ min: 1, max: 5000 }),
      quantity: fc.integer({ min: 1, max: 500 }),
      name: words(5),
      colorName: fc.constantFrom(null, 'Rojo', 'Azul (oscuro)', 'Verde / gris'),
      tallaId: fc.constantFrom(null, 'M', '10', '2T-16', 'Única'),
      note: fc.option(words(6), { nil: undefined }),
      retail: fc.integer({ min: 100, max: 1e8 }).map((amount) => amount / 100),
    })
    .map(({ retail, ...line }) =>
      buildLine({
        ...line,
        code: `C${line.productoId % 7 === 0 ? ' ' : '-'}${line.productoId}`,
        prices: { retail, wholesale: null, special: null },
      }),
    );
  const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyLine, {
    minLength: 1,
    maxLength: 15,
    selector: ({ productoId }) => productoId,
  });
  const anyReference = fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 })
    .map((some) => newOrderReference(new Date('2026-11-21T18:30:00Z'), () => some.pop() ?? 0));

  const wanted = (cart: Cart, reference: string | null) => ({
    reference,
    lines: cart.map(({ productoId, quantity }) => `${productoId}×${quantity}`).join(' '),
    unread: [],
    missing: 0,
    changed: [],
  });

  test.each([
    ['es', es],
    ['en', en],
  ] as const)('as a chat in %s, with its link', (_language, texts) => {
    fc.assert(
      fc.property(anyCart, anyReference, (lines, reference) => {
        const text = orderText(buildOrder({ lines, reference }), labelsOf(texts), linkTo(lines));
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
        const text = mailText(buildOrder({ lines, reference, form, repeats }), cellEnd);
        expect(received(text, lines)).toEqual(wanted(lines, reference));
        expect(readOrder(text).others.includes('TT-261120-3333')).toBe(isRepeated);
      }),
    );
  });

  test('as a link, alone or in a sentence, whole or cut', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const code = encodeShare(lines);
        for (const text of [code, `Mi pedido: ${linkTo(lines)} .`]) {
          expect(received(text, lines)).toEqual(wanted(lines, null));
        }
        expect(readOrder(paths.sharedCart(code.slice(0, -3)))).toMatchObject({ isLinkCut: true });
      }),
    );
  });

  test.each([900, 2000])('as the e-mail of %i lines, in its shorter forms', (count) => {
    const lines = Array.from({ length: count }, (_, index) =>
      buildLine({ productoId: index + 1, code: `CCR-NEGRO-${index}`, quantity: index + 1 }),
    );
    const text = mailText(buildOrder({ lines }), '\t');
    expect(received(text, lines)).toEqual(wanted(lines, 'TT-261121-7K3F'));
  });
});

const ONE = linkTo([{ productoId: 1, quantity: 4 }]);
const reference = 'TT-261121-7K3F';
const row = (...cells: readonly string[]) => [...cells, '3', '₡3,500.00', '₡9,292.04'].join('\n');
const JOINED = 'Camiseta\nCAM-1\nRojo M 3 ₡3,500.00 ₡9,292.04\nReferencia del pedido';
test.each<[string, string, Partial<ReturnType<typeof received>>]>([
  ['one code in two lines', 'CAM-1 3\nGOR 1 1\nCAM-1 2', { lines: '1×5 2×1' }],
  ['a bad quantity', 'CAM-1 3\nGOR 1\t0', { lines: '1×3', unread: ['2: GOR 1\t0'] }],
  ['quantities before codes', '2 CAM-1\n3 x GOR 1\n4x cam-1\nGOR 1 x 5', { lines: '1×6 2×8' }],
  ['lines with × alone', 'GOR 1 1\n2 × CAM-1', { lines: '1×2', unread: ['1: GOR 1 1'] }],
  ['a code that no producto has', 'NADA-1 3', { lines: 'none×3' }],
  ['a reference above', 'Pedido tt-261121-7k3f\nCAM-1 3', { lines: '1×3', reference }],
  ['two references', 'TT-261121-7K3F TT-261122-7K3F\nCAM-1 3', { reference: null }],
  ['a sentence beside a link', `2 azules\n${ONE}`, { lines: '1×4', unread: ['1: 2 azules'] }],
  ['joined cells', `${JOINED}: ${reference}`, { lines: '1×3', reference, changed: [] }],
  ['a row that has only a code', row('CAM-1'), { lines: '1×3', unread: [] }],
  ['a row of x units', `GOR 1\nx\n₡1.00\n₡1.00\n${row('CAM-1')}`, { lines: '1×3' }],
  ['an id that is gone', '#pedido=1.9-1.0', { lines: 'none×1' }],
])('reads %s', (_name, text, expected) => {
  expect(received(text, SHOP)).toMatchObject(expected);
});

test('a row of an e-mail that is not complete is told, and is no part of the next', () => {
  const broken = 'Gorra\nGOR 1\nx\n₡2,000.00';
  const { lines, unread } = received(
    `${broken}\n${row('Camiseta', 'CAM-1', 'Rojo', 'M')}\nx`,
    SHOP,
  );
  expect([lines, unread]).toEqual(['1×3', [`1: ${broken.replaceAll('\n', ' ')}`, '12: x']]);
});

describe('the producto of a line', () => {
  type Some = Partial<StockedProducto>;

  /** The first line of a text in a shop with some productos, whose ids are their places from 1. */
  function firstLine(text: string, productos: readonly Some[], chosen = new Map<string, number>()) {
    const plain = { ...buildLine({ colorName: null, tallaId: null }), stock: new Map() };
    const all = productos.map((some, index): StockedProducto => ({
      ...plain,
      ...some,
      id: index + 1,
    }));
    const byCode = new Map<string, StockedProducto[]>();
    for (const one of all)
      byCode.set(codeKey(one.code), [...(byCode.get(codeKey(one.code)) ?? []), one]);
    return matchOrder(readOrder(text), { byId: new Map(), byCode }, chosen).lines[0];
  }

  const SHIRT = { code: 'CAM-1', name: 'Camiseta', colorName: 'Rojo', tallaId: 'M' };
  const INK = { code: 'NEGRO', name: 'Tinta' };

  const S_AND_M = [{ ...SHIRT, tallaId: 'S' }, SHIRT];
  const sizes = (code: string, first: string, second: string): Some[] => [
    { code, tallaId: first },
    { code, tallaId: second },
  ];

  test.each<[string, string, readonly Some[], number]>([
    ['the one of its colour and size', '2 × Camiseta (CAM-1) Rojo / M — ₡5.00', S_AND_M, 2],
    ['with a number', '7 leguas', [{ code: '7 LEGUAS' }, { code: 'LEGUAS' }], 1],
    ['not its name', row('Camiseta roja', 'CAM-1', 'Rojo', 'M'), [{ code: 'CAMISETA' }, SHIRT], 2],
    ['not of letters of its name', row('Camiseta', 'M', 'M'), [...sizes('M', 'S', 'M'), SHIRT], 2],
  ])('is %s', (_name, text, productos, meant) => {
    expect(firstLine(text, productos)).toMatchObject({ state: 'found', producto: { id: meant } });
  });

  test('with a number before its code is ordered as often', () => {
    const ordered = (codes: readonly string[]) =>
      firstLine(
        '7 leguas',
        codes.map((code) => ({ code })),
      )?.ordered;
    expect([ordered(['LEGUAS']), ordered(['7 LEGUAS', 'LEGUAS'])]).toEqual([7, 1]);
    expect(readOrder('7 leguas').lines.flatMap(codesToFind)).toHaveLength(2);
  });

  test.each<[string, string, readonly Some[]]>([
    ['both have the code', 'CAM-1 2', S_AND_M],
    ['the right code is gone', row('Camiseta', 'CAM-99', 'Negro', 'M'), [INK]],
    ['one of them has no size', 'CAM-1 2', [{ code: 'CAM-1' }, SHIRT]],
    ['the quantity is a size of one', 'CAM-1 2', sizes('CAM-1', '2', '4')],
  ])('is chosen by staff when %s', (_name, text, productos) => {
    const line = firstLine(text, productos);
    expect(line).toMatchObject({ state: 'several', producto: null });
    expect(line?.choices[0]?.productos).toHaveLength(productos.length);
    const chosen = firstLine(text, productos, new Map([[line?.choices[0]?.key ?? '', 1]]));
    expect(chosen).toMatchObject({ producto: { id: 1 } });
  });
});

describe('two orders, one below the other, are not read', () => {
  const first = buildOrder({ lines: SHOP.slice(0, 1), reference: 'TT-261121-7K3F' });
  const second = buildOrder({ lines: SHOP.slice(1), reference: 'TT-261121-9K3F' });
  const [mail, mail2] = [mailText(first, '\n'), mailText(second, '\n')];
  const [link, link2] = [linkTo(first.lines), linkTo(second.lines)];
  const [chat, chat2] = [first, second].map((order) => orderText(order, labelsOf(en)));
  const linked = orderText(first, labelsOf(es), link);
  const linked2 = orderText(second, labelsOf(es), link2);
  const noEnd = mail.split('Referencia')[0];

  test.each<[string, string]>([
    ['e-mails', mail + mail2],
    ['an e-mail without its end, and another', noEnd + mail2],
    ['chats', `${chat}\n${chat2}`],
    ['a chat and an e-mail', `${chat}\n${mail2}`],
    ['links', `${link}\n${link2}`],
    ['a link and an e-mail', `${link}\n${mail2}`],
    ['a chat without a link, and one with it', `${chat}\n${linked2}`],
  ])('%s', (_name, text) => {
    expect(readOrder(text)).toMatchObject({ isSeveral: true, lines: [], reference: null });
  });

  test.each<[string, string]>([
    ['an e-mail', `${mail}> ${mail.replaceAll('\n', '\n> ')}`],
    ['a chat', `${linked}\n${linked}`],
  ])('but %s that an answer quotes counts once', (_name, text) => {
    const { reference } = first;
    expect(received(text, SHOP)).toMatchObject({ lines: '1×1', reference, missing: 0 });
  });
});
