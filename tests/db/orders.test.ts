import { describe, expect, test } from 'vitest';
import { ANA_IS_STAFF, AS_ANA, become, EVA, prepareDatabase } from './support/migrated.ts';
import { ALL_GRANTED, LINE } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

const KEPT = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

/** Ana is staff, Eva is not; there is one order. */
const SHOP = `${ANA_IS_STAFF}
  insert into public.pedido (id, referencia, lineas)
  values ('${KEPT}', 'TT-261126-2222', '${JSON.stringify([LINE])}');
`;
const SHOP_WITH_GRANTS = SHOP + ALL_GRANTED;
/** Adds `count` orders of visitors, the last one `age` ago; skips triggers, which would take seconds. */
const orders = (count: number, age: string) => `${SHOP}
  set local session_replication_role = replica;
  insert into public.pedido (id, referencia, creado_en, lineas)
  select gen_random_uuid(), 'TT-' || n, now() - interval '${age}' - n * interval '1 second', '[]'
  from generate_series(1, ${count}) n;
  delete from public.pedido where id = '${KEPT}';
  set local session_replication_role = origin;
`;

const VISITORS = [
  { who: 'an anonymous visitor', role: 'anon', userId: '' },
  { who: 'a signed-in stranger', role: 'authenticated', userId: EVA },
] as const;
const STAFF = { who: 'staff', ...AS_ANA } as const;
type Caller = (typeof VISITORS)[number] | typeof STAFF;

function insertion(columns: Readonly<Record<string, unknown>> = {}): [string, unknown[]] {
  const row = { id: OTHER, referencia: 'TT-261126-3333', lineas: [LINE], ...columns };
  const values = Object.values(row).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : value,
  );
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  return [`insert into public.pedido (${Object.keys(row).join(', ')}) values (${places})`, values];
}

function attempt(caller: Caller, [statement, values]: [string, unknown[]], before = SHOP) {
  return database.attempt(statement, { ...caller, values, before });
}

/** Sends these orders as this caller, returns all orders, and rolls back. */
function ordersAfter(caller: Caller, sent: readonly [string, unknown[]][], before: string) {
  return database.open().transaction(async (transaction) => {
    await transaction.exec(before);
    await become(transaction, caller.role, caller.userId);
    for (const [statement, values] of sent) await transaction.query(statement, values);
    await transaction.exec('reset role');
    const { rows } = await transaction.query<Readonly<Record<string, unknown>>>(
      `select id, nombre, unidades, total::float8, estado, nota, cambio, revisar, busqueda,
         creado_en = now() as is_now, jsonb_array_length(anteriores) as earlier
       from public.pedido`,
    );
    await transaction.rollback();
    return rows;
  });
}

/** Stores an order as this caller, and returns its row. */
async function rowOf(caller: Caller, sent: [string, unknown[]], before = SHOP) {
  return (await ordersAfter(caller, [sent], before)).find(({ id }) => id === OTHER);
}

const GRANTS = [
  { grants: 'those of the migrations', before: SHOP, hidden: { code: '42501' } },
  { grants: 'all', before: SHOP_WITH_GRANTS, hidden: { rows: 0 } },
];
const CALLS = GRANTS.flatMap((grant) => VISITORS.map((caller) => ({ ...grant, ...caller })));

test.for(CALLS)('with these grants: $grants, $who can only add an order', async (caller) => {
  const { before, hidden } = caller;
  const run = (statement: string) => attempt(caller, [statement, []], before);
  expect(await attempt(caller, insertion(), before)).toEqual({ rows: 1 });
  // A signed-in user has the grants of staff, so policies decide.
  const nothing = caller.role === 'anon' ? hidden : { rows: 0 };
  expect(await run('select id from public.pedido')).toMatchObject(nothing);
  expect(await run("update public.pedido set estado = 'cancelado'")).toMatchObject(nothing);
  expect(await run('delete from public.pedido')).toMatchObject(nothing);

  const [statement, values] = insertion({ id: KEPT });
  expect(await attempt(caller, [statement, values], before)).toMatchObject({ code: '23505' });
  for (const more of [
    'on conflict (id) do update set nombre = excluded.nombre',
    "on conflict (id) do update set estado = 'cancelado'",
    'returning id',
  ]) {
    const refused = attempt(caller, [`${statement} ${more}`, values], before);
    expect(await refused).toMatchObject({ code: expect.stringMatching(/^(42501|23505)$/) });
  }
  for (const column of [
    { estado: 'entregado' },
    { nota: 'pagado' },
    { cambio: KEPT },
    { creado_en: '2026-01-01' },
    { creado_en: 'infinity' },
    { lineas: [] },
  ]) {
    const refused = attempt(caller, insertion(column), before);
    expect(await refused).toMatchObject({ code: '42501' });
  }
});

