import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';
import { HIDDEN, TABLES, VIEWS } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

const VERBS = [
  'select',
  'insert',
  'update',
  'delete',
  'truncate',
  'references',
  'trigger',
] as const;

type Grant = { readonly grantee: string; readonly verb: string };

const READ_ONLY = [...VIEWS, 'historial'];

test.for([...TABLES, ...READ_ONLY])(
  '%s is granted to the API roles as far as they need',
  async (table) => {
    const rows = await database.rows<Grant>(`select r.rolname as grantee, v.verb
     from pg_roles r cross join unnest(array['${VERBS.join("', '")}']) as v (verb)
     where r.rolname in ('anon', 'authenticated')
       and has_table_privilege(r.rolname, 'public.${table}', v.verb)
     order by 1, 2`);

    const granted = rows.map(({ grantee, verb }) => `${grantee} ${verb}`);
    const ofUsers = ['delete', 'insert', 'select', 'update'].map((verb) => `authenticated ${verb}`);
    const expected = READ_ONLY.includes(table) ? ['authenticated select'] : ofUsers;
    expect(granted).toEqual(HIDDEN.includes(table) ? expected : ['anon select', ...expected]);
  },
);

test('of an order, visitors write what a buyer says, and staff change what is theirs', async () => {
  const rows = await database.rows<{ column: string; granted: string }>(
    `select a.attname as column, concat_ws(' ',
       case when has_column_privilege('anon', a.attrelid, a.attnum, 'insert') then 'anon' end,
       case when has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert') then 'insert' end,
       case when has_column_privilege('authenticated', a.attrelid, a.attnum, 'update') then 'update' end
     ) as granted
     from pg_attribute a
     where a.attrelid = 'public.pedido'::regclass and a.attnum > 0
       and not has_column_privilege('anon', a.attrelid, a.attnum, 'select, update')`,
  );
  const columns = (granted: string) =>
    rows.filter((row) => row.granted === granted).map(({ column }) => column);
  expect(columns('anon insert').join(' ')).toBe(
    'id referencia nombre correo telefono provincia canton distrito direccion informacion pago idioma lineas precios_confirmados reemplaza',
  );
  expect(columns('update').join(' ')).toBe('estado nota revisar');
  expect(columns('').join(' ')).toBe('creado_en unidades total cambio busqueda');
  const tables = await database.rows(
    `select r.rolname || ' ' || v.verb as granted
     from pg_roles r cross join unnest(array['${VERBS.join("', '")}']) v (verb)
     where r.rolname in ('anon', 'authenticated') and has_table_privilege(r.rolname, 'public.pedido', v.verb)
     order by 1`,
  );
  expect(tables).toEqual([
    { granted: 'authenticated delete' },
    { granted: 'authenticated select' },
  ]);
});

test('no table in private is granted to an API role, and its functions only to signed-in users', async () => {
  const rows = await database.rows(`select c.relname from pg_class c
     where c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
       and (has_table_privilege('anon', c.oid, 'select, insert, update, delete')
         or has_table_privilege('authenticated', c.oid, 'select, insert, update, delete'))
     union all
     select p.proname from pg_proc p where p.pronamespace = 'private'::regnamespace
       and has_function_privilege('anon', p.oid, 'execute')
     union all
     select 'schema' where has_schema_privilege('anon', 'private', 'usage')`);
  expect(rows).toEqual([]);
});

const OPEN_PRIVATE = `
  grant usage on schema private, auth to anon, authenticated;
  grant all on all tables in schema private, auth to anon, authenticated;
  grant all on all functions in schema private to anon, authenticated;
  insert into auth.users (id, email) values
    ('00000000-0000-4000-8000-000000000001', 'eva@example.com'),
    ('00000000-0000-4000-8000-000000000002', 'ana@example.com');
  insert into private.staff (user_id) values ('00000000-0000-4000-8000-000000000002');
`;
const EVA = '00000000-0000-4000-8000-000000000001';

test.for(['anon', 'authenticated'] as const)(
  '%s cannot touch private.staff, whatever is granted',
  async (role) => {
    const options = { role, userId: EVA, before: OPEN_PRIVATE };
    const refused = { code: '42501' };

    expect(await database.attempt('select * from private.staff', options)).toEqual({ rows: 0 });
    expect(
      await database.attempt(`insert into private.staff (user_id) values ('${EVA}')`, options),
    ).toMatchObject(refused);
    expect(await database.attempt(`update private.staff set user_id = '${EVA}'`, options)).toEqual({
      rows: 0,
    });
    expect(await database.attempt('delete from private.staff', options)).toEqual({ rows: 0 });
    for (const [statement, verb] of [
      ["select private.grant_staff('eva@example.com')", 'granted'],
      ["select private.revoke_staff('ana@example.com')", 'revoked'],
    ] as const) {
      expect(await database.attempt(statement, options)).toMatchObject({
        ...refused,
        message: expect.stringContaining(`Staff are ${verb} by the database owner only`),
      });
    }
  },
);
