import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, SCARF, SHIRT, storeCart } from '../cart/orderRows.ts';
import {
  chatText,
  completeButton,
  fillForm,
  findForm,
  findSuccess,
  openFilled,
  referenceIn,
  summaryFigures,
  useOrderShop,
} from './page.ts';

const backend = useOrderShop();

function cellsOf(row: HTMLTableRowElement): string {
  return [...row.cells].map((cell) => cell.textContent).join(' ');
}

test('a sent order arrives as typed, and its receipt shows the same', async () => {
  const shirt = { ...SHIRT, quantity: 12, note: 'con <b>logo</b>' };
  storeCart(shirt, { ...CAP, quantity: 3 }, { ...SCARF, quantity: 7 });
  const { user } = await renderApp('/checkout');
  await fillForm(user);
  expect(summaryFigures()).toEqual(['₡53,799.58', '₡5,953.92', '₡59,753.50']);
  await user.click(completeButton());
  expect(await findSuccess()).toHaveFocus();

  const emails = backend().mailbox.list();
  expect(emails).toHaveLength(1);
  const sent = emails[0]?.template_params;
  expect(sent).toMatchObject({
    from_name: 'María "Mari" <b>Rojas</b>',
    from_email: 'maria@example.com',
    phone: '8888-0000',
    province: 'Cartago',
    canton: 'Central',
    district: 'Oriental',
    address: 'Frente al parque, casa azul',
    payment_method: 'Transferencia bancaria o SINPE Móvil',
    subtotal_text: '₡53,799.58',
    iva_total_text: '₡5,953.92',
    total_text: '₡59,753.50',
  });
  expect(sent?.['products_html']).toContain('Llamar antes 🙂');
  expect(sent?.['products_html']).toContain('Nota: con &lt;b&gt;logo&lt;/b&gt;');

  for (const text of [
    referenceIn(sent?.['products_html']),
    'Gracias, María "Mari" <b>Rojas</b>. Hemos recibido su pedido.',
    'María "Mari" <b>Rojas</b>',
    'maria@example.com',
    '8888-0000',
    'Frente al parque, casa azul',
    'Oriental, Central, Cartago',
    'Llamar antes 🙂',
    'Transferencia bancaria o SINPE Móvil',
    'Un representante de nuestra empresa se comunicará con usted para coordinar el pago y la entrega.',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect([...document.querySelectorAll('tr')].map(cellsOf)).toEqual([
    'Producto Color Talla Cantidad Precio unitario (IVA incluido) Subtotal (sin IVA)',
    'Camiseta rojaCAM-R-MNota: con <b>logo</b> Rojo M 12 ₡3,000.00 ₡31,858.41',
    'Gorra rojaGOR-R Rojo — 3 ₡5,000.00 ₡13,274.34',
    'PañueloPAN-1 — — 7 ₡1,250.50 ₡8,666.83',
    'Subtotal ₡53,799.58',
    'IVA ₡5,953.92',
    'TOTAL ₡59,753.50',
  ]);

  const chat = chatText('Escribirnos por WhatsApp');
  expect(chat).toMatch(/^https:\/\/wa\.me\/506\d{8}\nHola, este es mi pedido:/);
  expect(chat).toContain('12 × Camiseta roja (CAM-R-M) Rojo / M');
  expect(screen.getByText('Seguir comprando').closest('a')).toHaveAttribute('href', '/');
  expect(localStorage.getItem('cart')).toBeNull();
  expect(screen.getByRole('link', { name: /^Carrito, 0/ })).toBeVisible();
});

test('the receipt shows after a reload, and later by a link of the empty cart', async () => {
  const user = await openFilled();
  await user.click(completeButton());
  await findSuccess();
  const reference = screen.getByText(/^TT-/).textContent;
  cleanup();
  await renderApp('/checkout');
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
  expect(screen.getByText(reference)).toBeVisible();

  await user.click(screen.getByRole('link', { name: /^Términos/ }));
  await screen.findByRole('dialog', { name: /^Términos/ });
  expect(location.pathname).toBe('/checkout');
  expect(screen.getByText(reference)).toBeInTheDocument();
});

test('the next order begins with an empty form and removes the receipt', async () => {
  const user = await openFilled();
  await user.click(completeButton());
  await findSuccess();
  cleanup();
  storeCart(SHIRT);
  await renderApp('/checkout');
  expect(await findForm()).toHaveValue('');
  await waitFor(() => expect(sessionStorage.getItem('orderReceipt')).toBeNull());
});
