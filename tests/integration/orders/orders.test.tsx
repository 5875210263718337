import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { myOrders, unansweredOrder } from '#state/order/myOrders.ts';
import { rememberedBuyer } from '#state/order/rememberedBuyer.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, gate, lostResponse } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/visitor.ts';
import { buildForm, buildOrder } from '../../unit/domain/fixtures.ts';
import { CAP, SHIRT, storeCart, useOrderShop } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import {
  chatText,
  completeButton,
  field,
  findNameField,
  findSuccess,
  NAME,
  openFilled,
  referenceIn,
} from '../checkout/page.ts';

const backend = useOrderShop();

const REFERENCE = 'TT-261121-7K3F';
const REMEMBER = 'Recordar mis datos en este navegador';

/** Stores an order as the checkout does. The order counts as sent unless `isSent` is false. */
function storeOrder(order: Partial<Order> = {}, { isSent = true } = {}): void {
  myOrders.keep(buildOrder({ lines: [{ ...SHIRT, quantity: 12 }], ...order }));
  if (isSent) myOrders.confirm(order.reference ?? REFERENCE, false);
}

const findOrder = (reference = REFERENCE) => screen.findByRole('article', { name: reference });
const inMain = () => within(screen.getByRole('main'));
const storage = () => JSON.stringify([localStorage, sessionStorage]);

test('the page without orders links to the catalogue', async () => {
  await renderApp('/orders');
  expect(await screen.findByText('Aún no hay pedidos aquí')).toBeVisible();
  expect(screen.getByText('Ver el catálogo').closest('a')).toHaveAttribute('href', '/catalogue');
  const links = screen.getAllByText('Mis pedidos', { selector: 'a, a *' });
  expect(links.map((link) => link.closest('footer') !== null)).toEqual([true]);
});

