import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { useFound } from '#features/catalogue/useFound.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
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

test('a search that cannot read all that it finds has failed, until it is tried again', async () => {
  expectLoggedError(/catalogue: search/);
  faults.rest('subfamilia', 'network');
  const { result } = renderFound('visera');
  await waitFor(() => expect(result.current.failed).toBe(true));
  faults.none();
  result.current.retry();
  await waitFor(() => expect(result.current.ids).toEqual(new Set([11, 12])));
  expect(result.current.failed).toBe(false);
});
