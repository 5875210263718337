import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals } from '#domain/cart/cartTotals.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import { formatColones } from '#domain/prices/money.ts';
import {
  ORDER_EMAIL_MAX_BYTES,
  buildOrderEmail,
  newOrderReference,
} from '#domain/order/orderEmail.ts';
import { orderRows } from '#domain/order/orderTable.ts';
import { EMPTY_CHECKOUT_FORM, FIELD_LIMITS } from '#domain/order/checkoutForm.ts';
import { buildForm, buildLine, buildOrder } from './fixtures.ts';

const SHOP = { name: 'Textiles Taras' };
const KEYS = [
  'to_name',
  'from_name',
  'from_email',
  'phone',
  'province',
  'canton',
  'district',
  'address',
  'payment_method',
  'paymentMethod',
  'payment',
  'method',
  'payment_html',
  'products_html',
  'subtotal_html',
  'iva_total_html',
  'total_html',
  'subtotal_text',
  'iva_total_text',
  'total_text',
];

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

test('the payload has exactly the keys that its template knows, all strings', () => {
  const email = buildOrderEmail(buildOrder(), SHOP);
  expect(Object.keys(email).sort()).toEqual([...KEYS].sort());
  expect(Object.values(email).every((value) => typeof value === 'string')).toBe(true);
});

test('typed texts are trimmed, and empty where nothing was typed', () => {
  const form = { ...EMPTY_CHECKOUT_FORM, fullName: ' Ana ', email: ' a@b.cr ', phone: ' 8 ' };
  expect(buildOrderEmail(buildOrder({ form }), SHOP)).toMatchObject({
    to_name: 'Textiles Taras',
    from_name: 'Ana',
    from_email: 'a@b.cr',
    phone: '8',
    province: '',
    canton: '',
    district: '',
    address: '',
  });
  expect(buildOrderEmail(buildOrder(), SHOP)).toMatchObject({
    province: 'Cartago',
    canton: 'Central',
    district: 'Oriental',
    address: 'Frente al parque',
  });
});

test.each([
  [null, ''],
  ['TT-261121-7K3F', 'Posible repetición del pedido TT-261121-7K3F.'],
  ['TT-261120-2345', 'Posible repetición del pedido TT-261120-2345, con cambios.'],
])('an order that may repeat %s starts with a note', (repeats, sentence) => {
  const { products_html: html } = buildOrderEmail(
    buildOrder({ repeats, pricesConfirmed: false }),
    SHOP,
  );
  expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(new RegExp(`^${sentence}`));
  expect(html.includes('Posible repetición')).toBe(repeats !== null);
  expect(html).toContain('precios por confirmar');
});

test.each([
  ['bankTransfer', 'Transferencia bancaria o SINPE Móvil'],
  ['cash', 'Efectivo'],
] as const)('the payment %s is in Spanish in all its parameters', (paymentMethod, label) => {
  expect(buildOrderEmail(buildOrder({ form: buildForm({ paymentMethod }) }), SHOP)).toMatchObject({
    payment_method: label,
    paymentMethod: label,
    payment: label,
    method: label,
    payment_html: `<strong>${label}</strong>`,
  });
});

test('the figures are those of the screen', () => {
  const email = buildOrderEmail(buildOrder(), SHOP);
  expect(email).toMatchObject({
    subtotal_text: '₡31,858.41',
    iva_total_text: '₡4,141.59',
    total_text: '₡36,000.00',
  });
  expect(email.subtotal_html).toContain('₡31,858.41');
  expect(email.iva_total_html).toContain('₡4,141.59');
  expect(email.total_html).toContain('₡36,000.00');
  expect(email.products_html).toContain('₡3,000.00');
  expect(email.products_html).toContain('₡31,858.41');
});

