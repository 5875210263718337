import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, gate, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast, retypeField, rowTexts } from '#tests/visitor.ts';
import { ToastOutlet } from '#ui/message/toast.ts';
import { buildForm, buildOrder } from '../../unit/domain/fixtures.ts';
import { renderPart } from '../admin/pictures/renderPart.tsx';
import { CAP, SCARF, SHIRT, storeCart, useOrderShop } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import {
  chatText,
  completeButton,
  EMAIL,
  field,
  findNameField,
  findSuccess,
  NAME,
  openFilled,
  PHONE,
  referenceIn,
  summaryFigures,
  TYPED,
} from './page.ts';

const backend = useOrderShop();

const sentTotals = () =>
  backend()
    .mailbox.list()
    .map(({ template_params }) => template_params['total_text']);

test('the form supports autofill, and keeps texts and choices after leaving and reloading', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  await findNameField();
  for (const [label, autocomplete] of [
    [NAME, 'name'],
    [EMAIL, 'email'],
    [PHONE, 'tel'],
    [/^Dirección exacta/, 'street-address'],
  ] as const) {
    expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
  }
  const address = within(screen.getByRole('group', { name: 'Dirección de entrega' }));
  expect(address.getByText('Importante, pero no obligatoria.')).toBeVisible();
  expect(address.getByText('Nos ayuda a coordinar la entrega.')).toBeVisible();
  for (const input of address.getAllByRole('textbox')) expect(input).not.toBeRequired();
  for (const [label, text] of TYPED) await retypeField(user, field(label), text);
  expect(screen.getByLabelText('Transferencia bancaria o SINPE Móvil')).toBeChecked();
  await user.click(screen.getByLabelText('Efectivo'));
  await user.click(screen.getByText('Volver al carrito'));
  expect(await screen.findByText('Carrito', { selector: 'h1' })).toBeVisible();
  cleanup();
  await renderApp('/checkout');
  await findNameField();
  for (const [label, text] of TYPED) expect(field(label)).toHaveValue(text);
  expect(screen.getByLabelText('Efectivo')).toBeChecked();
});

test('the form has a summary of lines and totals, whose lines collapse on narrow screens', async () => {
  resizeTo(1440);
  const lines = [
    { ...SHIRT, quantity: 12 },
    { ...CAP, quantity: 3 },
  ];
  const user = await openFilled(lines);
  expect(summaryFigures()).toEqual(['₡45,132.74', '₡5,867.26', '₡51,000.00']);
  expect(screen.getByText('12 × ₡3,000.00')).toBeVisible();
  act(() => resizeTo(360));
  expect(screen.getByText('12 × ₡3,000.00')).not.toBeVisible();
  await user.click(screen.getByText('Ver 2 productos'));
  expect(screen.getByText('12 × ₡3,000.00')).toBeVisible();
});

test('the form marks and focuses missing fields, and editing a field removes only its error', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout', { language: 'en' });
  await findNameField();
  await user.click(completeButton());
  expect(await screen.findAllByText('Required field')).toHaveLength(3);
  expect(field(NAME)).toHaveFocus();
  expect(field(PHONE)).toHaveAccessibleDescription('Required field');
  await retypeField(user, field(EMAIL), 'ana@example');
  expect(field(EMAIL)).toBeValid();
  expect(screen.getAllByText('Required field')).toHaveLength(2);
  await user.click(completeButton());
  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(sentTotals()).toEqual([]);
});

test('the checkout of an empty cart leads back to the cart, even with a stored value that is no receipt', async () => {
  sessionStorage.setItem('orderReceipt', '{"reference":"TT-261129-AB12"}');
  await renderApp('/checkout?recibo');
  const text = 'Su carrito está vacío. Por favor agregue productos antes de proceder al pago.';
  expect(await screen.findByText(text)).toBeVisible();
  const catalogue = screen.getByText('Ver el catálogo').closest('a');
  expect(catalogue).toHaveAttribute('href', '/catalogue');
  expect(location.pathname).toBe('/cart');
  await waitFor(() => expect(screen.queryByText('Ver mi último pedido')).toBeNull());
});

