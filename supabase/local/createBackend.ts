/**
 * The embedded backend: a hosted Supabase project and EmailJS, imitated in this process.
 *
 * `data/` locks the data directory and keeps its secrets; `database/` opens Postgres (PGlite) there and
 * applies the migrations. `fetch` routes a request by its path: `gateway.ts` passes `/rest/v1` and
 * `/auth/v1` to @supabase/lite, `storage/` serves `/storage/v1`, `mailbox/` takes e-mails and shows them.
 * `compat/` and `hostedConnection.ts` correct where @supabase/lite and PGlite differ from hosted. All SQL
 * waits in one queue (`oneAtATime.ts`). Tests call `createBackend`; `vitePlugin.ts` serves it to browsers.
 */
import { LOCAL_ANON_KEY } from '#config/localBackend.ts';
import { respondToPreflight, withCors } from './compat/cors.ts';
import { refuseRequest } from './compat/refusals.ts';
import { openDataDirectory, type DataDirectory } from './data/dataDirectory.ts';
import type { HostedConnection } from './database/hostedConnection.ts';
import { prepareDatabase, type DatabaseOptions } from './database/prepareDatabase.ts';
import { storeDemoPictures } from './demoShop.ts';
import { createGateway } from './gateway.ts';
import { openMailbox, receiveEmail } from './mailbox/mailbox.ts';
import { respondToOutbox } from './mailbox/outbox.ts';
import { createOneAtATime } from './oneAtATime.ts';
import { isUnder } from './routes.ts';
import { createObjectFiles } from './storage/objectFiles.ts';
import { createStorageApi } from './storage/storageApi.ts';
import { createUser, ensureStaff, type NewUser } from './users.ts';

export type BackendOptions = DatabaseOptions & {
  /**
   * Directory of the data, created if missing. By default the database is in memory, files are in a
   * temporary directory, and `close()` removes both.
   */
  readonly dataDir?: string;
};

/** A running embedded backend: Postgres, the hosted HTTP interface over it, and an e-mail endpoint. */
export type Backend = Awaited<ReturnType<typeof createBackend>>;

/** @throws BackendError, for example if the data directory is in use or a migration fails */
export async function createBackend(options: BackendOptions = {}) {
  const data = await openDataDirectory(options.dataDir);
  try {
    return await assemble(data, options);
  } catch (error) {
    await data.close();
    throw error;
  }
}

async function assemble(data: DataDirectory, options: BackendOptions) {
  const { demo = false, onProgress = () => {} } = options;
  const connection = await prepareDatabase(data, options);
  const db = connection.driver;
  const { secrets } = data;
  const oneAtATime = createOneAtATime();
  const mailbox = await openMailbox(data.outboxFile);
  const gateway = await createGateway(connection, secrets, oneAtATime);
  const files = createObjectFiles(data.objectsDir);
  if (demo === true) await storeDemoPictures(db, files, onProgress);
  const storage = createStorageApi(db, files, secrets, oneAtATime);
  if (demo) await ensureStaff(db, secrets.demoStaff);
  // Reads the schema before the first request, which would wait for it.
  void oneAtATime(() => connection.introspect({ useCache: true }));

  async function respond(path: string, request: Request): Promise<Response> {
    if (isUnder(path, ['/rest/v1', '/auth/v1'])) return gateway(request);
    if (isUnder(path, ['/storage/v1'])) return storage(request);
    if (path === '/api/v1.0/email/send') return receiveEmail(request, mailbox);
    return Response.json({ message: 'Not Found' }, { status: 404 });
  }

  let closing: Promise<void> | null = null;

  return {
    anonKey: LOCAL_ANON_KEY,
    /** Signs the tokens of users: for tests only. */
    jwtSecret: secrets.jwtSecret,
    mailbox,
    /** Staff user of the demo shop; `null` without `demo`. */
    demoStaff: demo ? secrets.demoStaff : null,
    createUser: (user: NewUser) => oneAtATime(() => createUser(db, user)),
    /**
     * Runs SQL as the database owner, without row-level security: for tests and scripts only.
     *
     * @param params values of `$1`, `$2`…; without `params` the text may hold several statements
     * @returns the rows of the last statement
     */
    sql: <T = Record<string, unknown>>(query: string, params?: unknown[]) =>
      oneAtATime(() => runSql<T>(connection, query, params)),
    /**
     * Responds as a hosted project (`/rest/v1`, `/auth/v1`, `/storage/v1`), as EmailJS
     * (`/api/v1.0/email/send`), and with the outbox (`/outbox`), at any origin.
     */
    async fetch(request: Request): Promise<Response> {
      if (closing !== null)
        return Response.json({ message: 'The backend is closed' }, { status: 503 });
      const { pathname } = new URL(request.url);
      // The outbox gets no CORS headers, because other origins must not read it.
      if (isUnder(pathname, ['/outbox', '/outbox.json'])) return respondToOutbox(request, mailbox);
      if (request.method === 'OPTIONS') return respondToPreflight(request);
      return withCors(refuseRequest(request) ?? (await respond(pathname, request)));
    },
    /** Waits for running requests, then stops and releases the data directory. */
    close() {
      closing ??= oneAtATime(async () => {
        await connection.close();
        await data.close();
      });
      return closing;
    },
  };
}

async function runSql<T>(
  connection: HostedConnection,
  query: string,
  params: unknown[] | undefined,
): Promise<T[]> {
  const db = connection.driver;
  const result = params ? await db.query<T>(query, params) : (await db.exec(query)).at(-1);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PGlite has no type parameter for the rows of a script
  const rows = (result?.rows ?? []) as T[];
  // Empties the API's cache of the schema, because the query may have changed the schema.
  if (/\b(create|alter|drop)\b/i.test(query)) await connection.clearSchemaCache();
  return rows;
}
