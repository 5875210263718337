import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, SCARF, SHIRT, storeCart } from '../cart/orderRows.ts';
import {
  chatText,
  completeButton,
  fillForm,
  findForm,
  storeDraft,
  findSuccess,
  summaryFigures,
} from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});
beforeEach(async () => {
  await backend().mailbox.clear();
});

/** The parameters of the one e-mail that was sent. */
function sentOrder(): Record<string, string> {
  const emails = backend().mailbox.list();
  expect(emails).toHaveLength(1);
  return Object.fromEntries(
    Object.entries(emails[0]?.template_params ?? {}).map(([key, value]) => [key, String(value)]),
  );
}

function cellsOf(row: HTMLTableRowElement): string {
  return [...row.cells].map((cell) => cell.textContent).join(' ');
}

async function sendOrder(language: 'es' | 'en' = 'es') {
  storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 3 }, { ...SCARF, quantity: 7 });
  storeDraft();
  const { user } = await renderApp('/checkout', { language });
  await findForm();
  const figures = summaryFigures();
  await user.click(completeButton());
  const heading = await findSuccess();
  return { user, heading, figures };
}

describe('the e-mail', () => {
  test('has exactly the keys that its template knows', async () => {
    await sendOrder();
    expect(Object.keys(sentOrder()).sort()).toEqual([
      'address',
      'canton',
      'district',
      'from_email',
      'from_name',
      'iva_total_html',
      'iva_total_text',
      'method',
      'payment',
      'paymentMethod',
      'payment_html',
      'payment_method',
      'phone',
      'products_html',
      'province',
      'subtotal_html',
      'subtotal_text',
      'to_name',
      'total_html',
      'total_text',
    ]);
  });

  test('agrees with the screen to the céntimo', async () => {
    const { figures } = await sendOrder();
    const { subtotal_text, iva_total_text, total_text } = sentOrder();
    expect(figures).toEqual(['₡53,799.58', '₡5,953.92', '₡59,753.50']);
    expect([subtotal_text, iva_total_text, total_text]).toEqual(figures);
    const table = screen.getByRole('table');
    for (const figure of figures) expect(table).toHaveTextContent(figure);
  });

  test('carries what was typed, and reference and additional information with the products', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/checkout');
    await fillForm(user);
    await user.click(completeButton());
    await findSuccess();
    const order = sentOrder();
    expect(order).toMatchObject({
      from_name: 'María "Mari" <b>Rojas</b>',
      from_email: 'maria@example.com',
      phone: '8888-0000',
      province: 'Cartago',
      canton: 'Central',
      district: 'Oriental',
      address: 'Frente al parque, casa azul',
      payment_method: 'Transferencia bancaria o SINPE Móvil',
    });
    expect(order['products_html']).toContain('Llamar antes 🙂');
    const reference = /TT-\d{6}-\w{4}/.exec(order['products_html'] ?? '')?.[0];
    expect(reference).toBeDefined();
    expect(screen.getByText(reference ?? '')).toBeVisible();
  });
});

