import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
});

const ADDRESS = '/product/20?color=1&talla=M';

async function openEnlarged(language: 'es' | 'en' = 'es') {
  const { user } = await renderApp(ADDRESS, { language });
  await findProduct('Camiseta cuello redondo');
  const button = screen.getByRole('button', { name: /^(Ampliar|Enlarge)$/ });
  button.focus();
  await user.keyboard('{Enter}');
  const view = await screen.findByRole('dialog', {
    name: /^(Imágenes ampliadas|Enlarged pictures)$/,
  });
  return { user, button, view };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the enlarged pictures', () => {
  test.each([
    ['es', ['Acercar', 'Alejar', 'Cerrar', 'Imagen anterior', 'Imagen siguiente']],
    ['en', ['Zoom in', 'Zoom out', 'Close', 'Previous picture', 'Next picture']],
  ] as const)('name their controls (%s)', async (language, names) => {
    const { view } = await openEnlarged(language);
    for (const name of names) {
      expect(within(view).getByRole('button', { name })).toBeInTheDocument();
    }
  });

  test('are closed by Escape, and the focus returns to what opened them', async () => {
    const { user, button } = await openEnlarged();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(button).toHaveFocus();
    expect(location.pathname + location.search + location.hash).toBe(ADDRESS);
  });

  test('are closed by Back, which stays on the product and its variant', async () => {
    await openEnlarged();
    history.back();
    await isClosed();
    expect(location.pathname + location.search + location.hash).toBe(ADDRESS);
  });

  test('opened again by Forward are closed again', async () => {
    const { user } = await openEnlarged();
    await user.keyboard('{Escape}');
    await isClosed();
    history.forward();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(location.hash).toBe('');
  });

  test('are closed by their button', async () => {
    const { user, view } = await openEnlarged();
    await user.click(within(view).getByRole('button', { name: 'Cerrar' }));
    await isClosed();
    expect(location.hash).toBe('');
  });

  test('a swipe over the picture does not open them, a tap does', async () => {
    await renderApp(ADDRESS);
    await findProduct('Camiseta cuello redondo');
    const button = screen.getByRole('button', { name: 'Ampliar' });
    const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch', clientY: 100 };
    fireEvent.pointerDown(button, { ...finger, clientX: 300 });
    fireEvent.pointerMove(button, { ...finger, clientX: 240 });
    fireEvent.pointerUp(button, { ...finger, clientX: 240 });
    fireEvent.click(button, { detail: 1 });
    expect(location.hash).toBe('');
    fireEvent.pointerDown(button, { ...finger, clientX: 300 });
    fireEvent.pointerUp(button, { ...finger, clientX: 300 });
    fireEvent.click(button, { detail: 1 });
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  test('open with their address', async () => {
    await renderApp(`${ADDRESS}#imagenes`);
    expect(await screen.findByRole('dialog', { name: 'Imágenes ampliadas' })).toBeInTheDocument();
  });
});
