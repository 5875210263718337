import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/toast.ts';
import { findProduct } from '../product/page.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';

useBackend(PRODUCT_ROWS);

/** Defines what this browser can share with; `undefined` removes it. */
function offer(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function openProduct(): Promise<UserEvent> {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  return user;
}

async function pressShare(user: UserEvent): Promise<void> {
  await user.click(screen.getByText('Compartir'));
}

const linkField = () => screen.queryByLabelText<HTMLInputElement>('Enlace del producto');
const LINK = () => `${location.origin}/product/20?color=1&talla=M`;

test('the share sheet of the device gets the name and the link to the chosen variant', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  offer('share', share);
  const user = await openProduct();
  await pressShare(user);
  expect(share).toHaveBeenLastCalledWith({ title: 'Camiseta cuello redondo', url: LINK() });
  await user.click(screen.getByLabelText('XL'));
  await pressShare(user);
  expect(share.mock.lastCall?.[0].url).toBe(`${location.origin}/product/20?color=1&talla=XL`);
});

test('nothing happens when the visitor closes the share sheet', async () => {
  offer('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  const user = await openProduct();
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  offer('clipboard', { writeText });
  await pressShare(user);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByText('Enlace copiado')).not.toBeInTheDocument();
  expect(linkField()).not.toBeInTheDocument();
});

test('the link is copied when the browser has no share sheet', async () => {
  const user = await openProduct();
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  offer('clipboard', { writeText });
  await pressShare(user);
  expect(writeText).toHaveBeenCalledWith(LINK());
  expect(await findToast('Enlace copiado')).toBeVisible();
});

describe('faults', () => {
  test('the link is copied when the share sheet cannot be opened', async () => {
    expectLoggedError(/share: open the sheet/);
    offer('share', () => Promise.reject(new DOMException('not here', 'NotAllowedError')));
    const user = await openProduct();
    offer('clipboard', { writeText: () => Promise.resolve() });
    await pressShare(user);
    expect(await findToast('Enlace copiado')).toBeVisible();
  });

  test('a link that cannot be copied is shown and selected', async () => {
    const user = await openProduct();
    offer('clipboard', { writeText: () => Promise.reject(new DOMException('no')) });
    await pressShare(user);
    const field = await screen.findByLabelText<HTMLInputElement>('Enlace del producto');
    expect(field).toHaveValue(LINK());
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(
      'No pudimos copiarlo. Está seleccionado: cópielo desde aquí.',
    );
    expect(field.value.slice(field.selectionStart ?? -1, field.selectionEnd ?? -1)).toBe(LINK());
  });

  test('a browser without a clipboard shows the link until another variant is chosen', async () => {
    const user = await openProduct();
    offer('clipboard', undefined);
    await pressShare(user);
    expect(await screen.findByLabelText('Enlace del producto')).toHaveFocus();
    await user.click(screen.getByLabelText('XL'));
    await waitFor(() => expect(linkField()).not.toBeInTheDocument());
  });
});
