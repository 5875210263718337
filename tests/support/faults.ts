import { http, HttpResponse } from 'msw';
import type { Backend } from '#backend/createBackend.ts';
import { network } from './backend.ts';

/** A faulty response. `'network'`: the request fails; `'never'`: the request stays pending. */
export type Fault =
  | 'network'
  | 'never'
  | ((request: Request) => Response | undefined | Promise<Response | undefined>);

/** Creates a promise that a test resolves. @returns the promise, and the function that resolves it */
export function gate<Value = undefined>(): [Promise<Value | undefined>, (value?: Value) => void] {
  let open: (value?: Value) => void = () => undefined;
  const opened = new Promise<Value | undefined>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

type Method = 'all' | 'get' | 'head' | 'post' | 'patch' | 'delete';
type Options = {
  readonly once?: boolean;
  /** Only requests whose URL contains this text meet the fault. */
  readonly where?: string;
};

function add(method: Method, path: string, fault: Fault, options: Options = {}): void {
  const respond = ({ request }: { request: Request }) => {
    if (!request.url.includes(options.where ?? '')) return undefined;
    if (fault === 'network') return HttpResponse.error();
    if (fault === 'never') return new Promise<never>(() => undefined);
    return fault(request);
  };
  network.use(http[method](`${location.origin}${path}`, respond, options));
}

/** Creates an error response as PostgREST writes it. Its `retry-after` of 0 lets the store repeat a read at once. */
export function restError(status: number, code: string, message: string): Response {
  const headers = { 'retry-after': '0' };
  return HttpResponse.json({ code, message, details: null, hint: null }, { status, headers });
}

const html = (text: string, status: number) =>
  HttpResponse.html(`<!DOCTYPE html><html><body><h1>${text}</h1></body></html>`, { status });

/** Responses of gateways between the store and hosted services. */
export const GATEWAY = {
  '502 in HTML': () => html('502 Bad Gateway', 502),
  /** Its `retry-after` of 0 lets the store repeat a read at once. */
  '503 without a code': () =>
    HttpResponse.json({ message: 'no upstream' }, { status: 503, headers: { 'retry-after': '0' } }),
  'paused 540': () => HttpResponse.json({ message: 'project paused' }, { status: 540 }),
  '544 in HTML': () => html('544 Timeout', 544),
  'a page with 200': () => html('Sign in', 200),
  'cut body': () => new HttpResponse(new ReadableStream({ start: (sent) => sent.error() })),
} as const;

/** Creates a fault: the backend carries out the request, but the response is that of `respond`. */
export function afterwards(backend: () => Backend, respond: () => Response): Fault {
  return async (request) => {
    await backend().fetch(request.clone());
    return respond();
  };
}

/** Creates a fault: the backend carries out the request, but its response is lost. */
export function lostResponse(backend: () => Backend): Fault {
  return afterwards(backend, HttpResponse.error);
}

/**
 * Adds faults to the embedded backend until the end of the test. A fault that returns `undefined` lets the
 * request through to the backend.
 */
export const faults = {
  rest: (table: string, fault: Fault, options?: Options) =>
    add('get', `/rest/v1/${table}`, fault, options),
  /** Requests that ask only for a count: their responses have no body. */
  count: (table: string, fault: Fault) => add('head', `/rest/v1/${table}`, fault),
  /** Writes of one table: 'post' inserts and upserts. */
  write: (method: 'post' | 'patch' | 'delete', table: string, fault: Fault, options?: Options) =>
    add(method, `/rest/v1/${table}`, fault, options),
  storage: (method: Method, path: string, fault: Fault, options?: Options) =>
    add(method, `/storage/v1/${path}`, fault, options),
  email: (fault: Fault, options?: Options) => add('post', '/api/v1.0/email/send', fault, options),
  /** Removes all faults before the end of the test. */
  none: () => network.resetHandlers(),
} as const;
