import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '#config/paths.ts';
import { NOTE_MAX, type Cart, type CartLine } from '#domain/cart/cart.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import {
  EMPTY_CHECKOUT_FORM,
  FIELD_LIMITS,
  type CheckoutForm,
} from '#domain/order/checkoutForm.ts';
import { orderCsv, orderCsvName } from '#domain/order/orderCsv.ts';
import {
  buildOrderEmail,
  newOrderReference,
  type Order,
  type Repetition,
} from '#domain/order/orderEmail.ts';
import { cartTotals, orderRows } from '#domain/order/orderTable.ts';
import { orderText, type OrderTexts } from '#domain/order/orderText.ts';
import { WHATSAPP_MAX_CHARS, whatsAppUrl } from '#domain/order/whatsApp.ts';
import { formatColones, roundColones } from '#domain/prices/money.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import { checkout } from '#i18n/es/checkout.ts';
import { quotation } from '#i18n/es/quotation.ts';
import { buildForm, buildLine, buildOrder } from './fixtures.ts';

const { chat, field, section, payment } = checkout;

/** Stands in for i18next, with the texts of the checkout. */
const spanish: OrderTexts = (key: string, values?: { readonly count: number }) => {
  const [part = '', name = ''] = key.split('.');
  const texts: Readonly<Record<string, unknown>> = { ...Object(checkout)[part] };
  return String(texts[values ? `${name}_other` : name]).replace('{{count}}', String(values?.count));
};

const retail = (price: number | null) => ({ retail: price, wholesale: null, special: null });

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

test('the rows of an order have the data of its lines, at the price of their tier', () => {
  const { prices: _prices, ivaId: _iva, ...line } = buildLine({ quantity: 12 });
  const { productoId, name, code, colorName, tallaId, quantity } = line;
  const amounts = { unitPrice: 3000, subtotal: 31_858.41, iva: 4141.59, total: 36_000 };
  expect(orderRows([buildLine({ quantity: 12 })])).toEqual([
    { productoId, name, code, colorName, tallaId, note: null, quantity, ...amounts },
  ]);
  const none = { unitPrice: 0, subtotal: 0, iva: 0, total: 0 };
  expect(orderRows([buildLine({ prices: retail(null) })])).toMatchObject([none]);
});

test('the rows of an order add up to its totals, and none is rounded by more than a céntimo', () => {
  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 500 }),
      ivaRate: fc.constantFrom(0, 0.01, 0.04, 0.13),
      prices: fc.integer({ min: 1, max: 1e7 }).map((amount) => retail(amount / 100)),
    })
    .map((line) => buildLine(line));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (cart) => {
      const rows = orderRows(cart);
      const totals = cartTotals(cart);
      for (const column of ['subtotal', 'iva', 'total'] as const) {
        const sum = rows.reduce((total, row) => total + row[column], 0);
        expect(roundColones(sum)).toBe(totals[column]);
      }
      for (const [index, row] of rows.entries()) {
        const line = cart[index] ?? buildLine();
        const exact = ((line.prices.retail ?? 0) / (1 + line.ivaRate)) * line.quantity;
        expect(Math.abs(row.subtotal - exact)).toBeLessThan(0.010001);
        expect(row.iva).toBeGreaterThanOrEqual(0);
        expect(roundColones(row.subtotal + row.iva)).toBe(row.total);
      }
    }),
  );
});

