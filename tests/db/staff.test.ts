import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANA, become, prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: true });

beforeEach(async () => {
  await database
    .open()
    .query('insert into auth.users (id, email) values ($1, $2)', [ANA, 'ana@tienda.cr']);
});
afterEach(() => database.open().query('delete from auth.users where id = $1', [ANA]));

const grant = (email: string) => database.open().query('select private.grant_staff($1)', [email]);
const staff = () => database.rows('select user_id from private.staff');

test('the owner makes a user staff by e-mail in upper or lower case, even twice, until it is revoked', async () => {
  await grant(' Ana@Tienda.CR ');
  await grant('ana@tienda.cr');
  expect(await staff()).toEqual([{ user_id: ANA }]);
  expect([await isStaff(ANA), await isStaff('')]).toEqual([true, false]);
  await database.open().exec("select private.revoke_staff('ANA@tienda.cr')");
  expect(await isStaff(ANA)).toBe(false);
  expect(await staff()).toEqual([]);
});

test('a deleted user is no longer staff', async () => {
  await grant('ana@tienda.cr');
  await database.open().query('delete from auth.users where id = $1', [ANA]);
  expect(await staff()).toEqual([]);
});

test.for(['grant_staff', 'revoke_staff'])(
  '%s fails for an unknown e-mail and names it',
  async (name) => {
    const result = await database.attempt(`select private.${name}('nadie@tienda.cr')`);
    expect(result).toMatchObject({
      code: 'P0002',
      message: expect.stringContaining("e-mail 'nadie@tienda.cr'"),
    });
  },
);

async function isStaff(userId: string): Promise<boolean | undefined> {
  return database.open().transaction(async (transaction) => {
    await become(transaction, 'authenticated', userId);
    const { rows } = await transaction.query<{ staff: boolean }>(
      'select private.is_staff() as staff',
    );
    return rows[0]?.staff;
  });
}
