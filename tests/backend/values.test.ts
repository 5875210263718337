import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, useBackend } from './support.ts';

/** 2^53 + 1: the first integer that a JavaScript number cannot hold. */
const BIG = '9007199254740993';
const BIGGEST = '9223372036854775807';

const backend = useBackend();

beforeAll(async () => {
  await backend().sql(`
    create table public.probe (
      id bigint primary key, label text, is_on boolean, data jsonb, tags text[], price numeric,
      seen_at timestamptz
    );
    create table public.child (id bigint primary key, probe_id bigint references public.probe (id));
    grant select, insert, update, delete on public.probe, public.child to anon;
    insert into public.probe (id, label, is_on, data, tags, price) values
      (1, '{a', true, '{"k": 1}', '{a,b}', 19.00), (2, '{"a":1}', false, '[1]', '{}', null),
      (3, '{a}', null, null, null, null), (4, 'true', null, null, null, null),
      (5, 'null', null, null, null, null), (6, '12.50', null, null, null, null),
      (7, ' a ', null, null, null, null), (8, '"q"', null, null, null, null),
      (9, '${BIG}', null, null, null, null), (10, '{}', null, null, null, null),
      (11, '[1,2]', null, null, null, null), (12, 'a,b', null, null, null, 'NaN'),
      (13, 'x)y', null, null, null, null), (14, 'back\\slash', null, null, null, null),
      (${BIG}, 'big', null, '{"n": ${BIG}, "text": "${BIG}"}', null, ${BIG}.25),
      (${BIGGEST}, 'biggest', null, null, null, null);
    insert into public.child values (9007199254740995, ${BIG}), (1, 1);
  `);
});
afterAll(async () => {
  await backend().sql('drop table public.child, public.probe');
});

const read = (path: string) => call(backend(), `/rest/v1/${path}`);

async function idsOf(filter: string): Promise<string> {
  const response = await read(`probe?select=id&order=id&${filter}`);
  return response.text();
}

const rows = (...ids: (number | string)[]) => `[${ids.map((id) => `{"id":${id}}`).join(',')}]`;

describe('bad inputs', () => {
  test.each([
    ['label=eq.{a}', [3]],
    ['label=eq.{"a":1}', [2]],
    ['label=not.eq.{a}&id=lt.5', [1, 2, 4]],
    ['label=in.({a},{})', [3, 10]],
    ['label=in.("{\\"a\\":1}","a,b")', [2, 12]],
    ['label=like.{a*', [1, 3]],
    ['label=eq.[1,2]', [11]],
    ['label=eq.true', [4]],
    ['label=eq.12.50', [6]],
    ['label=eq.%20a%20', [7]],
    [`label=eq.${BIG}`, [9]],
    ['label=in.(12.50,true,null)', [4, 5, 6]],
    ['or=(label.eq.{a},id.eq.1)', [1, 3]],
    ['or=(label.eq."{\\"a\\":1}",label.in.(true,"a,b"))', [2, 4, 12]],
    ['or=(label.eq."x)y",label.eq."back\\\\slash")', [13, 14]],
    ['or=(label.ilike."*,B*",id.eq.1)', [1, 12]],
    ['and=(label.eq.12.50,or(id.eq.6,id.eq.7))', [6]],
    ['or=(label.like.%id.gt.1%,label.ilike.*.in.(1,2)*,id.eq.4)', [4]],
    ['or=(not.and(id.gt.1,label.neq.{a}),id.in.(2))', [1, 2, 3]],
    ['tags=cs.{a}', [1]],
    ['data=cs.{"k":1}', [1]],
    ['is_on=eq.true', [1]],
    ['is_on=in.(true,false)', [1, 2]],
    ['or=(is_on.eq.false,price.eq.19)', [1, 2]],
  ])('the filter %s compares its value as text', async (filter, expected) => {
    expect(await idsOf(filter)).toBe(rows(...expected));
  });

  test.each(['id=eq.null', 'is_on=eq.{a}', 'id=in.(1,{a})'])(
    'the filter %s fails with the error of Postgres',
    async (filter) => {
      const response = await read(`probe?${filter}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: '22P02' });
    },
  );
});

describe('an integer above 2^53', () => {
  test.each([
    [`id=eq.${BIG}`, [BIG]],
    ['id=eq.9007199254740992', []],
    [`id=in.(1,${BIG})`, [1, BIG]],
    [`id=gte.${BIG}`, [BIG, BIGGEST]],
    [`or=(id.eq.${BIG},id.in.(2,${BIGGEST}))`, [2, BIG, BIGGEST]],
  ])('is found by %s and keeps all its digits', async (filter, expected) => {
    expect(await idsOf(filter)).toBe(rows(...expected));
  });

  test('keeps all its digits in a joined table and in JSON', async () => {
    const child = await read('child?select=id,probe(id,price,data)&order=id.desc&limit=1');
    expect(await child.text()).toBe(
      `[{"id":9007199254740995,"probe":{"id":${BIG},"price":${BIG}.25,"data":{"n":${BIG},"text":"${BIG}"}}}]`,
    );
  });

  test('selects one row to update and to delete', async () => {
    const id = '9007199254740997';
    await backend().sql(`insert into public.child values (${id}, ${BIG})`);
    const write = (method: string, body?: string) =>
      call(backend(), `/rest/v1/child?id=eq.${id}`, {
        method,
        headers: { 'content-type': 'application/json', prefer: 'return=representation' },
        ...(body !== undefined && { body }),
      });
    const changed = await write('PATCH', '{"probe_id":1}');
    expect(await changed.text()).toBe(`[{"id":${id},"probe_id":1}]`);
    expect(await (await write('DELETE')).text()).toBe(`[{"id":${id},"probe_id":1}]`);
  });
});

test('a time is returned as in the JSON of Postgres', async () => {
  await backend().sql(
    "update public.probe set seen_at = '2026-11-23 14:48:15.058-06' where id = 1",
  );
  const response = await read('probe?select=seen_at&id=eq.1');
  expect(await response.json()).toEqual([{ seen_at: '2026-11-23T20:48:15.058+00:00' }]);
});

test('a number is returned as a number and NaN as a text, as in the JSON of Postgres', async () => {
  const response = await read('probe?select=price&id=in.(1,12)&order=id');
  expect(await response.json()).toEqual([{ price: 19 }, { price: 'NaN' }]);
});
