import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { ORDER_ROWS, SHIRT, storeCart } from '../cart/orderRows.ts';
import { completeButton, field, findForm, storeDraft, findSuccess } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});
beforeEach(async () => {
  await backend().mailbox.clear();
});

/** Holds every e-mail back until it is let go; counts them. */
function holdEmails() {
  const emails: { count: number; letGo: () => void } = { count: 0, letGo: () => undefined };
  const held = new Promise<void>((resolve) => {
    emails.letGo = resolve;
  });
  faults.email(async (request) => {
    emails.count += 1;
    await held;
    return backend().fetch(request);
  });
  return emails;
}

describe('an order is sent once', () => {
  test('by a double click', async () => {
    storeCart(SHIRT);
    storeDraft();
    const { user } = await renderApp('/checkout');
    await findForm();
    await user.dblClick(completeButton());
    await findSuccess();
    expect(backend().mailbox.list()).toHaveLength(1);
  });

  test('by Enter pressed twice', async () => {
    storeCart(SHIRT);
    storeDraft();
    const { user } = await renderApp('/checkout');
    await findForm();
    await user.type(field(/^Teléfono/), '{Enter}{Enter}');
    await findSuccess();
    expect(backend().mailbox.list()).toHaveLength(1);
  });

  test('when its shopper goes to another page and back while it is on its way', async () => {
    const emails = holdEmails();
    storeCart(SHIRT);
    storeDraft();
    const { user } = await renderApp('/checkout');
    await findForm();
    await user.click(completeButton());
    await waitFor(() => expect(emails.count).toBe(1));
    await user.click(screen.getByRole('link', { name: 'Volver al carrito' }));
    await user.click(await screen.findByRole('link', { name: 'Continuar con el pedido' }));
    await waitFor(() => expect(completeButton()).toBeDisabled());
    emails.letGo();
    await findSuccess();
    expect(emails.count).toBe(1);
    expect(backend().mailbox.list()).toHaveLength(1);
  });
});

test('an order answered while its shopper is elsewhere says so there', async () => {
  const emails = holdEmails();
  storeCart(SHIRT);
  storeDraft();
  const { user } = await renderApp('/checkout', { language: 'en' });
  await findForm();
  await user.click(completeButton());
  await waitFor(() => expect(emails.count).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Back to cart' }));
  await screen.findByRole('heading', { level: 1, name: 'Cart' });
  emails.letGo();
  expect(await screen.findByText(/^Order sent! Order number: TT-/)).toBeInTheDocument();
  expect(localStorage.getItem('cart')).toBeNull();
});

test('an order on its way outlives the cart being emptied by another tab', async () => {
  const emails = holdEmails();
  storeCart(SHIRT);
  storeDraft();
  const { user } = await renderApp('/checkout');
  await findForm();
  await user.click(completeButton());
  await waitFor(() => expect(emails.count).toBe(1));
  localStorage.removeItem('cart');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  });
  expect(completeButton()).toBeDisabled();
  emails.letGo();
  await findSuccess();
  expect(screen.getByRole('table')).toHaveTextContent('Camiseta roja');
});
