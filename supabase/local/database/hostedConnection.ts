import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import { answerOfDatabaseError } from '../compat/databaseErrors.ts';
import { createExactNumbers } from '../compat/exactNumbers.ts';
import type { ExactNumbers } from '../compat/exactNumbers.ts';
import { restoreValues } from '../compat/filterValues.ts';
import type { HiddenValues } from '../compat/filterValues.ts';

/** Types of the API that Postgres knows by these numbers. */
const OID = { bool: 16, int8: 20, json: 114, numeric: 1700, jsonb: 3802 } as const;

/** Where the database comes from: a directory, or a dump (in memory), or nothing (in memory). */
export type DatabaseSource = { readonly dir?: string; readonly dump?: Blob };

/** The connection of @supabase/lite to PGlite, mended where it differs from a hosted database. */
export class HostedConnection extends PgliteConnection {
  /** Those of the request whose turn it is. */
  hiddenValues: HiddenValues = new Map();
  readonly exactNumbers: ExactNumbers;

  constructor({ dir, dump }: DatabaseSource) {
    const exactNumbers = createExactNumbers();
    super({
      ...(dir === undefined ? {} : { url: dir }),
      pgliteOptions: {
        ...(dump === undefined ? {} : { loadDataDir: dump }),
        // Hosted has it, and the product search is slow without its index.
        extensions: { pg_trgm },
        // numeric would come as text whenever it has trailing zeros ("19.00"); hosted sends numbers.
        parsers: {
          [OID.int8]: exactNumbers.parseNumber,
          [OID.numeric]: exactNumbers.parseNumber,
          [OID.json]: exactNumbers.parseJson,
          [OID.jsonb]: exactNumbers.parseJson,
        },
        // PGlite refuses the text of a filter where it expects a boolean; Postgres reads it.
        serializers: { [OID.bool]: String },
      },
    });
    this.exactNumbers = exactNumbers;
    // Otherwise the first request grants ALL on every table of every schema with row-level security
    // to anon, and again at each boot: hosted grants what the migrations grant. The field is private
    // in the type, and 'active' is what it becomes right before those grants.
    Reflect.set(this, 'rlsState', 'active');
  }

  override onPostgrestAST(...[tree]: Parameters<PgliteConnection['onPostgrestAST']>) {
    restoreValues(tree, this.hiddenValues);
    return super.onPostgrestAST(tree);
  }

  /** Ends the request with the answer that hosted PostgREST gives to this error. */
  override normalizeDbError(error: unknown): unknown {
    const answer = answerOfDatabaseError(error);
    if (answer === null) return error;
    // The web framework of @supabase/lite sends the response of an error that carries one. Returning
    // the error instead leads to statuses that hosted does not give, and to a print on the console.
    throw Object.assign(new Error('refused by the database'), { getResponse: () => answer });
  }
}

/** Does a job on a connection, and closes the connection when the job fails. */
export async function closedOnFailure<T>(
  connection: HostedConnection,
  job: () => Promise<T>,
): Promise<T> {
  try {
    return await job();
  } catch (error) {
    await connection.close().catch(() => {});
    throw error;
  }
}