describe.each([
  {
    language: 'es',
    message: 'Gracias, María "Mari" <b>Rojas</b>. Hemos recibido su pedido.',
    payment: 'Transferencia bancaria o SINPE Móvil',
    next: 'Un representante de nuestra empresa se comunicará con usted para coordinar el pago y la entrega.',
    columns: 'Producto Color Talla Cantidad Precio unitario (IVA incluido) Subtotal (sin IVA)',
    whatsApp: /Escribirnos por WhatsApp/,
    shop: 'Seguir comprando',
    greeting: 'Hola, este es mi pedido:',
  },
  {
    language: 'en',
    message: 'Thank you, María "Mari" <b>Rojas</b>. We have received your order.',
    payment: 'Bank transfer or SINPE Móvil',
    next: 'A company representative will contact you to coordinate payment and delivery.',
    columns: 'Product Colour Size Quantity Unit price (IVA included) Subtotal (without IVA)',
    whatsApp: /Write to us on WhatsApp/,
    shop: 'Continue shopping',
    greeting: 'Hello, this is my order:',
  },
] as const)('the success view ($language)', (expected) => {
  test('is complete, takes the focus, and leaves an empty cart', async () => {
    const { heading } = await sendOrder(expected.language);
    expect(heading).toHaveFocus();
    expect(location.pathname).toBe('/checkout');
    for (const text of [
      expected.message,
      'María "Mari" <b>Rojas</b>',
      'maria@example.com',
      '8888-0000',
      'Frente al parque, casa azul',
      'Oriental, Central, Cartago',
      'Llamar antes 🙂',
      expected.payment,
      expected.next,
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }

    expect(screen.getAllByRole<HTMLTableRowElement>('row').map(cellsOf)).toEqual([
      expected.columns,
      'Camiseta rojaCAM-R-M Rojo M 12 ₡3,000.00 ₡31,858.41',
      'Gorra rojaGOR-R Rojo — 3 ₡5,000.00 ₡13,274.34',
      'PañueloPAN-1 — — 7 ₡1,250.50 ₡8,666.83',
      'Subtotal ₡53,799.58',
      'IVA ₡5,953.92',
      'TOTAL ₡59,753.50',
    ]);

    const chat = chatText(expected.whatsApp);
    expect(chat).toMatch(/^https:\/\/wa\.me\/506\d{8}\n/);
    expect(chat).toContain(expected.greeting);
    expect(chat).toContain('12 × Camiseta roja (CAM-R-M) Rojo / M');
    expect(screen.getByRole('link', { name: expected.shop })).toHaveAttribute('href', '/');
    expect(localStorage.getItem('cart')).toBeNull();
    expect(screen.getByRole('link', { name: /^(Carrito|Cart), 0/ })).toBeVisible();
  });
});

describe('after the order', () => {
  test('the receipt gives way once it is left, and is there again on purpose', async () => {
    const { user } = await sendOrder();
    const reference = screen.getByText(/^TT-/).textContent;
    await user.click(screen.getByRole('link', { name: 'Seguir comprando' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    cleanup();
    await renderApp('/checkout');
    expect(await screen.findByText(/Su carrito está vacío/)).toBeVisible();
    expect(location.pathname).toBe('/cart');
    expect(screen.queryByText(reference)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ver mi último pedido' }));
    await findSuccess();
    expect(screen.getByText(reference)).toBeVisible();
    cleanup();
    await renderApp('/checkout?recibo');
    await findSuccess();
  });

  test('the receipt that the address asks for stays under the terms', async () => {
    const { user } = await sendOrder();
    await user.click(screen.getByRole('link', { name: 'Seguir comprando' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    await user.click(screen.getByRole('link', { name: /^Carrito, 0/ }));
    await user.click(await screen.findByRole('link', { name: 'Ver mi último pedido' }));
    await findSuccess();
    await user.click(screen.getByRole('link', { name: /^Términos/ }));
    await screen.findByRole('dialog', { name: /^Términos/ });
    expect(location.pathname).toBe('/checkout');
    expect(screen.getByText('¡Pedido enviado!')).toBeInTheDocument();
  });

  test('a reload still shows the receipt', async () => {
    await sendOrder();
    const reference = screen.getByText(/^TT-/).textContent;
    cleanup();
    await renderApp('/checkout');
    await findSuccess();
    expect(screen.getByText(reference)).toBeVisible();
    expect(screen.getByRole('table')).toHaveTextContent('₡59,753.50');
  });

  test('the next order begins with an empty form', async () => {
    await sendOrder();
    cleanup();
    storeCart(SHIRT);
    await renderApp('/checkout');
    expect(await findForm()).toHaveValue('');
    await waitFor(() => expect(sessionStorage.getItem('orderReceipt')).toBeNull());
  });
});
