import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import { responseOfDatabaseError } from '../compat/databaseErrors.ts';

const OID = { bool: 16, int8: 20, timestamptz: 1184, numeric: 1700 } as const;

/** Parses a number. Returns NaN and Infinity as text, as hosted does: JSON has no such numbers. */
function toJsonNumber(text: string): number | string {
  return Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Converts '2026-11-23 20:48:15+00' to the ISO form of Postgres' JSON, which every browser reads. */
function toJsonTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** `dir`: directory of the database; missing: in memory. `dump`: content of a new database; missing: empty. */
export type DatabaseSource = { readonly dir?: string; readonly dump?: Blob };

/** The connection of @supabase/lite to PGlite, with fixes where it differs from hosted. */
export class HostedConnection extends PgliteConnection {
  constructor({ dir, dump }: DatabaseSource) {
    super({
      ...(dir === undefined ? {} : { url: dir }),
      pgliteOptions: {
        ...(dump === undefined ? {} : { loadDataDir: dump }),
        // Hosted has this extension, and the search of products needs its index.
        extensions: { pg_trgm },
        // Each start fills the buffers with zeros: 0.7 s for the default of 128 MB. 32 MB hold the demo shop.
        startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
        // PGlite returns numeric with trailing zeros ("19.00") as text; hosted returns numbers.
        parsers: {
          [OID.int8]: toJsonNumber,
          [OID.numeric]: toJsonNumber,
          [OID.timestamptz]: toJsonTime,
        },
        // Accepts a text for a boolean, which Postgres parses: PGlite itself refuses it.
        serializers: { [OID.bool]: String },
      },
    });
    // Skips the setup in which @supabase/lite grants ALL on every table with row-level security to anon;
    // hosted grants only what the migrations grant. The private field is 'active' after that setup.
    Reflect.set(this, 'rlsState', 'active');
  }

  /** Throws an error that ends the request with the response of hosted PostgREST to a database error. */
  override normalizeDbError(error: unknown): unknown {
    const response = responseOfDatabaseError(error);
    if (response === null) return error;
    // The web framework of @supabase/lite calls `getResponse` of a thrown error, and sends the result.
    throw Object.assign(new Error('refused by the database'), { getResponse: () => response });
  }
}