test.for(VISITORS)('$who cannot forge columns that the trigger writes', async (caller) => {
  const forged = insertion({ unidades: 0, total: 1, busqueda: 'x', revisar: true });
  expect(await attempt(caller, forged)).toMatchObject({ code: '42501' });
  expect(await rowOf(caller, forged, SHOP_WITH_GRANTS)).toMatchObject({
    unidades: 3,
    total: 10_501.5,
    busqueda: ' tt-261126-3333 |  |  |  | cr-1 ',
    revisar: false,
  });
});

test('units, total and search text of an order come from its lines and buyer', async () => {
  const lineas = [
    LINE,
    { ...LINE, codigo: 'Ñ-2', cantidad: 500, precio: 0.333 },
    { ...LINE, precio: null },
  ];
  const buyer = { nombre: 'José  Ñandú', telefono: '+506 8888-9999', lineas };
  expect(await rowOf(VISITORS[0], insertion(buyer))).toMatchObject({
    unidades: 506,
    total: 10_668,
    estado: 'nuevo',
    nota: '',
    cambio: null,
    revisar: false,
    is_now: true,
    busqueda: ' tt-261126-3333 | jose nandu | 506 8888-9999 | 50688889999 | cr-1 n-2 ',
  });
  const most = Array.from({ length: 500 }, () => LINE);
  expect(await rowOf(VISITORS[0], insertion({ lineas: most }))).toMatchObject({ unidades: 1500 });
});

test.each([
  ['30 orders in ten minutes are no flood', 29, '1 minute', false],
  ['the 31st order in ten minutes is marked as part of a flood', 30, '1 minute', true],
  ['300 orders in a day are no flood', 299, '11 minutes', false],
  ['the 301st order in a day is marked as part of a flood', 300, '11 minutes', true],
  ['the 1,000th order in a day is accepted and marked', 999, '11 minutes', true],
  ['an order after 1,000 that are older than a day is not marked', 1000, '1 day', false],
])('%s', async (_what, count, age, revisar) => {
  const before = orders(count, age);
  expect(await rowOf(VISITORS[0], insertion(), before)).toMatchObject({ revisar });
  expect(await rowOf(STAFF, insertion(), before)).toMatchObject({ revisar: false });
});

test('beyond 1,000 orders or 30 MB in a day, orders of visitors are refused, but not those of staff', async () => {
  const large = `${SHOP} alter table public.pedido drop constraint pedido_size,
    drop constraint pedido_texts_length, alter informacion set storage external, alter canton set storage external;
    update public.pedido set creado_en = now() - interval '23 hours',
      informacion = repeat('x', 15000000), canton = repeat('x', 15000000);`;
  const many = orders(1000, '11 minutes');
  const refused = { code: 'PT429' };
  for (const caller of VISITORS) {
    expect(await attempt(caller, insertion(), many)).toMatchObject(refused);
  }
  expect(await attempt(VISITORS[0], insertion(), large)).toMatchObject(refused);
  expect(await attempt(STAFF, insertion(), many)).toEqual({ rows: 1 });
});

test('orders of a single request count toward the limit one by one', async () => {
  const request = `insert into public.pedido (id, referencia, lineas)
    select gen_random_uuid(), 'TT-1', $1 from generate_series(1, 11)`;
  const values = [JSON.stringify([LINE])];
  const refused = attempt(VISITORS[0], [request, values], orders(990, '11 minutes'));
  expect(await refused).toMatchObject({ code: 'PT429' });
});

