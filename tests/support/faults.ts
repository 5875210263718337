import { http, HttpResponse } from 'msw';
import type { Backend } from '#backend/types.ts';
import { network } from './backend.ts';

/** What a faulty service answers; `'network'`: no answer at all; `'never'`: none, for ever. */
export type Fault =
  | 'network'
  | 'never'
  | ((request: Request) => Response | undefined | Promise<Response | undefined>);

type Method = 'all' | 'get' | 'post' | 'patch' | 'delete';

function handler(method: Method, path: string, fault: Fault, once: boolean) {
  const url = `${location.origin}${path}`;
  return http[method](
    url,
    ({ request }) => {
      if (fault === 'network') return HttpResponse.error();
      if (fault === 'never') return new Promise<never>(() => undefined);
      return fault(request);
    },
    { once },
  );
}

/** An answer of the tables' service with an error body, as PostgREST writes it. */
export function restError(status: number, code: string, message: string): Response {
  return HttpResponse.json({ code, message, details: null, hint: null }, { status });
}

/**
 * A fault that carries out the request and loses the response.
 *
 * @param backend the test file's own
 */
export function lostAnswer(backend: () => Backend): Fault {
  return async (request) => {
    await backend().fetch(request.clone());
    return HttpResponse.error();
  };
}

/**
 * Faults over the real backend, until the end of the test. A responder that returns `undefined`
 * lets the request through to the backend.
 */
export const faults = {
  /** Reads of one table. */
  rest: (table: string, fault: Fault, { once = false } = {}) =>
    network.use(handler('get', `/rest/v1/${table}`, fault, once)),
  /** Writes of one table: 'post' inserts and upserts, 'patch' updates, 'delete' deletes. */
  write: (
    method: 'post' | 'patch' | 'delete',
    table: string,
    fault: Fault,
    { once = false } = {},
  ) => network.use(handler(method, `/rest/v1/${table}`, fault, once)),
  /** Calls of the file storage. */
  storage: (method: Method, path: string, fault: Fault, { once = false } = {}) =>
    network.use(handler(method, `/storage/v1/${path}`, fault, once)),
  /** The e-mail service. */
  email: (fault: Fault, { once = false } = {}) =>
    network.use(handler('post', '/api/v1.0/email/send', fault, once)),
  /** The faults are over, in the middle of a test. */
  none: () => network.resetHandlers(),
} as const;
