import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '#config/paths.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { decodeShare, encodeShare } from '#domain/cart/shareCode.ts';
import type { OrderTextLabels } from '#domain/order/orderText.ts';
import { orderText } from '#domain/order/orderText.ts';
import { WHATSAPP_MAX_CHARS, whatsAppUrl } from '#domain/order/whatsApp.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import { buildForm, buildLine, buildOrder } from './fixtures.ts';

const LABELS: OrderTextLabels = {
  greeting: 'Hola, este es mi pedido:',
  reference: 'Referencia',
  customer: 'Cliente',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
  payment: 'Pago',
  paymentMethods: { bankTransfer: 'Transferencia', cash: 'Efectivo' },
  lineNote: 'Nota',
  notes: 'Notas',
  subtotal: 'Subtotal',
  iva: 'IVA',
  total: 'Total',
  unconfirmed: 'Precios por confirmar',
  andMore: (count) => `… y ${count} líneas más`,
  link: 'Abrir en la tienda',
};

function textOf(url: string): string {
  return decodeURIComponent(url.slice(url.indexOf('?text=') + 6));
}

test.each([
  [
    '+506 8888-0000',
    'Hola & ¿cómo? #1',
    'https://wa.me/50688880000?text=Hola%20%26%20%C2%BFc%C3%B3mo%3F%20%231',
  ],
  ['50688880000', 'a\nb', 'https://wa.me/50688880000?text=a%0Ab'],
  ['50688880000', '', 'https://wa.me/50688880000?text='],
])('the chat link of %s with the text %j', (number, text, url) => {
  expect(whatsAppUrl(number, text)).toBe(url);
});

/** Texts from nothing to far above the limit. */
function repeated(part: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(part, fc.nat(60)).map(([text, times]) => text.repeat(times));
}
const anyText = fc.string({ unit: 'binary', maxLength: 60 });

test('any text gives a valid link within the limit', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('\ud83d', '\udc55', 'a', '%', '👩‍👩‍👧', '\n', '&'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(repeated(fc.oneof(hostile, anyText)), (text) => {
      const url = whatsAppUrl('+506 1', text);
      expect(new URL(url).pathname).toBe('/5061');
      expect(textOf(url).length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
    }),
  );
});

test('the whole order as text', () => {
  expect(orderText(buildOrder(), LABELS)).toBe(
    [
      'Hola, este es mi pedido:',
      'Referencia: TT-261121-7K3F',
      '',
      '12 × Camiseta cuello redondo (CAM-001) Rojo / M — ₡31,858.41',
      '',
      'Subtotal: ₡31,858.41',
      'IVA: ₡4,141.59',
      'Total: ₡36,000.00',
      '',
      'Cliente: María Rojas',
      'Teléfono: 8888-0000',
      'Correo: maria@example.com',
      'Dirección: Frente al parque, Oriental, Central, Cartago',
      'Pago: Transferencia',
      'Notas: Llamar antes',
    ].join('\n'),
  );
});

test('notes stand below their lines, and are shortened before anything else', () => {
  const noted = (count: number) =>
    orderText(
      buildOrder({
        lines: Array.from({ length: count }, () => buildLine({ note: 'ñ'.repeat(200) })),
      }),
      LABELS,
    );
  expect(noted(1)).toContain(`(CAM-001) Rojo / M — ₡3,097.35\n   Nota: ${'ñ'.repeat(200)}\n`);
  expect(noted(10)).toContain(`Rojo / M — ₡3,097.35\n   Nota: ${'ñ'.repeat(39)}…\n`);
  expect(noted(25)).toContain('Camiseta cuello redondo (CAM-001) Rojo / M — ₡3,097.35\n1 ×');
});

test('empty fields are left out, and missing colours and sizes', () => {
  const form = {
    ...EMPTY_CHECKOUT_FORM,
    fullName: 'Ana',
    email: 'a@b.cr',
    phone: '8',
    paymentMethod: 'cash' as const,
  };
  const text = orderText(
    buildOrder({ form, lines: [buildLine({ colorName: null, tallaId: null })] }),
    LABELS,
  );
  expect(text).not.toMatch(/Dirección|Notas/);
  expect(text).toContain('Pago: Efectivo');
  expect(text).toContain('1 × Camiseta cuello redondo (CAM-001) — ₡3,097.35');
});

