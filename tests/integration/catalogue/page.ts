import { screen, within } from '@testing-library/react';

export async function cardNames(): Promise<string[]> {
  const results = await screen.findByRole('region', { name: /^(Productos|Products)$/ });
  const headings = await within(results).findAllByRole('heading', { level: 2 });
  return headings.map((heading) => heading.textContent);
}

export const shownCount = () => within(screen.getByRole('main')).getByRole('status');