test('staff read, add, change and delete orders, until they are revoked', async () => {
  const change = "update public.pedido set estado = 'preparando', nota = 'Llamar', revisar = true";
  const revoked = `${SHOP} select private.revoke_staff('ana@tienda.cr');`;
  for (const statement of ['select * from public.pedido', change, 'delete from public.pedido']) {
    expect(await attempt(STAFF, [statement, []])).toEqual({ rows: 1 });
    expect(await attempt(STAFF, [statement, []], revoked)).toEqual({ rows: 0 });
  }
  expect(await rowOf(STAFF, insertion({ precios_confirmados: false }))).toMatchObject({
    estado: 'nuevo',
  });
});

describe('an order that is sent again', () => {
  const [FIRST, SECOND] = [3, 4].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
  const prepared = `${SHOP} update public.pedido set estado = 'preparando', nota = 'Llamar', cambio = '${OTHER}';`;
  const tryOf = (columns: Readonly<Record<string, unknown>>) =>
    insertion({ id: FIRST, reemplaza: KEPT, referencia: 'TT-261126-2222', ...columns });
  const ordersAfterTries = (
    tries: readonly Readonly<Record<string, unknown>>[],
    before = prepared,
  ) => ordersAfter(VISITORS[0], tries.map(tryOf), before);
  const kept = { id: KEPT, nota: 'Llamar', cambio: OTHER, revisar: false };

  test.each<[string, Record<string, unknown>[], object]>([
    ['without changes stays as it is', [{}], { estado: 'preparando', earlier: 0 }],
    ['with changes is new', [{ nombre: 'Ana' }], { nombre: 'Ana', estado: 'nuevo', earlier: 1 }],
    [
      'by the same try twice changes once',
      [{ nombre: 'Ana' }, { nombre: 'Eva' }],
      { nombre: 'Ana' },
    ],
    [
      'by a try that names the last try changes too',
      [{ nombre: 'Ana' }, { id: SECOND, reemplaza: FIRST, lineas: [LINE, LINE] }],
      { nombre: '', unidades: 6, earlier: 2 },
    ],
  ])('%s', async (_what, tries, order) => {
    expect(await ordersAfterTries(tries)).toMatchObject([{ ...kept, ...order }]);
  });

  test('after it was cancelled is new', async () => {
    const cancelled = `${prepared} update public.pedido set estado = 'cancelado';`;
    expect(await ordersAfterTries([{}], cancelled)).toMatchObject([{ ...kept, estado: 'nuevo' }]);
  });

  test('but did not reach the shop before is added under its own id', async () => {
    const first = { id: FIRST, reemplaza: OTHER };
    const orders = ordersAfterTries([first, { ...first, id: SECOND, nombre: 'Ana' }]);
    expect(await orders).toMatchObject([{ id: KEPT }, { id: OTHER, nombre: 'Ana', nota: '' }]);
  });

  test('keeps at least one line, and at most 20 changes', async () => {
    expect(await attempt(VISITORS[0], tryOf({ lineas: [] }))).toMatchObject({ code: '42501' });
    const full = `${SHOP} update public.pedido set anteriores = (select jsonb_agg(n) from generate_series(1, 20) n);`;
    const changed = attempt(VISITORS[0], tryOf({ nombre: 'Ana' }), full);
    expect(await changed).toMatchObject({ code: 'PT429' });
    expect(await attempt(VISITORS[0], tryOf({}), full)).toEqual({ rows: 0 });
  });
});

test('only the owner can delete old orders', async () => {
  const before = `${SHOP_WITH_GRANTS} update public.pedido set creado_en = now() - interval '13 months';`;
  const forget = "select from generate_series(1, private.forget_orders('1 year'))";
  expect(await database.attempt(forget, { before })).toEqual({ rows: 1 });
  expect(await database.attempt(forget, { before: SHOP })).toEqual({ rows: 0 });
  for (const caller of [...VISITORS, STAFF]) {
    expect(await attempt(caller, [forget, []], before)).toMatchObject({ code: '42501' });
    expect(await attempt(caller, [forget, []])).toMatchObject({ code: '42501' });
  }
});
