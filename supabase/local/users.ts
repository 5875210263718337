import type { PGlite } from '@electric-sql/pglite';

export type NewUser = {
  readonly email: string;
  readonly password: string;
  readonly staff?: boolean;
};

// Creates a confirmed user, as an administrator of a hosted project does.
const CREATE_USER_SQL = `
with new_user as (
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data)
  values (gen_random_uuid(), 'authenticated', 'authenticated', $1,
    extensions.crypt($2, extensions.gen_salt('bf', 8)), now(),
    '{"provider": "email", "providers": ["email"]}', '{"email_verified": true}')
  returning id, email
)
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
from new_user
`;

/** @throws the database's error when the e-mail is taken */
export async function createUser(db: PGlite, user: NewUser): Promise<void> {
  const email = user.email.toLowerCase();
  await db.transaction(async (tx) => {
    await tx.query(CREATE_USER_SQL, [email, user.password]);
    if (user.staff) await tx.query('select private.grant_staff($1)', [email]);
  });
}

export async function ensureStaff(db: PGlite, user: NewUser): Promise<void> {
  const { rows } = await db.query('select 1 from auth.users where email = $1', [user.email]);
  if (rows.length === 0) await createUser(db, { ...user, staff: true });
}
