import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastOutlet } from '#shared/ui/message/toast.ts';
import { findToast, retypeField } from '#tests/visitor.ts';
import { buildForm, buildOrder } from '../../unit/domain/fixtures.ts';
import { renderPart } from '../admin/pictures/renderPart.tsx';
import { SHIRT, useOrderShop } from '../cart/orderRows.ts';
import { field, openFilled } from './page.ts';

useOrderShop();

test('province and canton suggest those of Costa Rica, from the first focus on', async () => {
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
