import type { Mailbox } from './mailbox/mailbox.ts';

export type BackendOptions = {
  /**
   * Directory of the data, created when missing. Without it the database is in memory, files are in
   * a temporary directory, and `close()` removes both.
   */
  readonly dataDir?: string;
  /**
   * Fills an empty database with the demo shop and its pictures, and creates its staff user.
   * `'rows'`: without the pictures.
   */
  readonly demo?: boolean | 'rows';
  /** Called with a short description of each step of the start. */
  readonly onProgress?: (message: string) => void;
  /** Folder of the migrations; by default that of the repository. */
  readonly migrationsDir?: string;
};

export type Credentials = { readonly email: string; readonly password: string };

export type NewUser = Credentials & {
  /** Whether the user may change the store. */
  readonly staff?: boolean;
};

/** A running embedded backend: Postgres, the hosted HTTP interface over it, and an e-mail endpoint. */
export type Backend = {
  /**
   * Responds as a hosted project (`/rest/v1`, `/auth/v1`, `/storage/v1`), as EmailJS
   * (`/api/v1.0/email/send`), and with the outbox (`/outbox`), at any origin.
   */
  fetch(request: Request): Promise<Response>;
  /** Public key of the anonymous role. */
  readonly anonKey: string;
  /** Signs the tokens of users: for tests only. */
  readonly jwtSecret: string;
  /**
   * Runs SQL as the database owner, without row-level security: for tests and scripts only.
   *
   * @param params values of `$1`, `$2`…; without them the text may hold several statements
   * @returns the rows of the (last) statement
   */
  sql<T = Record<string, unknown>>(query: string, params?: unknown[]): Promise<T[]>;
  /** Creates a user who can sign in at once. */
  createUser(user: NewUser): Promise<{ id: string }>;
  readonly mailbox: Mailbox;
  /** Staff user of the demo shop; `null` without `demo`. */
  readonly demoStaff: Credentials | null;
  /** Waits for running requests, then stops and releases the data directory. */
  close(): Promise<void>;
};
