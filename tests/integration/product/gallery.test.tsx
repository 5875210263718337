import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

function shownPicture(): string | null {
  const gallery = screen.getByRole('region', { name: /^Imágenes de / });
  return within(gallery).getByRole('img').getAttribute('src');
}

async function openShirt() {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  return user;
}

function swipe(distance: number, pointerType = 'touch') {
  const picture = screen.getByAltText(/^Camiseta/);
  const finger = { pointerId: 1, isPrimary: true, pointerType, clientY: 100 };
  fireEvent.pointerDown(picture, { ...finger, clientX: 300 });
  fireEvent.pointerUp(picture, { ...finger, clientX: 300 + distance });
}

test('the gallery shows each picture once, first those of the chosen colour', async () => {
  const user = await openShirt();
  const thumbs = screen.getAllByLabelText(/^Ver imagen/);
  expect(thumbs.map((thumb) => thumb.querySelector('img')?.getAttribute('src'))).toEqual([
    '/pictures/roja-1.webp',
    '/pictures/roja-2.webp',
    '/pictures/azul.webp',
  ]);
  expect(screen.getByAltText('Camiseta cuello redondo, color Rojo')).toBeVisible();

  await user.click(screen.getByLabelText('Imagen siguiente'));
  expect(shownPicture()).toBe('/pictures/roja-2.webp');
  await user.click(screen.getByLabelText('XL'));
  expect(shownPicture()).toBe('/pictures/roja-2.webp');
  await user.click(screen.getByLabelText('Azul'));
  expect(shownPicture()).toBe('/pictures/azul.webp');
  await user.click(screen.getByLabelText('Rojo'));
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
});

test('buttons, thumbnails and arrow keys turn the gallery, which wraps around', async () => {
  const user = await openShirt();
  await user.click(screen.getByLabelText('Imagen anterior'));
  expect(shownPicture()).toBe('/pictures/azul.webp');
  expect(screen.getByText('Imagen 3 de 3')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Imagen siguiente'));
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
  const second = screen.getByLabelText('Ver imagen 2 de 3');
  await user.click(second);
  expect(shownPicture()).toBe('/pictures/roja-2.webp');
  expect(second).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowRight}');
  expect(shownPicture()).toBe('/pictures/azul.webp');
  expect(screen.getByLabelText('Ver imagen 3 de 3')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
});

test('a swipe of 50 px turns the gallery, a shorter one or a mouse does not', async () => {
  await openShirt();
  swipe(-49);
  swipe(49);
  swipe(-200, 'mouse');
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
  swipe(-50);
  expect(shownPicture()).toBe('/pictures/roja-2.webp');
  swipe(50);
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
});

test('a product without pictures shows the thumbnail of its subfamilia, or the default', async () => {
  await renderApp('/product/21');
  await findProduct('Bolsa de tela');
  expect(shownPicture()).toBe('/pictures/bolsa.webp');
  expect(screen.queryByLabelText(/^Ver imagen|^Imagen siguiente/)).not.toBeInTheDocument();
  cleanup();
  await renderApp('/product/22');
  await findProduct('Tela por metro');
  expect(shownPicture()).toBe('/default-image.webp');
});
