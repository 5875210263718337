import { expect, test } from 'vitest';
import { ANA_IS_STAFF, EVA, prepareDatabase } from './support/migrated.ts';
import { ALL_GRANTED } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

test('visitors can write the columns of an order that a buyer fills in, staff only state, note and mark', async () => {
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
  expect(columns('').join(' ')).toBe('creado_en unidades total cambio busqueda anteriores');
});

test.each([
  `insert into public.color (name) values ('Verde  agua') returning name`,
  `insert into public.producto (codigo, nombre, precio1) values ('Z-1', 'Camisa', 1)`,
  `update public.familia set nombre = 'Ropa' where id = 1`,
])('the secret key can write tables whose triggers clean and derive: %s', async (statement) => {
  expect(await database.attempt(statement, { role: 'service_role' })).toEqual({ rows: 1 });
});

test('the roles of the API cannot execute a function without a grant', async () => {
  const before = 'create function public.forgotten() returns int language sql as $$ select 1 $$';
  for (const role of ['anon', 'authenticated'] as const) {
    expect(await database.attempt('select public.forgotten()', { role, before })).toMatchObject({
      code: '42501',
    });
  }
});

test.for(['anon', 'authenticated'] as const)(
  '%s cannot read or change private.staff, even with all grants',
  async (role) => {
    const options = { role, userId: EVA, before: ANA_IS_STAFF + ALL_GRANTED };
    const refused = (verb: string) => ({
      code: '42501',
      message: expect.stringContaining(`Staff are ${verb} by the database owner only`),
    });
    for (const [statement, outcome] of [
      ['select * from private.staff', { rows: 0 }],
      [`insert into private.staff (user_id) values ('${EVA}')`, { code: '42501' }],
      [`update private.staff set user_id = '${EVA}'`, { rows: 0 }],
      ['delete from private.staff', { rows: 0 }],
      ["select private.grant_staff('eva@tienda.cr')", refused('granted')],
      ["select private.revoke_staff('ana@tienda.cr')", refused('revoked')],
    ] as const) {
      expect(await database.attempt(statement, options)).toMatchObject(outcome);
    }
  },
);
