import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import { responseOfDatabaseError } from '../compat/databaseErrors.ts';

/** Object ids of Postgres types. */
const OID = { bool: 16, int8: 20, timestamptz: 1184, numeric: 1700 } as const;

/** NaN and Infinity, which JSON cannot express as numbers, are texts on hosted too. */
function toJsonNumber(text: string): number | string {
  return Number.isFinite(Number(text)) ? Number(text) : text;
}

/** '2026-11-23 20:48:15+00' as in the JSON of Postgres; not every browser reads the other form. */
function toJsonTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** A directory, or a dump for a database in memory; without both, an empty database in memory. */
export type DatabaseSource = { readonly dir?: string; readonly dump?: Blob };

/** The connection of @supabase/lite to PGlite, with fixes where it differs from hosted. */
export class HostedConnection extends PgliteConnection {
  constructor({ dir, dump }: DatabaseSource) {
    super({
      ...(dir === undefined ? {} : { url: dir }),
      pgliteOptions: {
        ...(dump === undefined ? {} : { loadDataDir: dump }),
        // Hosted has it, and the product search needs its index.
        extensions: { pg_trgm },
        // PGlite returns numeric with trailing zeros ("19.00") as text; hosted returns numbers.
        parsers: {
          [OID.int8]: toJsonNumber,
          [OID.numeric]: toJsonNumber,
          [OID.timestamptz]: toJsonTime,
        },
        // PGlite refuses a text for a boolean, Postgres parses it.
        serializers: { [OID.bool]: String },
      },
    });
    // Otherwise the first request grants ALL on every table with row-level security to anon; hosted
    // grants only what the migrations grant. The field is private, and @supabase/lite sets it to
    // 'active' right before those grants.
    Reflect.set(this, 'rlsState', 'active');
  }

  /** Ends the request with the response of hosted PostgREST to this error. */
  override normalizeDbError(error: unknown): unknown {
    const response = responseOfDatabaseError(error);
    if (response === null) return error;
    // The web framework of @supabase/lite sends the response of an error that has one.
    throw Object.assign(new Error('refused by the database'), { getResponse: () => response });
  }
}
