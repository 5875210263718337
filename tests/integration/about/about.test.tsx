import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

test.each([
  ['es', 'Nosotros'],
  ['en', 'About Us'],
] as const)('tells who the shop is: logo and three paragraphs (%s)', async (language, title) => {
  await renderApp('/about', { language });
  await screen.findByRole('heading', { level: 1, name: title });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('img', { name: 'Textiles Taras' })).toBeVisible();
  expect(main.getAllByRole('paragraph')).toHaveLength(3);
});
