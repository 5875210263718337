import { QueryClientProvider, type QueryClient, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { readListing } from '#features/admin/productos/listingUrl.ts';
import { useNeighbours } from '#features/admin/productos/page/useNeighbours.ts';
import { faults, restError } from '#tests/faults.ts';
import { FORM_ROWS } from './formRows.ts';
import { useSignedInShop } from '../staffShop.ts';

// By code, 1001 to 1050 are the first page, 1051 to 1100 the second, 1101 to 1110 the third.
const { sql } = useSignedInShop(`${FORM_ROWS}
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
    select 1000 + n, 'P' || 100 + n, 'Fila', 112, 1000 from generate_series(1, 110) n;
  update public.producto set sub_familia_id = 111 where id < 1000;`);

const listing = (page: number) => readListing(`subfamilia=112&orden=codigo&pagina=${page}`);

/** What a save does that takes a product out of the list. */
const takeOut = (id: number) =>
  sql(`update public.producto set sub_familia_id = 111 where id = ${id}`);

function render<Result>(client: QueryClient, hook: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

const neighboursOf = (client: QueryClient, id: number, page: number) =>
  render(client, () => useNeighbours(String(id), listing(page)));

const IN_ORDER = { previous: { id: 1049, page: 1 }, next: { id: 1051, page: 1 } };

test('no product is skipped when the next page is read again before this one', async () => {
  const client = createQueryClient();
  await client.fetchQuery(staffQueries.productos(listing(1)));
  await takeOut(1040);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  faults.rest('producto', async ({ url }) => {
    const query = new URL(url).searchParams;
    if (query.get('select') === 'id' && query.get('offset') === '0') await isReleased;
    return undefined;
  });
  const neighbours = neighboursOf(client, 1050, 1);
  // Shown somewhere else, too.
  const nextPage = render(client, () => useQuery(staffQueries.productos(listing(2))));
  await waitFor(() => expect(nextPage.current.isSuccess).toBe(true));
  release();
  await waitFor(() => expect(neighbours.current).toEqual(IN_ORDER));
});

test('a product has moved to the page before when both pages were read before a save', async () => {
  const client = createQueryClient();
  for (const page of [1, 2]) await client.fetchQuery(staffQueries.productos(listing(page)));
  await takeOut(1040);
  const neighbours = neighboursOf(client, 1050, 1);
  await waitFor(() => expect(neighbours.current).toEqual(IN_ORDER));
});

test('a product that saves have moved to the page before is found there', async () => {
  await takeOut(1050);
  const neighbours = neighboursOf(createQueryClient(), 1051, 2);
  await waitFor(() =>
    expect(neighbours.current).toEqual({
      previous: { id: 1049, page: 1 },
      next: { id: 1052, page: 2 },
    }),
  );
});

test('the ends of the list are told, and a page that cannot be read', async () => {
  const client = createQueryClient();
  const first = neighboursOf(client, 1001, 1);
  await waitFor(() => expect(first.current.previous).toEqual({ reason: 'first' }));
  const last = neighboursOf(client, 1110, 3);
  await waitFor(() => expect(last.current.next).toEqual({ reason: 'last' }));
  const edge = neighboursOf(client, 1050, 1);
  faults.rest('producto', () => restError(400, 'XX000', 'disk full'));
  await waitFor(() => expect(edge.current.next).toEqual({ reason: 'failed' }));
});
