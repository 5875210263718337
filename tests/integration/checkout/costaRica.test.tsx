import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PROVINCES } from '#domain/order/provinces.ts';
import { findToast } from '#tests/toast.ts';
import { SHIRT, useOrderShop } from '../cart/orderRows.ts';
import { completeButton, field, findSuccess, openFilled, referenceIn } from './page.ts';

vi.mock('#config/sinpe.ts', () => ({ SINPE_NUMBER: '8765-4321' }));
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
  await user.clear(province);
  await user.click(canton);
  await waitFor(() => expect(suggested(canton)).toHaveLength(84));
  expect(PROVINCES.get('Limón')).toContain('Pococí');
});

test('the receipt of a bank transfer has the SINPE number, amount and reference to copy', async () => {
  const user = await openFilled([{ ...SHIRT, quantity: 12 }]);
  await user.click(completeButton());
  await findSuccess();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const texts = {
    Número: '87654321',
    Monto: '36000.00',
    'Número de pedido': referenceIn(document.body.textContent),
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
