import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#shared/ui/Picture.tsx';

const SIZE = { width: 200, height: 120 };

test.each([null, ''])('without a picture (%j) the default one is shown', (src) => {
  render(<Picture src={src} alt="Camiseta" {...SIZE} />);
  expect(screen.getByRole('img', { name: 'Camiseta' })).toHaveAttribute(
    'src',
    '/default-image.webp',
  );
});

test('a picture that does not load gives way to the default one, a later one gets its chance', () => {
  const { rerender } = render(<Picture src="/broken.webp" alt="Camiseta" {...SIZE} />);
  const image = screen.getByRole('img', { name: 'Camiseta' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/default-image.webp');
  // The default picture missing as well must not start over and over.
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/default-image.webp');
  rerender(<Picture src="/good.webp" alt="Camiseta" {...SIZE} />);
  expect(image).toHaveAttribute('src', '/good.webp');
});

test('where its sizes fail the picture itself is tried, then the default one', () => {
  const sizes = '/small.webp 200w';
  const { rerender } = render(<Picture src="/a.webp" srcSet={sizes} alt="Camiseta" {...SIZE} />);
  const image = screen.getByRole('img', { name: 'Camiseta' });
  expect(image).toHaveAttribute('srcset', sizes);
  fireEvent.error(image);
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('src', '/a.webp');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/default-image.webp');
  expect(image).not.toHaveAttribute('srcset');
  rerender(<Picture src="/b.webp" srcSet="/b-small.webp 200w" alt="Camiseta" {...SIZE} />);
  expect(image).toHaveAttribute('srcset', '/b-small.webp 200w');
});

test('its place is kept free before it arrives, and it is fetched when it comes near', () => {
  render(<Picture src="/shirt.webp" alt="Camiseta" {...SIZE} />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', '200');
  expect(image).toHaveAttribute('height', '120');
  expect(image).toHaveAttribute('loading', 'lazy');
});
