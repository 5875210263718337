import type { Mailbox } from './mailbox/mailbox.ts';

export type BackendOptions = {
  /**
   * Directory of the data, created if missing. By default the database is in memory, files are in a
   * temporary directory, and `close()` removes both.
   */
  readonly dataDir?: string;
  /**
   * Fills an empty database with the demo shop and its pictures, and creates its staff user.
   * `'rows'`: without the pictures.
   */
  readonly demo?: boolean | 'rows';
  readonly onProgress?: (message: string) => void;
  readonly migrationsDir?: string;
};

type Credentials = { readonly email: string; readonly password: string };

export type NewUser = Credentials & { readonly staff?: boolean };

/** A running embedded backend: Postgres, the hosted HTTP interface over it, and an e-mail endpoint. */
export type Backend = {
  /**
   * Responds as a hosted project (`/rest/v1`, `/auth/v1`, `/storage/v1`), as EmailJS
   * (`/api/v1.0/email/send`), and with the outbox (`/outbox`), at any origin.
   */
  fetch(request: Request): Promise<Response>;
  readonly anonKey: string;
  /** Signs the tokens of users: for tests only. */
  readonly jwtSecret: string;
  /**
   * Runs SQL as the database owner, without row-level security: for tests and scripts only.
   *
   * @param params values of `$1`, `$2`…; without `params` the text may hold several statements
   * @returns the rows of the last statement
   */
  sql<T = Record<string, unknown>>(query: string, params?: unknown[]): Promise<T[]>;
  createUser(user: NewUser): Promise<void>;
  readonly mailbox: Mailbox;
  /** Staff user of the demo shop; `null` without `demo`. */
  readonly demoStaff: Credentials | null;
  /** Waits for running requests, then stops and releases the data directory. */
  close(): Promise<void>;
};
