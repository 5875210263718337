import { expect, test } from 'vitest';
import { ANA, ANA_IS_STAFF, AS_ANA, EVA, prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: true });

const GRANTED_TWICE = `${ANA_IS_STAFF} select private.grant_staff(' Ana@Tienda.CR ');`;

test.each([
  ['that the owner names by e-mail, in any case and even twice, is staff', GRANTED_TWICE, 1],
  [
    'that was revoked is no longer staff',
    `${ANA_IS_STAFF} select private.revoke_staff('ANA@tienda.cr');`,
    0,
  ],
  [
    'that was deleted is no longer staff',
    `${ANA_IS_STAFF} delete from auth.users where id = '${ANA}';`,
    0,
  ],
])('a user %s', async (_what, before, rows) => {
  const isStaff = 'select 1 where private.is_staff()';
  expect(await database.attempt(isStaff, { ...AS_ANA, before })).toEqual({ rows });
  for (const userId of [EVA, '']) {
    expect(await database.attempt(isStaff, { ...AS_ANA, userId, before })).toEqual({ rows: 0 });
  }
  expect(await database.attempt('select 1 from private.staff', { before })).toEqual({ rows });
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
