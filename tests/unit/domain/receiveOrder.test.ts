import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '#config/paths.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { newOrderReference } from '#domain/order/orderEmail.ts';
import { orderText } from '#domain/order/orderText.ts';
import { readOrder } from '#domain/order/receive/readOrder.ts';
import { checkout as en } from '#i18n/en/checkout.ts';
import { checkout as es } from '#i18n/es/checkout.ts';
import { buildForm, buildLine, buildOrder } from './fixtures.ts';
import { labelsOf, mailText, received, SHOP } from './orderTexts.ts';

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
        const text = mailText(order, cellEnd);
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
  const text = mailText(buildOrder({ lines }), '\t');
  expect(received(text, lines)).toEqual(wanted(lines, 'TT-261121-7K3F'));
});

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
  [
    'a quantity before its code, and an x between them',
    '2 CAM-1\n3 x GOR 1\n4x cam-1\nGOR 1 x 5',
    {
      lines: [
        [1, 6],
        [2, 8],
      ],
    },
  ],
  [
    'a line of a list above and below lines with ×, which is told',
    'GOR 1 1\n2 × CAM-1\nGOR 1 3\nTT-261121-7K3F',
    {
      lines: [[1, 2]],
      unread: [
        { number: 1, text: 'GOR 1 1' },
        { number: 3, text: 'GOR 1 3' },
      ],
    },
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
