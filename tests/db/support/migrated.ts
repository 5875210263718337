import type { PGlite, Transaction } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { prepareDatabase as openDatabase } from '#backend/database/prepareDatabase.ts';
import { beforeTests } from '#tests/beforeTests.ts';
import { RESET_ROWS } from './rows.ts';

/** A role of the hosted API (the secret key has `service_role`), or the owner of the database. */
type DatabaseRole = 'anon' | 'authenticated' | 'service_role' | 'owner';

/** Result of a statement: the number of rows that it touched, or its error. */
type Attempt =
  | { readonly rows: number }
  | { readonly code: string; readonly constraint: string | undefined; readonly message: string };

type AttemptOptions = {
  /** Values of `$1`, `$2`… */
  readonly values?: readonly unknown[];
  /** Role that runs the statement, by default the owner. */
  readonly role?: DatabaseRole;
  /** Id of the user who runs the statement; the API would read it from the token. */
  readonly userId?: string;
  /** Statements that the owner runs first. */
  readonly before?: string;
};

export const ANA = '00000000-0000-4000-8000-00000000000a';
export const EVA = '00000000-0000-4000-8000-00000000000b';
export const AS_ANA = { role: 'authenticated', userId: ANA } as const;
/** Creates the users Ana, who is staff, and Eva, who is not. */
export const ANA_IS_STAFF = `
  insert into auth.users (id, email) values ('${ANA}', 'ana@tienda.cr'), ('${EVA}', 'eva@tienda.cr');
  select private.grant_staff('ana@tienda.cr');
`;

/** A Postgres database with the migrations, without the API. */
export type TestDatabase = {
  /** Returns the database, which exists from the first test on. */
  open(): PGlite;
  rows<Row>(query: string): Promise<Row[]>;
  /** Runs a statement in a transaction that is always rolled back. */
  attempt(statement: string, options?: AttemptOptions): Promise<Attempt>;
};

const openNew = async () => (await openDatabase({ postgresDir: null }, {})).driver;

/** The filled database, which the test files of a worker share one after the other: a new one takes a second. */
let filled: Promise<PGlite> | null = null;

/**
 * Prepares a database for the tests of a file.
 *
 * @param options.isFilled true: it holds {@link RESET_ROWS} instead of the rows of the migrations
 */
export function prepareDatabase({ isFilled }: { readonly isFilled: boolean }): TestDatabase {
  const open = beforeTests(async () => {
    const database = await (isFilled ? (filled ??= openNew()) : openNew());
    if (isFilled) await database.exec(`${RESET_ROWS} delete from auth.users;`);
    return database;
  });
  afterAll(() => (isFilled ? undefined : open().close()));

  return {
    open,
    rows: async <Row>(query: string) => (await open().query<Row>(query)).rows,
    attempt: (statement, options = {}) => attempt(open(), statement, options),
  };
}

async function attempt(
  database: PGlite,
  statement: string,
  { values = [], role = 'owner', userId = '', before }: AttemptOptions,
): Promise<Attempt> {
  try {
    return await database.transaction(async (transaction) => {
      if (before !== undefined) await transaction.exec(before);
      await become(transaction, role, userId);
      const result = await transaction.query(statement, [...values]);
      await transaction.rollback();
      return { rows: Math.max(result.rows.length, result.affectedRows ?? 0) };
    });
  } catch (error) {
    const { code, constraint }: { code?: string; constraint?: string } = Object(error);
    return { code: code ?? 'unknown', constraint, message: String(error) };
  }
}

/** Makes the rest of a transaction run as this role and user. */
export async function become(
  transaction: Transaction,
  role: DatabaseRole,
  userId: string,
): Promise<void> {
  await transaction.query("select set_config('request.jwt.claim.sub', $1, true)", [userId]);
  if (role !== 'owner') await transaction.exec(`set local role ${role}`);
}