test('the table has the six columns and one row per line', () => {
  const lines = [
    buildLine({ quantity: 12 }),
    buildLine({ productoId: 2, colorName: null, tallaId: null }),
  ];
  const html = buildOrderEmail(buildOrder({ lines }), SHOP).products_html;
  for (const heading of [
    'Producto',
    'Color',
    'Talla',
    'Cantidad',
    'Precio unitario (IVA incl.)',
    'Subtotal',
  ]) {
    expect(html).toContain(`>${heading}</th>`);
  }
  expect(html.match(/<tr/g)).toHaveLength(3);
  expect(html).toContain('CAM-001');
});

test('reference and additional information are below the table, escaped, with line breaks', () => {
  const form = buildForm({ additionalInfo: 'Uno <b>\r\nDos & "tres"\nCuatro' });
  const html = buildOrderEmail(buildOrder({ form }), SHOP).products_html;
  const below = html.slice(html.indexOf('</table>'));
  expect(below).toContain('TT-261121-7K3F');
  expect(below).toContain('Información adicional');
  expect(below).toContain('Uno &lt;b&gt;<br>Dos &amp; &quot;tres&quot;<br>Cuatro');
});

test('a note appears only with additional information or unconfirmed prices', () => {
  const form = buildForm({ additionalInfo: ' \n ' });
  const html = buildOrderEmail(buildOrder({ form }), SHOP).products_html;
  expect(html).not.toContain('Información adicional');
  expect(html).not.toContain('por confirmar');
});

const NASTY = `<script>alert("x")</script> & 'y' 👕`;

test('every text of the order is escaped in HTML', () => {
  const lines = [buildLine({ name: NASTY, code: NASTY, colorName: NASTY, tallaId: NASTY })];
  const form = buildForm({ additionalInfo: NASTY });
  const html = buildOrderEmail(buildOrder({ lines, form, reference: NASTY }), SHOP).products_html;
  expect(html).not.toContain('<script');
  expect(html.split(escapeHtml(NASTY))).toHaveLength(7);
});

function bigCart(count: number, overrides: Partial<ReturnType<typeof buildLine>>): Cart {
  return Array.from({ length: count }, (_, index) =>
    buildLine({
      productoId: 100_000 + index,
      code: `CAM-${1000 + index}`,
      quantity: 24,
      ...overrides,
    }),
  );
}

const fullForm = buildForm({
  fullName: 'ñ'.repeat(FIELD_LIMITS.fullName),
  email: `${'e'.repeat(FIELD_LIMITS.email - 5)}@a.cr`,
  phone: '8'.repeat(FIELD_LIMITS.phone),
  province: 'p'.repeat(FIELD_LIMITS.province),
  canton: 'c'.repeat(FIELD_LIMITS.canton),
  district: 'd'.repeat(FIELD_LIMITS.district),
  exactAddress: '"'.repeat(FIELD_LIMITS.exactAddress),
  additionalInfo: '"'.repeat(FIELD_LIMITS.additionalInfo),
});

test.each<[string, number, Partial<ReturnType<typeof buildLine>>]>([
  ['300 lines with 300-character names', 300, { name: 'Camiseta '.repeat(34).slice(0, 300) }],
  ['300 lines with names all quotes', 300, { name: '"'.repeat(300) }],
  ['300 lines with emoji names', 300, { name: '👕'.repeat(150) }],
  [
    '150 lines with long everything',
    150,
    { name: 'ñ'.repeat(300), colorName: '<'.repeat(300), tallaId: "'".repeat(300) },
  ],
  ['1,000 lines', 1000, {}],
])('%s stay below the limit with every line', (_title, count, overrides) => {
  const lines = bigCart(count, overrides);
  const email = buildOrderEmail(buildOrder({ lines, form: fullForm }), SHOP);
  expect(bytesOf(email)).toBeLessThan(50_000);
  expect(bytesOf(email)).toBeLessThanOrEqual(ORDER_EMAIL_MAX_BYTES);
  for (const { code, productoId } of lines) {
    expect(
      email.products_html.includes(code) || email.products_html.includes(`#${productoId}`),
    ).toBe(true);
  }
  expect(email.total_text).toBe(formatColones(cartTotals(lines).total));
});

