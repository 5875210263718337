import { describe, expect, test } from 'vitest';
import { paths } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { orderText } from '#domain/order/orderText.ts';
import { matchOrder, type StockedProducto } from '#domain/order/receive/matchOrder.ts';
import { readOrder } from '#domain/order/receive/readOrder.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { checkout as en } from '#i18n/en/checkout.ts';
import { checkout as es } from '#i18n/es/checkout.ts';
import { buildLine, buildOrder } from './fixtures.ts';
import { labelsOf, mailText, received, SHOP } from './orderTexts.ts';

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

test('a number before a code belongs to it where a producto has such a code', () => {
  const named = [
    { ...RED_M, code: '7 LEGUAS' },
    { ...RED_M, code: 'LEGUAS' },
  ];
  expect(firstLine('7 leguas', named)).toMatchObject({ ordered: 1, producto: { id: 1 } });
  expect(firstLine('7 leguas', named.slice(1))).toMatchObject({ ordered: 7, producto: { id: 1 } });
});

const row = (...cells: readonly string[]) => [...cells, '3', '₡3,500.00', '₡9,292.04'].join('\n');

test('a colour that is the code of a producto is not taken for it when the right code is gone', () => {
  const line = row('Camiseta', 'CAM-99', 'Negro', 'M');
  const ink = { code: 'NEGRO', name: 'Tinta', colorName: null, tallaId: null };
  expect(firstLine(line, [ink])).toMatchObject({ state: 'several', producto: null });
  expect(firstLine(line, [{ ...RED_M, code: 'CAM-99', colorName: 'Negro' }])).toMatchObject({
    state: 'found',
  });
});

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
  expect(line?.choices[0]?.productos).toHaveLength(2);
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

describe('two orders, one below the other, are not read', () => {
  const first = buildOrder({ lines: SHOP.slice(0, 1), reference: 'TT-261121-7K3F' });
  const second = buildOrder({ lines: SHOP.slice(1), reference: 'TT-261121-9K3F' });
  const mail = (order: typeof first) => mailText(order, '\n');
  const link = ({ lines }: typeof first) => `https://x.cr${paths.sharedCart(encodeShare(lines))}`;
  const chat = (order: typeof first) => orderText(order, labelsOf(es), link(order));
  const plainChat = (order: typeof first) => orderText(order, labelsOf(en));
  const broken = (text: string) => text.replaceAll('Order number: ', 'Order\nnumber:\n');
  const longMail = `CAM-1 × 3\nGOR 1 × 2\nReferencia del pedido: ${second.reference}`;
  const behind = (text: string, words: string) => text.slice(text.indexOf(words) + words.length);

  test.each<[string, string]>([
    ['e-mails', mail(first) + mail(second)],
    ['an e-mail without its end, and another', mail(first).split('Referencia')[0] + mail(second)],
    ['chats', `${plainChat(first)}\n${plainChat(second)}`],
    [
      'a chat without its beginning, and another',
      `${behind(plainChat(first), first.reference)}\n${plainChat(second)}`,
    ],
    ['a chat and an e-mail', `${plainChat(first)}\n${mail(second)}`],
    ['links', `${link(first)}\n${link(second)}`],
    ['links in one line', `${link(first)} y ${link(second)}`],
    ['a link and an e-mail', `${link(first)}\n${mail(second)}`],
    ['a link and a long e-mail', `${link(first)}\n${longMail}`],
    ['a link and a chat without one', `${link(first)}\n${plainChat(second)}`],
    [
      'chats whose labels are broken over lines',
      broken(`${plainChat(first)}\n${plainChat(second).replace(/^Subtotal.*/m, '')}`),
    ],
    ['a chat without a link, and one with it', `${plainChat(first)}\n${chat(second)}`],
  ])('%s', (_name, text) => {
    expect(readOrder(text)).toMatchObject({ isSeveral: true, lines: [], reference: null });
  });

  test.each<[string, string]>([
    ['an e-mail', `${mail(first)}> ${mail(first).replaceAll('\n', '\n> ')}`],
    ['a chat', `${chat(first)}\n${chat(first)}`],
    ['a chat, also as its link alone,', `${link(first)}\n${chat(first)}`],
  ])('but %s that an answer quotes counts once', (_name, text) => {
    expect(received(text, SHOP)).toMatchObject({
      lines: [[1, 1]],
      reference: first.reference,
      missing: 0,
    });
  });
});

test('labels of an e-mail that a client breaks over lines are known', () => {
  const order = buildOrder({ lines: SHOP, reference: 'TT-261121-7K3F', repeats: 'TT-261120-3333' });
  const whole = mailText(order, '\n');
  const broken = whole
    .replace('Precio unitario (', 'Precio unitario\n(')
    .replace('Referencia del pedido: ', 'Referencia del\npedido:\n');
  expect(broken.split('\n')).toHaveLength(whole.split('\n').length + 3);
  expect(received(broken, SHOP)).toEqual(received(whole, SHOP));
  expect(received(broken, SHOP).reference).toBe('TT-261121-7K3F');
});
