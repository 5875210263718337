import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults } from '#tests/faults.ts';
import { SHIRT } from '../cart/orderRows.ts';
import { fireStorageEvent } from '../cart/page.ts';
import { completeButton, field, findSuccess, openFilled, PHONE, useOrderShop } from './page.ts';

const backend = useOrderShop();

/** Counts the e-mails and delays their responses until `release` is called. */
function holdEmails() {
  const emails: { count: number; release: () => void } = { count: 0, release: () => undefined };
  const held = new Promise<void>((resolve) => {
    emails.release = resolve;
  });
  faults.email(async (request) => {
    emails.count += 1;
    await held;
    return backend().fetch(request);
  });
  return emails;
}

test('an order is sent once, whatever the shopper and another tab do', async () => {
  const emails = holdEmails();
  const user = await openFilled();
  await user.click(field(PHONE));
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(emails.count).toBe(1));
  await user.click(screen.getByText('Volver al carrito'));
  await user.click(await screen.findByText('Continuar con el pedido'));
  await waitFor(() => expect(completeButton()).toBeDisabled());
  localStorage.removeItem('cart');
  act(fireStorageEvent);
  expect(completeButton()).toBeDisabled();

  emails.release();
  await findSuccess();
  expect(screen.getByRole('table')).toHaveTextContent('Camiseta roja');
  expect(emails.count).toBe(1);
  expect(backend().mailbox.list()).toHaveLength(1);
});

test('a success while the shopper is on another page is shown there', async () => {
  const emails = holdEmails();
  const user = await openFilled([SHIRT], { language: 'en' });
  await user.click(completeButton());
  await waitFor(() => expect(emails.count).toBe(1));
  await user.click(screen.getByText('Back to cart'));
  await screen.findByRole('heading', { level: 1, name: 'Cart' });
  emails.release();
  expect(await screen.findByText(/^Order sent! Order number: TT-/)).toBeInTheDocument();
  expect(localStorage.getItem('cart')).toBeNull();
});
