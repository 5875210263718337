import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, bench, describe } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { signedInClient } from '../tests/backend/support.ts';

// Times of changes of many rows, of a save with and without its history, and of the reads of 100,000 rows of
// history. The limits: 3 s for 760 prices and for their undo, 200 ms for a read, 600 ms for a text, a
// save at most 30 % slower.

const PRODUCTS = 760;
const PART = 500;
const HISTORY = 100_000;
const FILL_MS = 300_000;

const backend = useBackend();
let staff: SupabaseClient;

beforeAll(async () => {
  staff = await signedInClient(backend(), 'ana@example.com', { staff: true });
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
    analyze public.historial`);
}, FILL_MS);

const OPTIONS = { iterations: 10, time: 0, warmupIterations: 2, warmupTime: 0, throws: true };

function check({ error }: { readonly error: { readonly message: string } | null }): void {
  if (error !== null) throw new Error(error.message);
}

let price = 1000;
let change = '';

describe('760 products', () => {
  const times = { ...OPTIONS, iterations: 5 };
  bench(
    'their prices change, then come back',
    async () => {
      change = crypto.randomUUID();
      for (let first = 1; first <= PRODUCTS; first += PART) {
        const length = Math.min(PART, PRODUCTS - first + 1);
        const rows = Array.from({ length }, (_, index) => ({
          table: 'producto',
          key: { id: first + index },
          before: { precio1: price },
          after: { precio1: price + 1 },
        }));
        check(await staff.rpc('apply_change', { change, part: first, title: '+1', rows }));
      }
      check(await staff.rpc('undo_change', { change }));
      check(await staff.rpc('undo_change', { change }));
    },
    times,
  );
});

describe('a save', () => {
  const save = async () => {
    price += 1;
    check(await staff.from('producto').update({ precio2: price }).eq('id', 7));
  };
  const options = { ...OPTIONS, iterations: 200 };
  bench('with its history', save, options);
  const turn = (state: string) => () =>
    backend().sql(`alter table public.producto ${state} trigger producto_update_history`);
  bench('without', save, {
    ...options,
    setup: async () => void (await turn('disable')()),
    teardown: async () => void (await turn('enable')()),
  });
});

describe('a page of the history', () => {
  const read = (name: string, condition: Readonly<Record<string, string>>, text = '') =>
    bench(
      name,
      async () => {
        const query = staff.from('historial').select('*').eq('cabeza', true).match(condition);
        const found = text === '' ? query : query.like('busqueda', `%${text}%`);
        check(await found.order('id', { ascending: false }).limit(50));
      },
      OPTIONS,
    );
  read('the newest', {});
  read('of a table', { tabla: 'images' });
  read('of a table without changes', { tabla: 'familia' });
  read('of a person', { correo: 'p1@tienda.cr' });
  read('of a product', { producto_id: '7' });
  read('with a text that all have', {}, 'camiseta');
  read('with a text that none has', {}, 'sombrero');
  bench(
    'its persons',
    async () => check(await staff.from('historial_personas').select('correo')),
    OPTIONS,
  );
});
