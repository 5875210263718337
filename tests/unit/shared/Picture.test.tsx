import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#shared/ui/Picture.tsx';

const SIZE = { width: 200, height: 120 };

test('a picture that fails is tried without its sizes, then replaced, until the next one', () => {
  const sizes = '/small.webp 200w';
  const { rerender } = render(<Picture src="/a.webp" srcSet={sizes} alt="Camiseta" {...SIZE} />);
  const image = screen.getByRole('img', { name: 'Camiseta' });
  expect(image).toHaveAttribute('srcset', sizes);
  fireEvent.error(image);
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('src', '/a.webp');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/default-image.webp');
  // A default picture that fails as well must not start over.
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/default-image.webp');
  expect(image).not.toHaveAttribute('srcset');
  rerender(<Picture src="/b.webp" srcSet="/b-small.webp 200w" alt="Camiseta" {...SIZE} />);
  expect(image).toHaveAttribute('src', '/b.webp');
  expect(image).toHaveAttribute('srcset', '/b-small.webp 200w');
});
