import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '#config/paths.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { decodeShare, encodeShare } from '#domain/cart/shareCode.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { orderText } from '#domain/order/orderText.ts';
import { WHATSAPP_MAX_CHARS, whatsAppUrl } from '#domain/order/whatsApp.ts';
import { checkout as es } from '#i18n/es/checkout.ts';
import { buildForm, buildLine, buildOrder } from './fixtures.ts';
import { labelsOf } from './orderTexts.ts';

const SMALL = { fullName: 'Ana', email: 'a@b.cr', phone: '8' };

/** Lines of 12 units with codes C1, C2, … */
function bigCart(count: number, overrides: Partial<CartLine> = {}, idStep = 1): Cart {
  return Array.from({ length: count }, (_, index) =>
    buildLine({
      productoId: (index + 1) * idStep,
      code: `C${index + 1}`,
      quantity: 12,
      ...overrides,
    }),
  );
}

describe('an order as a chat', () => {
  const textOf = (order: Partial<Order>, link?: string) =>
    orderText(buildOrder(order), labelsOf(es), link);
  const sent = (url: string) => decodeURIComponent(url.slice(url.indexOf('?text=') + 6));
  const LONG = buildForm({ additionalInfo: 'x'.repeat(2000), exactAddress: 'y'.repeat(500) });

  test.each([
    ['+506 8888-0000', 'Hola & ¿cómo? #1', 'Hola%20%26%20%C2%BFc%C3%B3mo%3F%20%231'],
    ['50688880000', 'a\nb', 'a%0Ab'],
    ['50688880000', '', ''],
  ])('to %s has a link with its text %j', (number, text, encoded) => {
    expect(whatsAppUrl(number, text)).toBe(`https://wa.me/50688880000?text=${encoded}`);
  });

  test('has the whole order', () => {
    const text = textOf({});
    expect(text.split('\n').slice(2, 7)).toEqual([
      '',
      '12 × Camiseta cuello redondo (CAM-001) Rojo / M — ₡31,858.41',
      '',
      'Subtotal: ₡31,858.41',
      'IVA: ₡4,141.59',
    ]);
    expect(text).toContain(': TT-261121-7K3F\n');
    expect(text).toMatch(/\nTotal: ₡36,000\.00\n\n.*: María Rojas\n.*: 8888-0000\n/);
    expect(text).toContain(': Frente al parque, Oriental, Central, Cartago\n');
    expect(text).toMatch(/: maria@example\.com[\s\S]*: Transferencia[\s\S]*: Llamar antes$/);
    expect(text).not.toContain(es.chat.unconfirmed);
    expect(textOf({ pricesConfirmed: false })).toContain(es.chat.unconfirmed);
  });

  test('leaves out empty fields, and missing colours and sizes', () => {
    const form = { ...EMPTY_CHECKOUT_FORM, ...SMALL, paymentMethod: 'cash' as const };
    const text = textOf({ form, lines: [buildLine({ colorName: null, tallaId: null })] });
    expect(text).toContain('1 × Camiseta cuello redondo (CAM-001) — ₡3,097.35');
    for (const label of [es.success.address, es.success.additional])
      expect(text).not.toContain(`\n${label}:`);
    expect(text).toContain(`: ${es.payment.cash}`);
  });

  test.each([
    // Notes are shortened first, then names are left out, then typed texts are cut, then lines.
    ['a note', 1, { note: 'ñ'.repeat(200) }, /M — ₡3,\S+\n   Nota: ñ{200}\n/, 0],
    ['ten notes', 10, { note: 'ñ'.repeat(200) }, /M — ₡3,\S+\n   Nota: ñ{20,60}…\n/, 0],
    ['25 notes', 25, { note: 'ñ'.repeat(200) }, /\(C1\) Rojo \/ M — ₡3,\S+\n1 × Cam/, 0],
    ['40 long names', 40, { name: 'n'.repeat(300), quantity: 12 }, /\n12 × C1 M\n(?!.*nnn)/s, 0],
    ['300 lines', 300, { quantity: 12 }, /\n12 × C20 M\n/, 100],
  ])('with %s fits, with totals and customer', (_what, count, line, kept, leastLeft) => {
    const text = textOf({
      lines: bigCart(count, { quantity: 1, ...line }),
      form: leastLeft > 0 ? LONG : buildForm(),
    });
    expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
    expect(text).toMatch(kept);
    const left = Number(/… y (\d+) líneas más/.exec(text)?.[1] ?? 0);
    expect(left).toBeGreaterThanOrEqual(leastLeft);
    expect((text.match(/^\d+ × /gm)?.length ?? 0) + left).toBe(count);
    expect(text).toMatch(/Total: ₡[\s\S]+: María Rojas/);
  });

  test('cuts typed texts before it leaves out a line', () => {
    const text = textOf({
      lines: bigCart(20),
      form: buildForm({ additionalInfo: 'x'.repeat(2000) }),
    });
    expect(text).toMatch(/\n12 × C20 M\n[\s\S]*: x+…$/);
  });

  const linkTo = (lines: Cart) =>
    `https://www.tienda.example${paths.sharedCart(encodeShare(lines))}`;

  test.each([1, 60, 200])('ends with the whole link to its %i lines', (count) => {
    const lines = bigCart(count, {}, 100);
    const text = textOf({ lines, form: LONG }, linkTo(lines));
    expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
    const link = /\n\n.*:\n(\S+)$/.exec(text)?.[1] ?? '';
    expect(link).toBe(linkTo(lines));
    expect(decodeShare(link.slice(link.indexOf('=') + 1)).lines).toHaveLength(count);
    expect(sent(whatsAppUrl('506', text)).endsWith(link)).toBe(true);
    expect(text).toMatch(/\nTotal: ₡[\s\S]+: María Rojas\n/);
  });

  test('leaves out the link rather than cut it when it leaves no room for the order', () => {
    const lines = bigCart(500);
    const text = textOf({ lines }, linkTo(lines));
    expect(text).not.toContain('https');
    expect(text).toMatch(/… y \d+ líneas más[\s\S]+: María Rojas/);
  });

  test('of any texts fits, and is a valid link within the limit', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('\ud83d', '\udc55', 'a', '%', '👩‍👩‍👧', '\n', '&'),
      maxLength: 60,
    });
    const typed = fc
      .tuple(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 })), fc.nat(60))
      .map(([text, times]) => text.repeat(times));
    fc.assert(
      fc.property(typed, typed, fc.nat(120), (name, notes, count) => {
        const form = buildForm({ additionalInfo: notes, exactAddress: name });
        const text = textOf({ form, lines: bigCart(count, { name }) });
        expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
        for (const some of [text, name]) {
          const url = whatsAppUrl('+506 1', some);
          expect(new URL(url).pathname).toBe('/5061');
          expect(sent(url).length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
        }
      }),
      { numRuns: 50 },
    );
  });
});