test('prices that could not be checked are marked', () => {
  expect(orderText(buildOrder({ pricesConfirmed: false }), LABELS)).toContain(
    'Precios por confirmar',
  );
  expect(orderText(buildOrder(), LABELS)).not.toContain('Precios por confirmar');
});

function bigCart(count: number, name: string, idStep = 1): Cart {
  return Array.from({ length: count }, (_, index) =>
    buildLine({ productoId: (index + 1) * idStep, code: `C${index + 1}`, name, quantity: 12 }),
  );
}

test('names are left out first: every line keeps quantity, code and size', () => {
  const text = orderText(buildOrder({ lines: bigCart(40, 'n'.repeat(300)) }), LABELS);
  expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
  expect(text).not.toContain('nnn');
  expect(text).toContain('\n12 × C1 M\n');
  expect(text).toContain('\n12 × C40 M\n');
  expect(text).not.toContain('líneas más');
});

test('typed texts are cut before a line is left out', () => {
  const form = buildForm({ additionalInfo: 'x'.repeat(2000) });
  const text = orderText(buildOrder({ lines: bigCart(20, 'n'), form }), LABELS);
  expect(text).toMatch(/Notas: x+…$/);
  expect(text).toContain('\n12 × C20 M\n');
  expect(text).not.toContain('líneas más');
});

test('lines are left out last, with a note of how many; totals and customer stay', () => {
  const form = buildForm({ additionalInfo: 'x'.repeat(2000), exactAddress: 'y'.repeat(500) });
  const text = orderText(buildOrder({ lines: bigCart(300, 'n'), form }), LABELS);
  const shown = text.match(/^12 × /gm)?.length ?? 0;
  expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
  expect(shown).toBeGreaterThan(20);
  expect(text).toContain(`… y ${300 - shown} líneas más`);
  expect(text).toMatch(/Total: ₡/);
  expect(text).toContain('Cliente: María Rojas');
  expect(text).toContain('Notas: xxx');
});

describe('the link to the lines', () => {
  function linkTo(lines: Cart): string {
    return `https://www.textilestaras.example${paths.sharedCart(encodeShare(lines))}`;
  }

  test.each([1, 60, 200])('ends the text of %i lines whole', (count) => {
    const name = 'Camiseta cuello redondo manga larga 100 % algodón peinado';
    const lines = bigCart(count, name, 100);
    const form = buildForm({ additionalInfo: 'x'.repeat(1500), exactAddress: 'y'.repeat(500) });
    const text = orderText(buildOrder({ lines, form }), LABELS, linkTo(lines));
    expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
    const [, link = ''] = /\n\nAbrir en la tienda:\n(\S+)$/.exec(text) ?? [];
    expect(link).toBe(linkTo(lines));
    expect(decodeShare(link.slice(link.indexOf('=') + 1))).toEqual({
      lines: lines.map(({ productoId, quantity }) => ({ productoId, quantity })),
      unread: 0,
    });
    const shown = text.match(/^12 × /gm)?.length ?? 0;
    const left = Number(/… y (\d+) líneas más/.exec(text)?.[1] ?? 0);
    expect(shown + left).toBe(count);
    expect(text).toMatch(/\nTotal: ₡[\s\S]+Cliente: María Rojas\nTeléfono: 8888-0000/);
    expect(textOf(whatsAppUrl('506', text)).endsWith(link)).toBe(true);
  });

  test('is left out rather than cut when it leaves no room for the order', () => {
    const lines = bigCart(500, 'n');
    const text = orderText(buildOrder({ lines }), LABELS, linkTo(lines));
    expect(text).not.toContain('https');
    expect(text).toContain('Cliente: María Rojas');
    expect(text).toMatch(/… y \d+ líneas más/);
  });
});

test('any order fits', () => {
  const typed = repeated(anyText);
  fc.assert(
    fc.property(typed, typed, fc.nat(120), (name, notes, count) => {
      const order = buildOrder({
        form: buildForm({ additionalInfo: notes, exactAddress: name }),
        lines: bigCart(count, name),
      });
      const text = orderText(order, LABELS);
      expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
      expect(() => whatsAppUrl('506', text)).not.toThrow();
    }),
    { numRuns: 30 },
  );
});
