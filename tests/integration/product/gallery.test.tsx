import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
});

function shownPicture(): string | null {
  const gallery = screen.getByRole('region', { name: /^(Imágenes de|Pictures of) / });
  return within(gallery).getByRole('img').getAttribute('src');
}

function swipe(distance: number, pointerType = 'touch') {
  const picture = screen.getByRole('img', { name: /Camiseta/ });
  const finger = { pointerId: 1, isPrimary: true, pointerType, clientY: 100 };
  fireEvent.pointerDown(picture, { ...finger, clientX: 300 });
  fireEvent.pointerUp(picture, { ...finger, clientX: 300 + distance });
}

test('the pictures of the chosen colour come first, each once', async () => {
  await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  const thumbs = screen.getAllByRole('button', { name: /^Ver imagen/ });
  expect(thumbs.map((thumb) => thumb.querySelector('img')?.getAttribute('src'))).toEqual([
    '/pictures/roja-1.webp',
    '/pictures/roja-2.webp',
    '/pictures/azul.webp',
  ]);
  expect(screen.getByRole('img', { name: 'Camiseta cuello redondo, color Rojo' })).toBeVisible();
});

test('another colour begins at its own first picture, another size stays where it was', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await user.click(screen.getByRole('button', { name: 'Imagen siguiente' }));
  expect(shownPicture()).toBe('/pictures/roja-2.webp');
  await user.click(screen.getByRole('radio', { name: 'XL' }));
  expect(shownPicture()).toBe('/pictures/roja-2.webp');
  await user.click(screen.getByRole('radio', { name: 'Azul' }));
  expect(shownPicture()).toBe('/pictures/azul.webp');
  await user.click(screen.getByRole('radio', { name: 'Rojo' }));
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
});

test('next and previous go round', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await user.click(screen.getByRole('button', { name: 'Imagen anterior' }));
  expect(shownPicture()).toBe('/pictures/azul.webp');
  expect(screen.getByText('Imagen 3 de 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Imagen siguiente' }));
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
});

test('a thumbnail and the arrow keys show a picture', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M', { language: 'en' });
  await findProduct('Camiseta cuello redondo');
  const second = screen.getByRole('button', { name: 'Show picture 2 of 3' });
  await user.click(second);
  expect(shownPicture()).toBe('/pictures/roja-2.webp');
  expect(second).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowRight}');
  expect(shownPicture()).toBe('/pictures/azul.webp');
  expect(screen.getByRole('button', { name: 'Show picture 3 of 3' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
});

test.each([
  [-50, '/pictures/roja-2.webp'],
  [-49, '/pictures/roja-1.webp'],
  [49, '/pictures/roja-1.webp'],
  [50, '/pictures/azul.webp'],
])('a swipe of %i px shows %s', async (distance, url) => {
  await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  swipe(distance);
  expect(shownPicture()).toBe(url);
});

test('dragging with a mouse is no swipe', async () => {
  await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  swipe(-200, 'mouse');
  expect(shownPicture()).toBe('/pictures/roja-1.webp');
});

test('without pictures the thumbnail is shown, alone', async () => {
  await renderApp('/product/21');
  await findProduct('Bolsa de tela');
  expect(shownPicture()).toBe('/pictures/bolsa.webp');
  expect(screen.queryByRole('button', { name: /imagen/i })).not.toBeInTheDocument();
});

test('without any picture the default one is shown', async () => {
  await renderApp('/product/22');
  await findProduct('Tela por metro');
  expect(shownPicture()).toBe('/default-image.webp');
});
