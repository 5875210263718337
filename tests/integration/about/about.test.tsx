import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

test('the about page shows the logo and three paragraphs', async () => {
  await renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'Nosotros' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('img', { name: 'Textiles Taras' })).toBeVisible();
  expect(main.getAllByRole('paragraph')).toHaveLength(3);
});