describe('the file of an order', () => {
  const csvOf = (lines: Cart) => orderCsv(lines, (column) => quotation.column[column], 'TOTAL');

  /** Reads a file as a spreadsheet does: `;` between cells, quotes doubled, CRLF between rows. */
  function parse(lines: Cart): string[][] {
    const csv = csvOf(lines).slice(1); // The first character is the byte order mark.
    const rows: string[][] = [[]];
    for (const [, quoted, plain, end] of csv.matchAll(
      /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g,
    )) {
      rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
      if (end === '\r\n') rows.push([]);
    }
    return rows.slice(0, -1);
  }

  test('has the CSV format of Excel in Costa Rica', () => {
    const scarf = { code: 'PAÑ-2', name: 'Pañuelo "fino"; seda', colorName: null, tallaId: null };
    const other = buildLine({ ...scarf, prices: retail(1250.5), ivaRate: 0.01, quantity: 7 });
    expect(csvOf([buildLine({ quantity: 12 }), other])).toBe(
      '\uFEFF' +
        '"Código";"Producto";"Color";"Talla";"Cantidad";"Precio unitario (IVA incluido)";"Subtotal (sin IVA)";"IVA";"Total (IVA incluido)"\r\n' +
        '"CAM-001";"Camiseta cuello redondo";"Rojo";"M";12;3000,00;31858,41;4141,59;36000,00\r\n' +
        '"PAÑ-2";"Pañuelo ""fino""; seda";"";"";7;1250,50;8666,83;86,67;8753,50\r\n' +
        '"TOTAL";"";"";"";19;;40525,24;4228,26;44753,50\r\n',
    );
  });

  test('has a column for notes if a line has a note', () => {
    const rows = parse([buildLine({ note: '=1+1; "x"' }), buildLine({ tallaId: 'L' })]);
    expect(rows.map((row) => row[9])).toEqual(['Nota', `'=1+1; "x"`, '', '']);
  });

  const COMPUTED = ['=1+1', '+506 8888', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=A("x";"y")'];
  const CONVERTED = ['6-8', '00123', '1E5', '3/4', 'MAR-1', '1234567890123456'];
  test.each([...COMPUTED, ...CONVERTED])('keeps %j as text by a leading apostrophe', (text) => {
    expect(parse([buildLine({ name: text })])[1]?.[1]).toBe(`'${text}`);
  });

  test.each(['28', '12-18M', 'CAM-001', 'Marrón', '2XL', ''])('leaves %j as it is', (text) => {
    expect(parse([buildLine({ name: text })])[1]?.[1]).toBe(text);
  });

  test('bad inputs: any text stays in its cell, at most with an apostrophe in front', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...Array.from(`=+-@";,\r\n\t'ñ1a`)) });
    const text = fc.oneof(hostile, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, text, text, text, (code, name, colorName, tallaId) => {
        const line = buildLine({ code, name, colorName, tallaId });
        const rows = parse([line, line]);
        expect(rows.map((row) => row.length)).toEqual([9, 9, 9, 9]);
        for (const [index, typed] of [code, name, colorName, tallaId].entries()) {
          const cell = rows[2]?.[index] ?? '';
          expect([typed, `'${typed}`]).toContain(cell);
          expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
        }
      }),
    );
  });

  test.each([
    [null, 'cotizacion-2026-11-23.csv'],
    ['TT-261123-7K3F', 'cotizacion-TT-261123-7K3F-2026-11-23.csv'],
  ])('with the reference %s is named %s', (reference, name) => {
    // The time is the evening of the day before in Costa Rica.
    expect(orderCsvName('cotizacion', new Date('2026-11-24T03:00:00Z'), reference)).toBe(name);
  });
});