test('a sent order arrives as typed in the shop and in its e-mail, and its receipt shows the same', async () => {
  const shirt = { ...SHIRT, quantity: 12, note: 'con <b>logo</b>' };
  const user = await openFilled([shirt, { ...CAP, quantity: 3 }, { ...SCARF, quantity: 7 }]);
  await user.click(completeButton());
  const heading = await findSuccess();
  await waitFor(() => expect(heading).toHaveFocus());
  const [row] = await backend().sql('select * from public.pedido');
  expect(row).toMatchObject({
    referencia: screen.getByText(/^TT-/).textContent,
    nombre: 'María "Mari" <b>Rojas</b>',
    correo: 'maria@example.com',
    informacion: 'Llamar antes 🙂',
    pago: 'bankTransfer',
    idioma: 'es',
    unidades: 22,
    precios_confirmados: true,
    reemplaza: null,
    lineas: [{ producto_id: 101, cantidad: 12, precio: 3000, nota: 'con <b>logo</b>' }, {}, {}],
  });
  const staffLink = `${location.origin}/admin/orders/${String(row?.['id'])}#pedido=1.2t-c.2u-3.2v-7.0`;
  const [sent, ...more] = backend()
    .mailbox.list()
    .map(({ template_params }) => template_params);
  expect(more).toEqual([]);
  expect(sent?.['products_html']).toContain(`<a href="${staffLink}">`);
  expect(sent).toMatchObject({
    from_name: 'María "Mari" <b>Rojas</b>',
    address: 'Frente al parque, casa azul',
    total_text: '₡59,753.50',
  });
  expect(sent?.['products_html']).toContain('Llamar antes 🙂');
  expect(sent?.['products_html']).toContain('Nota: con &lt;b&gt;logo&lt;/b&gt;');
  for (const text of [
    referenceIn(sent?.['products_html']),
    'Gracias, María "Mari" <b>Rojas</b>. Hemos recibido su pedido.',
    'María "Mari" <b>Rojas</b>',
    'Frente al parque, casa azul Oriental, Central, Cartago',
    'Llamar antes 🙂',
    'Transferencia bancaria o SINPE Móvil',
    'Un representante de nuestra empresa se comunicará con usted para coordinar el pago y la entrega.',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(rowTexts(document)).toEqual([
    'Producto | Color | Talla | Cantidad | Precio unitario (IVA incluido) | Subtotal (sin IVA)',
    'Camiseta rojaCAM-R-MNota: con <b>logo</b> | Rojo | M | 12 | ₡3,000.00 | ₡31,858.41',
    'Gorra rojaGOR-R | Rojo | — | 3 | ₡5,000.00 | ₡13,274.34',
    'PañueloPAN-1 | — | — | 7 | ₡1,250.50 | ₡8,666.83',
    'Subtotal | ₡53,799.58',
    'IVA | ₡5,953.92',
    'TOTAL | ₡59,753.50',
  ]);
  const chat = chatText('Escribirnos por WhatsApp');
  expect(chat).toMatch(/^https:\/\/wa\.me\/506\d{8}\nHola, este es mi pedido:/);
  expect(chat).toContain('12 × Camiseta roja (CAM-R-M) Rojo / M');
  expect(chat).toContain(`Para la tienda:\n${staffLink}`);
  expect(screen.getByText('Seguir comprando').closest('a')).toHaveAttribute('href', '/');
  expect(localStorage.getItem('cart')).toBeNull();
  expect(screen.getByLabelText(/^Carrito, 0/)).toBeVisible();
});

test('a receipt is shown after a reload, and by a link in the empty cart, until the next order', async () => {
  const user = await openFilled();
  await user.click(completeButton());
  await findSuccess();
  const reference = screen.getByText(/^TT-/).textContent;
  cleanup();
  await renderApp(location.pathname + location.search);
  await findSuccess();
  expect(screen.getByText(reference)).toBeVisible();
  expect(screen.getByRole('table')).toHaveTextContent('₡3,500.00');
  await user.click(screen.getByText('Seguir comprando'));
  await waitFor(() => expect(location.pathname).toBe('/'));
  cleanup();
  await renderApp('/checkout');
  expect(await screen.findByText(/^Su carrito está vacío/)).toBeVisible();
  expect(screen.queryByText(reference)).toBeNull();
  await user.click(screen.getByText('Ver mi último pedido'));
  await findSuccess();
  cleanup();
  storeCart(SHIRT);
  await renderApp('/checkout');
  expect(await findNameField()).toHaveValue('');
  await waitFor(() => expect(sessionStorage.getItem('orderReceipt')).toBeNull());
});

test('texts that are typed, or filled in without an event, are cleaned and sent, and have no errors', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  await findNameField();
  await user.click(completeButton());
  await retypeField(user, field(NAME), 'Ana\u200B Mora');
  Object.assign(field(EMAIL), { value: '\u200Bana@example.com' });
  Object.assign(field(PHONE), { value: '8888-1111' });
  await user.click(completeButton());
  await findSuccess();
  const [sent] = backend().mailbox.list();
  expect(sent?.template_params).toMatchObject({
    from_name: 'Ana Mora',
    from_email: 'ana@example.com',
    phone: '8888-1111',
  });
});

/** Opens the checkout and waits for the live facts, whose name of the shirt differs from the stored one. */
async function openChecked() {
  const shirts = { ...SHIRT, quantity: 2, name: 'Camiseta' };
  const user = await openFilled([shirts, { ...CAP, quantity: 3 }]);
  await screen.findByText('Camiseta roja');
  return user;
}

test('a price that has changed stops the order, until the order is submitted again', async () => {
  const user = await openChecked();
  await backend().sql('update public.producto set precio1 = 4000 where id = 101');
  await user.click(completeButton());
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Su pedido cambió y todavía no se ha enviado');
  expect(message).toHaveTextContent('El precio de Camiseta roja cambió de ₡3,500.00 a ₡4,000.00.');
  expect(message).toHaveFocus();
  expect(summaryFigures()).toContain('₡23,000.00');
  expect(sentTotals()).toEqual([]);
  await user.click(completeButton());
  await findSuccess();
  expect(sentTotals()).toEqual(['₡23,000.00']);
});

test('a line that is no longer sold stops the order, until the line is removed', async () => {
  const user = await openChecked();
  await backend().sql(`
    update public.producto set sub_familia_id = null where id = 102;
    update public.inventario set cantidad = 1 where producto_id = 101;`);
  await user.click(completeButton());
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('La cantidad de Camiseta roja cambió de 2 a 1');
  expect(message).toHaveTextContent('Gorra roja ya no se puede pedir.');
  expect(sentTotals()).toEqual([]);
  expect(storedQuantities()).toEqual({ 101: 1, 102: 3 });
  await user.click(screen.getByText('Quitarlos del pedido'));
  await user.click(completeButton());
  await findSuccess();
  expect(sentTotals()).toEqual(['₡3,500.00']);
});

describe('faults', () => {
  test('an order is sent with prices to be confirmed if they cannot be checked', async () => {
    expectLoggedError(/checkout: check prices|read: lineFacts/);
    const user = await openChecked();
    const [failed, fail] = gate();
    faults.rest('producto', async () => {
      await failed;
      return restError(503, 'XX000', 'down');
    });
    await user.click(completeButton());
    expect(await screen.findByText('Comprobando precios e inventario…')).toBeVisible();
    fail();
    await findSuccess();
    const text =
      'No pudimos comprobar los precios y el inventario al enviar: los precios están por confirmar. Nuestro representante se los confirmará.';
    expect(screen.getByText(text)).toBeVisible();
    const [email] = backend().mailbox.list();
    expect(email?.template_params['products_html']).toContain('precios por confirmar');
  });
});

test('province and canton suggest names of Costa Rica, from the first focus on', async () => {
  const user = await openFilled();
  const [province, canton] = [field(/^Provincia/), field(/^Cantón/)];
  expect(province).not.toHaveAttribute('list');
  await user.click(canton);
  const suggested = (of: HTMLElement) =>
    [...(of instanceof HTMLInputElement ? (of.list?.options ?? []) : [])].map(({ value }) => value);
  await waitFor(() => expect(suggested(canton)).toContain('Turrialba'));
  expect(suggested(canton)).toHaveLength(8);
  expect(suggested(province)).toHaveLength(7);
  await retypeField(user, province, 'san jose');
  await user.click(canton);
  await waitFor(() => expect(suggested(canton)).toContain('Escazú'));
  expect(suggested(canton)).toHaveLength(20);
  await user.clear(province);
  await user.click(canton);
  await waitFor(() => expect(suggested(canton)).toHaveLength(84));
});

test('the receipt of a bank transfer has the SINPE number, amount and reference to copy', async () => {
  const order = buildOrder({ lines: [{ ...SHIRT, quantity: 12 }] });
  const cash = { ...order, form: buildForm({ paymentMethod: 'cash' }) };
  const { user } = await renderPart(async () => {
    await import('#features/checkout/CheckoutPage.tsx');
    const { SinpePayment } = await import('#features/checkout/SinpePayment.tsx');
    return (
      <>
        <SinpePayment number="8765-4321" order={order} />
        <SinpePayment number="8765-4321" order={cash} />
        <ToastOutlet />
      </>
    );
  });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const texts = {
    Número: '87654321',
    Monto: order.totals.total.toFixed(2),
    'Número de pedido': order.reference,
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByRole('button', { name: `Copiar: ${label}` }));
    expect(copy).toHaveBeenLastCalledWith(text);
    await findToast(`Copiado: ${text}`);
  }
  copy.mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copiar: Monto' }));
  await findToast('No pudimos copiarlo. Cópielo desde la página.');
});
