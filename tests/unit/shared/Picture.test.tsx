import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '../../../src/shared/ui/Picture.tsx';

const SIZE = { width: 200, height: 120 };

test.each([null, ''])('without a picture (%j) the default one is shown', (src) => {
  render(<Picture src={src} alt="Camiseta" {...SIZE} />);
  expect(screen.getByRole('img', { name: 'Camiseta' })).toHaveAttribute(
    'src',
    '/default-image.webp',
  );
});

test('a picture that does not load gives way to the default one, a later one gets its chance', () => {
  const { rerender } = render(
    <Picture src="/broken.webp" srcSet="/broken.webp 2x" alt="Camiseta" {...SIZE} />,
  );
  const image = screen.getByRole('img', { name: 'Camiseta' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/default-image.webp');
  expect(image).not.toHaveAttribute('srcset');
  // The default picture missing as well must not start over and over.
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/default-image.webp');
  rerender(<Picture src="/good.webp" alt="Camiseta" {...SIZE} />);
  expect(image).toHaveAttribute('src', '/good.webp');
});

test('its place is kept free before it arrives, and it is fetched when it comes near', () => {
  render(<Picture src="/shirt.webp" alt="Camiseta" {...SIZE} />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', '200');
  expect(image).toHaveAttribute('height', '120');
  expect(image).toHaveAttribute('loading', 'lazy');
});