describe('the e-mail of an order', () => {
  const URL = 'https://tienda.example/admin/orders/1?a&b';
  const mail = (order: Partial<Order> = {}, repetition: Repetition = null) =>
    buildOrderEmail(buildOrder(order), { name: 'Textiles Taras' }, URL, repetition);
  const html = (...order: Parameters<typeof mail>) => mail(...order).products_html;
  const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

  test('has exactly the parameters that its template knows, with the figures of the screen', () => {
    const texts = {
      to_name: 'Textiles Taras',
      from_name: 'María Rojas',
      from_email: 'maria@example.com',
      phone: '8888-0000',
      province: 'Cartago',
      canton: 'Central',
      district: 'Oriental',
      address: 'Frente al parque',
      subtotal_text: '₡31,858.41',
      iva_total_text: '₡4,141.59',
      total_text: '₡36,000.00',
    };
    const others =
      'payment_method,paymentMethod,payment,method,payment_html,products_html,subtotal_html,iva_total_html,total_html';
    const email = mail();
    expect(email).toMatchObject(texts);
    expect(Object.keys(email).sort()).toEqual([...Object.keys(texts), ...others.split(',')].sort());
    expect(email.subtotal_html).toContain('₡31,858.41');
    expect(email.iva_total_html).toContain('₡4,141.59');
    expect(email.total_html).toContain('₡36,000.00');
    expect(email.products_html).toMatch(/₡3,000\.00[\s\S]*₡31,858\.41/);
  });

  test('has empty parameters for empty fields, and trimmed texts', () => {
    const form = { ...EMPTY_CHECKOUT_FORM, fullName: ' Ana ', email: ' a@b.cr ', phone: ' 8 ' };
    const place = { province: '', canton: '', district: '', address: '' };
    const email = mail({ form });
    expect(email).toMatchObject({ from_name: 'Ana', from_email: 'a@b.cr', phone: '8', ...place });
    expect(email.products_html).not.toMatch(/Información adicional|por confirmar/);
  });

  test.each<[Repetition, string]>([
    [null, ''],
    ['unchanged', 'Posible repetición del pedido TT-261121-7K3F.'],
    ['changed', 'Posible repetición del pedido TT-261121-7K3F, con cambios.'],
  ])('of which an earlier try may have arrived, %s, starts with a note', (repetition, sentence) => {
    const text = html({ pricesConfirmed: false }, repetition);
    expect(text.replaceAll(/<[^>]+>/g, '')).toMatch(new RegExp(`^${sentence}`));
    expect(text.includes('Posible repetición')).toBe(repetition !== null);
    expect(text).toContain('precios por confirmar');
  });

  test.each([
    ['bankTransfer', 'Transferencia bancaria o SINPE Móvil'],
    ['cash', 'Efectivo'],
  ] as const)('has the payment %s in Spanish in all its parameters', (paymentMethod, label) => {
    expect(mail({ form: buildForm({ paymentMethod }) })).toMatchObject({
      payment_method: label,
      paymentMethod: label,
      payment: label,
      method: label,
      payment_html: `<strong>${label}</strong>`,
    });
  });

  test('has a table of six columns with one row per line', () => {
    const text = html({ lines: [buildLine(), buildLine({ colorName: null, tallaId: null })] });
    const heads = [...text.matchAll(/>([^<]*)<\/th>/g)].map(([, head]) => head).join('|');
    expect(heads).toBe('Producto|Color|Talla|Cantidad|Precio unitario (IVA incl.)|Subtotal');
    expect(text.match(/<tr/g)).toHaveLength(3);
    expect(text).toContain('CAM-001');
  });

  test('has reference and additional information below the table, with line breaks', () => {
    const form = buildForm({ additionalInfo: 'Uno <b>\r\nDos & "tres"\nCuatro' });
    const [, below = ''] = html({ form }).split('</table>');
    expect(below).toContain('TT-261121-7K3F');
    expect(below).toContain('Información adicional');
    expect(below).toContain('Uno &lt;b&gt;<br>Dos &amp; &quot;tres&quot;<br>Cuatro');
  });

  const filled = (character: string) =>
    buildForm(
      Object.fromEntries(
        Object.entries(FIELD_LIMITS).map(([field, limit]) => [field, character.repeat(limit)]),
      ),
    );
  test.each([
    ['a table', 20, 0],
    ['a list with all its notes', 150, 0],
    ['a list', 500, 300],
    ['a list', 3000, 2500],
  ])('has %s for %i lines with long notes, and counts omitted lines', (_what, count, least) => {
    const lines = bigCart(count, { note: 'ñ<'.repeat(NOTE_MAX / 2) });
    const email = mail({ lines, form: count > 20 ? filled('"') : buildForm() });
    const text = email.products_html;
    expect(bytesOf(email)).toBeLessThan(50_000);
    expect(text.includes('<table')).toBe(count === 20);
    expect(text).toContain(`C1${count === 20 ? '</small>' : ' Rojo M × 12'}<br><em>Nota: ñ&lt;ñ`);
    const left = Number(/… y (\d+) líneas más.+comprobante del cliente/.exec(text)?.[1] ?? 0);
    expect(left).toBeGreaterThanOrEqual(least);
    expect((text.match(/Nota: (ñ&lt;){100}</g)?.length ?? 0) + left).toBe(count);
    expect(text).toContain(`<a href="${escapeHtml(URL)}">Abrir el pedido en la tienda</a>`);
    expect(email.total_text).toBe(formatColones(cartTotals(lines).total));
    expect(email.from_name).not.toBe('');
  });

  test('cuts texts beyond the limits of their fields, with a note', () => {
    const form = buildForm({
      district: 'd'.repeat(FIELD_LIMITS.district),
      exactAddress: 'x'.repeat(700),
      additionalInfo: 'x'.repeat(99_999),
    });
    const email = mail({ form });
    const note = '… [cortado: el texto completo está en el comprobante del cliente]';
    expect(email.district).toBe(form.district);
    expect(email.address).toBe(`${'x'.repeat(FIELD_LIMITS.exactAddress - 1)}${note}`);
    expect(email.products_html).toContain(`x${note}`);
    expect(bytesOf(email)).toBeLessThan(6000);
  });

  test.each([1, 300])('escapes every text in %i lines', (count) => {
    const bad = `<b>&'"👕`;
    const lines = bigCart(count, { name: bad, colorName: bad, tallaId: bad });
    const text = html({ lines, form: buildForm({ additionalInfo: bad }), reference: bad });
    expect(text).not.toContain('<b>');
    expect(text.split(escapeHtml(bad)).length).toBeGreaterThanOrEqual(2 * count + 2);
  });

  test.each([
    ['2026-11-22T05:59:59Z', 'TT-261121-'],
    ['2026-11-22T06:00:00Z', 'TT-261122-'],
  ])('sent at %s has a reference dated in Costa Rica, without similar signs', (time, start) => {
    const look = new RegExp(`^${start}[2-9CDFGHJKMNPQRTWXY]{4}$`);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        expect(newOrderReference(new Date(time), () => random)).toMatch(look);
      }),
    );
  });
});

