import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { useFound } from '#features/catalogue/useFound.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { cardNames, shownCount } from '../catalogue/page.ts';
import { SHOP_ROWS } from './shopRows.ts';

// More productos than one response holds, before the one of another subfamilia.
useBackend(`${SHOP_ROWS}
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
  select 100 + n, 'Z-' || n, 'Visera', case when n > 1000 then 11 else 12 end, 1000
  from generate_series(1, 1001) n;
`);

function renderFound(text: string) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useFound(text), { wrapper });
  const readAgain = () => client.invalidateQueries({ queryKey: ['search'] });
  return { result, readAgain };
}

test.each([
  ['few productos', 'gorra', [12]],
  ['more productos than a response holds', 'visera', [11, 12]],
])('a search that finds %s keeps what it has found when a second read fails', async (...args) => {
  const [, text, ids] = args;
  expectLoggedError(/catalogue: search/);
  const { result, readAgain } = renderFound(text);
  await waitFor(() => expect(result.current.ids).toEqual(new Set(ids)));
  faults.rest('producto', 'network');
  await readAgain();
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(result.current).toMatchObject({ ids: new Set(ids), failed: false });
});

test('a search whose other results fail shows the first ones, says so, and can be tried again', async () => {
  expectLoggedError(/catalogue: search/);
  faults.rest('subfamilia', ({ url }) =>
    url.includes('inner') ? HttpResponse.error() : undefined,
  );
  const { user } = await renderApp('/catalogue?q=visera');
  expect(await screen.findByText(/^Faltan resultados/)).toBeVisible();
  expect(await cardNames()).toEqual(['Gorra clásica']);
  faults.none();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(shownCount()).toHaveTextContent('2 productos'));
  expect(screen.queryByText(/^Faltan resultados/)).not.toBeInTheDocument();
});
