import { App, InMemoryEmailDriver } from '@supabase/lite';
import { LOCAL_ANON_KEY } from '#config/localBackend.ts';
import { quoteValues, refuseQuery } from './compat/filterValues.ts';
import { refuseBody } from './compat/refusals.ts';
import type { Secrets } from './data/secrets.ts';
import type { HostedConnection } from './database/hostedConnection.ts';
import type { OneAtATime } from './oneAtATime.ts';

/**
 * Creates the handler of `/rest/v1` and `/auth/v1`, which responds as a hosted project. Switches off
 * defaults of @supabase/lite: sign-up, anonymous sign-in, Studio, and the service role for requests without a key.
 */
export async function createGateway(
  connection: HostedConnection,
  secrets: Pick<Secrets, 'jwtSecret' | 'serviceKey'>,
  oneAtATime: OneAtATime,
): Promise<(request: Request) => Promise<Response>> {
  const app = new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      jwt_secret: secrets.jwtSecret,
      publishable_key: LOCAL_ANON_KEY,
      secret_key: secrets.serviceKey,
    },
    api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true },
    studio: { enabled: false },
    storage: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      // Keeps e-mails with sign-in codes in memory: the default driver prints them.
      drivers: { email: new InMemoryEmailDriver({ maxKeepCount: 20 }) },
    },
  });
  await app.init();

  return async (request) => {
    // Reads the body before the request enters the queue, so that a slow upload does not block other requests.
    const body = request.body === null ? null : await request.arrayBuffer();
    const refused = refuseQuery(new URL(request.url)) ?? refuseBody(body);
    if (refused !== null) return refused;
    const headers = new Headers(request.headers);
    if (!headers.has('apikey')) headers.set('apikey', LOCAL_ANON_KEY);
    const url = quoteValues(request.url);
    const forwarded = new Request(url, { method: request.method, headers, body });
    return oneAtATime(async () => {
      request.signal.throwIfAborted();
      return correctStatus(forwarded, await app.fetch(forwarded));
    });
  };
}

/** Changes the status 403 to 401 if nobody is signed in, as PostgREST does. */
function correctStatus(request: Request, response: Response): Response {
  const refused = response.headers.get('proxy-status')?.endsWith('42501') ?? false;
  const isSignedIn = /^Bearer (?!sb_)./.test(request.headers.get('authorization') ?? '');
  if (!refused || isSignedIn) return response;
  return new Response(response.body, { status: 401, headers: response.headers });
}
