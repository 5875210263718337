import { QueryClient } from '@tanstack/react-query';
import { beforeAll, bench, describe } from 'vitest';
import { type HistoryFilter, historyQueries } from '#data/changes/staff/history.ts';
import { staffDb } from '#data/http/staff/staffDb.ts';
import { pedidoQueries } from '#data/pedidos/staff/queries.ts';
import { readPedidoListing } from '#domain/staff/pedidos/listing.ts';
import { keepSession, signIn, useBackend } from '#tests/backend.ts';
import { FILL_MS, measure } from './measure.ts';

// Measures changes of many rows, a save with and without its history, and the lists of 100,000 rows of history
// and of 20,000 orders, one in a hundred of them new. Limits: 3 s for 760 prices and for their undo, 200 ms for
// a list, 600 ms for a search of a text; the history makes a save at most 30 % slower.

const PRODUCTS = 760;
const PART = 500;
const HISTORY = 100_000;
const ORDERS = 20_000;

const backend = useBackend();
const client = new QueryClient();

beforeAll(async () => {
  keepSession(await signIn(backend(), 'ana@example.com', { staff: true }));
  await backend().sql(`
    insert into public.producto (id, codigo, nombre, precio1)
    select n, 'CAM-' || n, 'Camiseta cuello redondo ' || n, 1000 from generate_series(1, ${PRODUCTS}) n`);
  await backend().sql(`
    delete from public.historial;
    insert into public.historial (
      cambio, hecho_en, correo, tabla, clave, etiqueta, producto_id, antes, despues, cabeza, filas, busqueda
    )
    select gen_random_uuid(), now() - n * interval '1 minute', 'p' || n % 3 || '@tienda.cr',
      (array['producto', 'inventario', 'images'])[1 + n % 3], jsonb_build_object('id', n % ${PRODUCTS}),
      'CAM-' || n || ' · Camiseta cuello redondo ' || n, n % ${PRODUCTS}, '{"precio1": 1}', '{"precio1": 2}',
      true, 1, ' cam-' || n || ' camiseta cuello redondo ' || n || ' '
    from generate_series(1, ${HISTORY}) n;
    insert into public.pedido (id, referencia, creado_en, nombre, telefono, direccion, estado, lineas)
    select gen_random_uuid(), 'TT-' || n, now() - n * interval '26 minutes', 'Compradora ' || n, '8888-' || n,
      '200 metros al sur de la iglesia', case when n % 100 = 0 then 'nuevo' else 'entregado' end, (
        select jsonb_agg(jsonb_build_object(
          'producto_id', k, 'codigo', 'CAM-' || n % 700 + k, 'nombre', 'Camiseta cuello redondo', 'color', 'Rojo',
          'talla', 'M', 'cantidad', 12, 'precio', 3500, 'iva', 0.13, 'nota', null
        )) from generate_series(1, 6) k
      )
    from generate_series(1, ${ORDERS}) n;
    analyze`);
}, FILL_MS);

function check({ error }: { readonly error: { readonly message: string } | null }): void {
  if (error !== null) throw new Error(error.message);
}

let changeId = '';

measure(
  '760 products get new prices, then their old ones by undo',
  async () => {
    changeId = crypto.randomUUID();
    for (let first = 1; first <= PRODUCTS; first += PART) {
      const length = Math.min(PART, PRODUCTS - first + 1);
      const rows = Array.from({ length }, (_, index) => ({
        table: 'producto',
        key: { id: first + index },
        before: { precio1: 1000 },
        after: { precio1: 1001 },
      }));
      check(
        await staffDb.rpc('apply_change', { change: changeId, part: first, title: '+1', rows }),
      );
    }
    check(await staffDb.rpc('undo_change', { change: changeId }));
    check(await staffDb.rpc('undo_change', { change: changeId }));
  },
  5,
);

describe('a save', () => {
  let price = 1000;
  const save = async () => {
    price += 1;
    check(await staffDb.from('producto').update({ precio2: price }).eq('id', 7));
  };
  const options = { iterations: 200, time: 0, throws: true };
  bench('with its history', save, options);
  const switchTrigger = (state: string) => () =>
    backend().sql(`alter table public.producto ${state} trigger producto_update_history`);
  bench('without its history', save, {
    ...options,
    setup: async () => void (await switchTrigger('disable')()),
    teardown: async () => void (await switchTrigger('enable')()),
  });
});

describe('the history', () => {
  const read = (name: string, filter: Partial<HistoryFilter>) =>
    measure(name, () =>
      client.fetchInfiniteQuery(
        historyQueries.list({ table: null, person: null, text: '', ...filter }),
      ),
    );
  read('the newest', {});
  read('of a table without changes', { table: 'familia' });
  read('of a person', { person: 'p1@tienda.cr' });
  read('with a text that all rows have', { text: 'camiseta' });
  read('with a text that no row has', { text: 'sombrero' });
  measure('of a product', () => client.fetchQuery(historyQueries.ofProducto(7)));
  measure('persons who made changes', () => client.fetchQuery(historyQueries.persons));
});

describe('the orders', () => {
  for (const query of [
    'pagina=1',
    'pagina=400',
    'estado=nuevo',
    'estado=revisar',
    'desde=2026-05-01&hasta=2026-05-31',
    'buscar=TT-7777',
    'buscar=sombrero',
  ]) {
    measure(query, () => client.fetchQuery(pedidoQueries.list(readPedidoListing(query))));
  }
});
