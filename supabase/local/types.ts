import type { Mailbox } from './mailbox/mailbox.ts';

/** How to start an embedded backend. */
export type BackendOptions = {
  /**
   * Directory that keeps the data between starts; made when missing. Without it the database is in
   * memory, files are in a temporary directory, and both are gone on `close()`.
   */
  readonly dataDir?: string;
  /**
   * Fill an empty database with the demo shop and its pictures, and create its staff user.
   * `'rows'`: without the pictures, whose URLs then lead nowhere.
   */
  readonly demo?: boolean | 'rows';
  /** Told what is being done, one short sentence at a time, while the backend starts. */
  readonly onProgress?: (message: string) => void;
  /** Where the migrations are; the repository's own by default. */
  readonly migrationsDir?: string;
  /** Answer 429 to a second e-mail of the same key within a second, as EmailJS does. Off. */
  readonly limitEmailRate?: boolean;
};

/** A user to sign in with. */
export type Credentials = { readonly email: string; readonly password: string };

/** A user to create. */
export type NewUser = Credentials & {
  /** Whether the user may change the store; a mere signed-in stranger otherwise. */
  readonly staff?: boolean;
};

/** A running embedded backend: Postgres, the hosted HTTP interface over it, and an e-mail endpoint. */
export type Backend = {
  /**
   * Answers as a hosted project (`/rest/v1`, `/auth/v1`, `/storage/v1`), as EmailJS
   * (`/api/v1.0/email/send`), and with the outbox (`/outbox`). The origin of the URL is not looked at.
   */
  fetch(request: Request): Promise<Response>;
  /** Public key of the anonymous role. */
  readonly anonKey: string;
  /**
   * Runs SQL as the database owner, past row-level security: for tests and scripts only.
   *
   * @param params values of `$1`, `$2`…; without them the text may hold several statements
   * @returns the rows of the (last) statement
   */
  sql<T = Record<string, unknown>>(query: string, params?: unknown[]): Promise<T[]>;
  /** Creates a user who can sign in at once. */
  createUser(user: NewUser): Promise<{ id: string }>;
  /** What was sent through the e-mail endpoint. */
  readonly mailbox: Mailbox;
  /** Staff user of the demo shop; `null` without `demo`. */
  readonly demoStaff: Credentials | null;
  /** Finishes what is running, stops, and gives the data directory free. */
  close(): Promise<void>;
};
