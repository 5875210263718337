import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/toast.ts';
import { findProduct } from '../product/page.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
});

/** Gives the browser what it needs to share, or takes it away. */
function offer(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function open(language: 'es' | 'en' = 'es'): Promise<UserEvent> {
  const { user } = await renderApp('/product/20?color=1&talla=M', { language });
  await findProduct('Camiseta cuello redondo');
  return user;
}

async function press(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Compartir|Share)$/ }));
}

const LINK = () => `${location.origin}/product/20?color=1&talla=M`;

test('the device’s own sheet gets the name and the link to the chosen variant', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  offer('share', share);
  const user = await open();
  await press(user);
  expect(share).toHaveBeenLastCalledWith({ title: 'Camiseta cuello redondo', url: LINK() });
  await user.click(screen.getByRole('radio', { name: 'XL' }));
  await press(user);
  expect(share.mock.lastCall?.[0].url).toBe(`${location.origin}/product/20?color=1&talla=XL`);
});

test('a sheet that is closed without sharing is no failure', async () => {
  offer('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  const user = await open();
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  offer('clipboard', { writeText });
  await press(user);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByText('Enlace copiado')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Enlace del producto' })).not.toBeInTheDocument();
});

test.each([
  ['es', 'Enlace copiado'],
  ['en', 'Link copied'],
] as const)('without a sheet the link is copied (%s): "%s"', async (language, text) => {
  const user = await open(language);
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  offer('clipboard', { writeText });
  await press(user);
  expect(writeText).toHaveBeenCalledWith(LINK());
  expect(await findToast(text)).toBeVisible();
});

test('a sheet that cannot be opened leaves the clipboard', async () => {
  expectLoggedError(/share: open the sheet/);
  offer('share', () => Promise.reject(new DOMException('not here', 'NotAllowedError')));
  const user = await open();
  offer('clipboard', { writeText: () => Promise.resolve() });
  await press(user);
  expect(await findToast('Enlace copiado')).toBeVisible();
});

test.each([
  ['es', 'Enlace del producto', 'No pudimos copiarlo. Está seleccionado: cópielo desde aquí.'],
  ['en', 'Link to the product', 'We could not copy it. It is selected: copy it from here.'],
] as const)(
  'a link that cannot be copied is shown, selected (%s)',
  async (language, label, hint) => {
    const user = await open(language);
    offer('clipboard', { writeText: () => Promise.reject(new DOMException('no')) });
    await press(user);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
    expect(field).toHaveValue(LINK());
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(hint);
    expect(field.value.slice(field.selectionStart ?? -1, field.selectionEnd ?? -1)).toBe(LINK());
  },
);

test('a browser without a clipboard shows the link; of another variant it goes away', async () => {
  const user = await open();
  offer('clipboard', undefined);
  await press(user);
  expect(await screen.findByRole('textbox', { name: 'Enlace del producto' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'XL' }));
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Enlace del producto' })).not.toBeInTheDocument(),
  );
});