test('the note of a line is below its name and code, escaped, and cut after the names', () => {
  const noted = (count: number) =>
    buildOrderEmail(
      buildOrder({
        lines: Array.from({ length: count }, (_, id) =>
          buildLine({ productoId: id + 1, note: `<b>${'x'.repeat(190)}` }),
        ),
      }),
      SHOP,
    ).products_html;
  const note = `Nota: &lt;b&gt;${'x'.repeat(190)}</em>`;
  expect(noted(1)).toContain(`<br><small>CAM-001</small><br><em>${note}</td>`);
  expect(noted(120)).toContain(`<td>CAM-001 Camiseta cuello redondo<br><em>${note}<td>`);
  expect(noted(250)).toContain(`<em>Nota: &lt;b&gt;${'x'.repeat(56)}…</em>`);
});

test('texts are escaped in the shorter forms too', () => {
  const lines = bigCart(300, { name: '<b>'.repeat(100), colorName: '<i>', tallaId: '<u>' });
  const html = buildOrderEmail(buildOrder({ lines }), SHOP).products_html;
  expect(html).not.toMatch(/<[biu]>/);
  expect(html.match(/&lt;i&gt;/g)).toHaveLength(300);
});

test('texts beyond the limits of their fields are cut, with a note', () => {
  const form = buildForm({
    district: 'd'.repeat(FIELD_LIMITS.district),
    exactAddress: 'x'.repeat(700),
    additionalInfo: 'x'.repeat(99_999),
  });
  const email = buildOrderEmail(buildOrder({ form }), SHOP);
  const note = '… [cortado: el texto completo está en el comprobante del cliente]';
  expect(email.district).toBe(form.district);
  expect(email.address).toBe(`${'x'.repeat(FIELD_LIMITS.exactAddress - 1)}${note}`);
  expect(email.products_html).toContain(`x${note}`);
  expect(bytesOf(email)).toBeLessThan(6000);
});

test('300 ordinary lines keep name, colour, size, quantity and both amounts', () => {
  const lines = bigCart(300, {});
  const html = buildOrderEmail(buildOrder({ lines }), SHOP).products_html;
  const [row] = orderRows(lines);
  expect(html).toContain(formatColones(row?.unitPrice));
  expect(html).toContain(formatColones(row?.subtotal));
  expect(html.match(/Camiseta/g)).toHaveLength(300);
  expect(html.match(/Rojo/g)).toHaveLength(300);
});

const typed = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter(({ length }) => length <= FIELD_LIMITS.phone);

test('every typed text appears, escaped in HTML', () => {
  fc.assert(
    fc.property(
      fc.record({ fullName: typed, phone: typed, exactAddress: typed, additionalInfo: typed }),
      typed,
      (texts, name) => {
        const form = buildForm(texts);
        const email = buildOrderEmail(buildOrder({ form, lines: [buildLine({ name })] }), SHOP);
        expect(email.from_name).toBe(texts.fullName.trim());
        expect(email.phone).toBe(texts.phone.trim());
        expect(email.address).toBe(texts.exactAddress.trim());
        expect(email.products_html).toContain(escapeHtml(name));
        expect(email.products_html).toContain(
          escapeHtml(texts.additionalInfo.trim()).replaceAll(/\r\n?|\n/g, '<br>'),
        );
      },
    ),
  );
});

test('a reference is short, dated in Costa Rica and free of look-alikes', () => {
  expect(newOrderReference(new Date('2026-11-21T18:00:00Z'), () => 0)).toBe('TT-261121-2222');
  expect(newOrderReference(new Date('2026-11-22T05:59:59Z'), () => 0)).toBe('TT-261121-2222');
  expect(newOrderReference(new Date('2026-11-22T06:00:00Z'), () => 0)).toBe('TT-261122-2222');
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (numbers) => {
        let call = 0;
        const reference = newOrderReference(
          new Date('2026-01-02T12:00:00Z'),
          () => numbers[call++] ?? 0,
        );
        expect(reference).toMatch(/^TT-260102-[2-9A-Z]{4}$/);
        expect(reference.slice(10)).not.toMatch(/[01OILSZBVAEU]/);
      },
    ),
  );
});
