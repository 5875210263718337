import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';

const COUNT = 1_203;

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(`
    insert into public.familia (id, nombre, number) values (1, 'Camisetas', 1), (2, 'Gorras', 2);
    insert into public.subfamilia (id, nombre, familia_id)
      select n, 'Producto ' || n, case when n <= 1001 then 1 else 2 end
      from generate_series(1, ${COUNT}) as n;
  `);
});

/** Many elements take their time in a simulated document. */
const PATIENCE = { timeout: 15_000 };

function links(): NodeListOf<Element> {
  return document.querySelectorAll('article a');
}

test('more than a thousand subfamilias are all there, in the order of their numbers', async () => {
  const { user } = await renderApp('/catalogue');
  await waitFor(() => expect(links()).toHaveLength(COUNT), PATIENCE);
  // By selectors: looking for roles and texts among so many elements takes seconds.
  const summary = document.querySelector('main output');
  expect(summary).toHaveTextContent(`${COUNT} productos`);
  expect(links()[1]).toHaveAttribute('href', '/product/2');
  expect(links()[COUNT - 1]).toHaveAttribute('href', `/product/${COUNT}`);
  const lazy = document.querySelectorAll('article img[loading="lazy"]');
  expect(lazy.length).toBeGreaterThan(COUNT - 10);

  await user.click(screen.getByLabelText('Gorras'));
  await waitFor(() => expect(links()).toHaveLength(202), PATIENCE);
  expect(summary).toHaveTextContent('202 productos');
}, 40_000);
