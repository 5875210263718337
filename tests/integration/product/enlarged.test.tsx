import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

const ADDRESS = '/product/20?color=1&talla=M';

async function openEnlarged() {
  const { user } = await renderApp(ADDRESS);
  await findProduct('Camiseta cuello redondo');
  const button = screen.getByRole('button', { name: 'Ampliar' });
  button.focus();
  await user.keyboard('{Enter}');
  const view = await screen.findByRole('dialog', { name: 'Imágenes ampliadas' });
  return { user, button, view };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the enlarged pictures have named controls and close by their button', async () => {
  const { user, view } = await openEnlarged();
  for (const name of ['Acercar', 'Alejar', 'Imagen anterior', 'Imagen siguiente']) {
    expect(within(view).getByLabelText(name)).toBeInTheDocument();
  }
  await user.click(within(view).getByLabelText('Cerrar'));
  await isClosed();
  expect(location.hash).toBe('');
});

test('the enlarged pictures close by Escape and Back, and Forward opens them again', async () => {
  const { user, button } = await openEnlarged();
  await user.keyboard('{Escape}');
  await isClosed();
  expect(button).toHaveFocus();
  expect(location.pathname + location.search + location.hash).toBe(ADDRESS);
  history.forward();
  await screen.findByRole('dialog');
  history.back();
  await isClosed();
  expect(location.pathname + location.search + location.hash).toBe(ADDRESS);
});

test('a tap enlarges the picture and a swipe does not', async () => {
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

test('an address with #imagenes opens the enlarged pictures', async () => {
  await renderApp(`${ADDRESS}#imagenes`);
  expect(await screen.findByRole('dialog', { name: 'Imágenes ampliadas' })).toBeInTheDocument();
});