describe('the WhatsApp message of an order', () => {
  const linkTo = (lines: Cart) => `https://tienda.example${paths.sharedCart(encodeShare(lines))}`;
  const staffLinkTo = (lines: Cart) => `https://tienda.example/admin#pedido=${encodeShare(lines)}`;
  const textOf = (overrides: Partial<Order>) => {
    const order = buildOrder(overrides);
    return orderText(order, spanish, linkTo(order.lines), staffLinkTo(order.lines));
  };
  const sent = (url: string) => decodeURIComponent(url.slice(url.indexOf('?text=') + 6));
  const LONG = buildForm({ additionalInfo: 'x'.repeat(2000), exactAddress: 'y'.repeat(500) });
  const NOTE = 'ñ'.repeat(NOTE_MAX);

  test.each([
    ['+506 8888-0000', 'Hola & ¿cómo? #1', 'Hola%20%26%20%C2%BFc%C3%B3mo%3F%20%231'],
    ['50688880000', 'a\nb', 'a%0Ab'],
    ['50688880000', 'a\uD800b', 'a%EF%BF%BDb'],
  ])('to %s is a link with the text %j', (number, text, encoded) => {
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
    expect(text).toMatch(/: maria@example\.com[\s\S]*: Transferencia[\s\S]*: Llamar antes\n/);
    expect(text).toMatch(/\/admin#pedido=\S+\n\n.*:\nhttps:\S+$/);
    expect(text).not.toContain(chat.unconfirmed);
    expect(textOf({ pricesConfirmed: false })).toContain(chat.unconfirmed);
  });

  test('leaves out empty fields, and missing colours and sizes', () => {
    const form = { ...EMPTY_CHECKOUT_FORM, paymentMethod: 'cash' as const };
    const text = textOf({ form, lines: [buildLine({ colorName: null, tallaId: null })] });
    expect(text).toContain('1 × Camiseta cuello redondo (CAM-001) — ₡3,097.35');
    for (const label of [section.address, field.additionalInfo])
      expect(text).not.toContain(`\n${label}:`);
    expect(text).toContain(`: ${payment.cash}`);
  });

  test.each<
    [count: number, line: Partial<CartLine>, form: CheckoutForm, line: RegExp, left: number]
  >([
    [1, { note: NOTE }, buildForm(), /\(C1\) Rojo \/ M — ₡\S+\n   Nota: ñ{200}\n/, 0],
    [40, { name: 'n'.repeat(300) }, buildForm(), /\n12 × C40 Rojo \/ M\n\n/, 0],
    [1, {}, buildForm({ additionalInfo: 'x'.repeat(2000) }), /: x{1200,}…\n/, 0],
    [20, { note: NOTE }, LONG, /\n12 × C1 Rojo \/ M\n   Nota: ñ{200}\n/, 15],
    [200, {}, LONG, /\n\n… y 200[\s\S]+ y{10,}…[\s\S]+: x{10,}…\n/, 200],
    [500, { note: NOTE }, LONG, /\n12 × C1 Rojo \/ M\n   Nota: ñ{200}\n/, 490],
    [3000, {}, LONG, /\n12 × C20 Rojo \/ M\n[\s\S]+: x{150,}…/, 2900],
  ])('with %i lines fits a link, with totals and customer', (count, line, form, kept, least) => {
    const lines = bigCart(count, line, 100);
    const text = textOf({ lines, form });
    expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
    expect(text).toMatch(kept);
    const left = Number(/… y (\d+) líneas más/.exec(text)?.[1] ?? 0);
    expect(left).toBeGreaterThanOrEqual(least);
    expect((text.match(/^\d+ × /gm)?.length ?? 0) + left).toBe(count);
    expect(text).toMatch(/\nTotal: ₡[\s\S]+: María Rojas\n.*: 8888-0000\n.*: maria@example\.com\n/);
    expect(sent(whatsAppUrl('506', text))).toBe(text);
    // The link to the order is left out rather than cut.
    const [link = ''] = /https:\S+/.exec(text) ?? [];
    expect(link).toBe(count > 200 ? '' : staffLinkTo(lines));
  });

  test('with any texts is a valid link within the limit', () => {
    const unit = fc.constantFrom('\ud83d', '\udc55', 'a', '%', '👩‍👩‍👧', '\n', '&');
    const hostile = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }));
    const typed = fc.tuple(hostile, fc.nat(60)).map(([text, times]) => text.repeat(times));
    fc.assert(
      fc.property(typed, typed, fc.nat(120), (name, notes, count) => {
        const form = buildForm({ additionalInfo: notes, exactAddress: name });
        const text = textOf({ form, lines: bigCart(count, { name }) });
        expect(text.length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
        for (const message of [text, name]) {
          const url = whatsAppUrl('+506 1', message);
          expect(new URL(url).pathname).toBe('/5061');
          expect(sent(url).length).toBeLessThanOrEqual(WHATSAPP_MAX_CHARS);
        }
      }),
      { numRuns: 50 },
    );
  });
});