test('the browser remembers a sent order without personal data, and the buyer only on request', async () => {
  const user = await openFilled([{ ...SHIRT, quantity: 12 }]);
  expect(screen.getByLabelText(REMEMBER)).not.toBeChecked();
  await user.click(completeButton());
  await findSuccess();
  const reference = screen.getByText(/^TT-/).textContent;
  expect(storage()).not.toContain('buyer');
  expect(localStorage.getItem('orders')).not.toContain('8888-0000');
  await user.click(inMain().getByText('Mis pedidos'));
  const order = await findOrder(reference);
  for (const text of ['Enviado', 'Unidades12', 'Total₡36,000.00']) {
    expect(order).toHaveTextContent(text);
  }
  await user.click(within(order).getByText('Ver'));
  expect(await screen.findByText('Su pedido', { selector: 'h1' })).toHaveFocus();
  expect(screen.getByText('Este navegador no guardó sus datos personales.')).toBeVisible();
  expect(screen.getByRole('table')).toHaveTextContent('₡31,858.41');
  expect(chatText('Escribirnos por WhatsApp')).toMatch(/\/cart#pedido=1\.2t-c\.0$/);
  history.back();
  await waitFor(() => expect(screen.getByText('Mis pedidos', { selector: 'h1' })).toHaveFocus());
});

test('the browser remembers the buyer until told to forget the data', async () => {
  const user = await openFilled();
  await user.click(screen.getByLabelText(REMEMBER));
  expect(localStorage.getItem('buyer')).toBeNull();
  await user.click(completeButton());
  await findSuccess();
  cleanup();
  storeCart(CAP);
  await renderApp('/checkout');
  expect(await findNameField()).toHaveValue('María "Mari" <b>Rojas</b>');
  expect(screen.getByLabelText(REMEMBER)).toBeChecked();
  expect(field(/^Información adicional/)).toHaveValue('');
  await user.click(within(screen.getByRole('contentinfo')).getByText('Mis pedidos'));
  await user.click(await screen.findByText('Olvidar mis datos'));
  const dialog = screen.getByRole('dialog', { name: '¿Olvidar sus datos?' });
  expect(within(dialog).getByText('Conservar').closest('button')).toHaveFocus();
  await user.click(within(dialog).getByText('Olvidar mis datos'));
  expect(screen.getByText('Mis pedidos', { selector: 'h1' })).toHaveFocus();
  expect(storage()).not.toContain('8888-0000');
  expect(screen.getByText(/^Sus pedidos sin datos personales/)).toBeVisible();
  expect(screen.getByText(/^TT-/)).toBeVisible();
});

test('unticking the box makes the browser forget the buyer', async () => {
  rememberedBuyer.remember(buildForm());
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  await findNameField();
  await user.click(screen.getByLabelText(REMEMBER));
  expect(localStorage.getItem('buyer')).toBeNull();
  expect(field(NAME)).toHaveValue('María Rojas');
});

test('a single order or all orders can be forgotten, with the form that was typed for them', async () => {
  storeOrder();
  const unconfirmed = { reference: 'TT-261122-AAAA', createdAt: new Date('2026-11-22T15:00:00Z') };
  storeOrder(unconfirmed, { isSent: false });
  const typed = () => checkoutDraft.readForm();
  checkoutDraft.saveForm(buildForm({ phone: '7777-1111', paymentMethod: 'cash' }));
  storeOrder({ reference: 'TT-261123-CCCC', createdAt: new Date('2026-11-23T15:00:00Z') });
  const { user } = await renderApp('/orders');
  await user.click(await screen.findByLabelText('Olvidar el pedido TT-261122-AAAA'));
  await user.click(within(screen.getByRole('dialog')).getByText('Olvidar'));
  // Only fields that hold that order's texts are emptied.
  expect(typed()).toEqual({ ...EMPTY_CHECKOUT_FORM, phone: '7777-1111', paymentMethod: 'cash' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByText('Olvidar mis pedidos'));
  await user.click(within(screen.getByRole('dialog')).getByText('Olvidar mis pedidos'));
  expect(screen.getByText('Aún no hay pedidos aquí')).toBeVisible();
  expect(typed()).toEqual({ ...EMPTY_CHECKOUT_FORM, paymentMethod: 'cash' });
  expect(localStorage.getItem('orders')).toBeNull();
});

test('an order in flight can be neither retried, confirmed nor forgotten', async () => {
  storeOrder({}, { isSent: false });
  const [response, respond] = gate<Response>();
  faults.email(() => response);
  const user = await openFilled([CAP]);
  await user.click(screen.getByLabelText(REMEMBER));
  await user.click(completeButton());
  await screen.findByText('Enviando su pedido…');
  await user.click(within(screen.getByRole('contentinfo')).getByText('Mis pedidos'));
  const earlier = await findOrder();
  const sending = screen.getAllByRole('article').find((order) => order !== earlier) ?? earlier;
  const reference = referenceIn(sending.textContent);
  expect(within(sending).getByText('Se está enviando en este momento.')).toBeVisible();
  for (const action of ['Reintentar', 'Ya llegó']) {
    expect(within(sending).queryByText(action)).toBeNull();
  }
  expect(screen.queryByText('Olvidar mis pedidos')).toBeNull();
  expect(within(earlier).queryByText('Reintentar')).toBeNull();
  expect(within(earlier).getByText(/^Podrá reintentarlo cuando termine/)).toBeVisible();
  await user.click(within(earlier).getByText('Repetir'));
  const blocked = `El pedido ${reference} se está enviando: podrá reemplazar su carrito`;
  expect(await screen.findByText(blocked, { exact: false })).toBeVisible();
  expect(screen.queryByText('Reemplazar mi carrito')).toBeNull();
  await user.keyboard('{Escape}');
  await act(async () => respond(new Response('OK')));
  expect(await findOrder(reference)).toHaveTextContent('Enviado');
  expect(within(earlier).getByText('Reintentar')).toBeVisible();
});

describe('faults', () => {
  test('an order without a response is unconfirmed, and a retry keeps its reference', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email(lostResponse(backend));
    const sender = await openFilled();
    await sender.click(completeButton());
    await screen.findByRole('alert');
    faults.none();
    cleanup();
    // The shopper closes the tab, which clears session storage, and starts another cart.
    sessionStorage.clear();
    storeCart(CAP);
    const { user } = await renderApp('/orders');
    const order = await screen.findByRole('article');
    const reference = referenceIn(order.textContent);
    expect(order).toHaveTextContent('Sin confirmar');
    expect(chatText('Enviar el pedido por WhatsApp')).toContain('Teléfono: 8888-0000');
    await user.click(within(order).getByText('Reintentar'));
    const question = screen.getByRole('dialog', { name: '¿Cambiar su carrito por este pedido?' });
    await user.click(within(question).getByText('Cambiar y continuar'));
    expect(await findNameField()).toHaveValue('María "Mari" <b>Rojas</b>');
    expect(storedQuantities()).toEqual({ 101: 1 });
    await user.click(await screen.findByText('Enviar de nuevo'));
    await findSuccess();
    const repetition = `Posible repetición del pedido ${reference}.`;
    const [, email] = backend().mailbox.list();
    expect(email?.template_params['products_html']).toContain(repetition);
    await user.click(inMain().getByText('Mis pedidos'));
    expect(await findOrder(reference)).toHaveTextContent('Enviado');
    expect(localStorage.getItem('orders')).not.toContain('8888-0000');
  });

  test('an old order keeps its reference in a retry, which asks first if another form was typed', async () => {
    storeOrder({ createdAt: new Date('2026-01-21T15:00:00Z') }, { isSent: false });
    checkoutDraft.saveForm(buildForm({ fullName: 'Ana Mora' }));
    const other = 'TT-261122-AAAA';
    myOrders.keep(buildOrder({ reference: other, createdAt: new Date() }), true);
    const { user } = await renderApp('/orders');
    await user.click(within(await findOrder()).getByText('Reintentar'));
    const question = screen.getByRole('dialog', { name: `¿Reintentar el pedido ${REFERENCE}?` });
    expect(question).toHaveTextContent(`El pedido ${other} tampoco tuvo respuesta.`);
    await user.click(within(question).getByText('Volver'));
    expect(checkoutDraft.readForm().fullName).toBe('Ana Mora');
    expect(unansweredOrder(myOrders.read())?.reference).toBe(other);
    myOrders.forget(other);
    checkoutDraft.saveForm({ ...buildForm(), additionalInfo: '' });
    await user.click(within(await findOrder()).getByText('Reintentar'));
    await findNameField();
    expect(await screen.findByText(new RegExp(`recibido su pedido ${REFERENCE}$`))).toBeVisible();
    expect(unansweredOrder(myOrders.read())?.reference).toBe(REFERENCE);
  });

  test('confirming that an order has arrived deletes its personal data, and an unknown one gets a notice', async () => {
    storeOrder({}, { isSent: false });
    checkoutDraft.saveForm(buildForm());
    storeCart({ ...SHIRT, quantity: 12 });
    const { user } = await renderApp(`/orders?pedido=${REFERENCE}`);
    await user.click(await screen.findByText('Ya llegó'));
    expect(screen.getByText('Su pedido', { selector: 'h1' })).toHaveFocus();
    await findToast(`El pedido ${REFERENCE} queda como enviado. Se vació el carrito.`);
    expect(await screen.findByText('Este navegador no guardó sus datos personales.')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
    expect(storage()).not.toContain('8888-0000');
    cleanup();
    storeOrder({ reference: 'TT-261122-AAAA' }, { isSent: false });
    storeCart(CAP);
    const next = await renderApp('/orders?pedido=TT-000000-0000');
    expect(await screen.findByText('Ese pedido no está en este navegador.')).toBeVisible();
    expect(await findOrder()).toBeVisible();
    // The cart has other lines than the order, so it is not emptied.
    await next.user.click(screen.getByText('Ya llegó'));
    await findToast('El pedido TT-261122-AAAA queda como enviado.');
    expect(storedQuantities()).toEqual({ 102: 1 });
  });
});
