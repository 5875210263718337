import { isSameOperation, operationOf } from './operation.ts';
import type { Exchange, Step } from './recordings.ts';

/** Answers the requests of a step with the recorded responses. */
export type Replay = {
  answer(request: Request): Promise<Response>;
  /** Requests without a recorded response. */
  readonly unknown: readonly string[];
};

/**
 * Requests are matched by their operation. The second request of an operation receives its second
 * response, and so on; the last response is repeated. Sign-in and tables are not recorded: every
 * session is renewed, and the tables are empty.
 */
export function createReplay({ exchanges }: Step, renewed: object): Replay {
  const unknown: string[] = [];
  const given = new Set<Exchange>();

  return {
    unknown,
    async answer(request) {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith('/auth/v1/')) return Response.json(renewed);
      if (pathname.startsWith('/rest/v1/')) return Response.json([]);
      const { method } = request;
      const path = pathname.replace(/^\/storage\/v1/, '');
      const isJson = method === 'DELETE' || path.startsWith('/object/list');
      const json: unknown = isJson ? await request.clone().json() : undefined;
      const wanted = operationOf({ method, path, json });
      const recorded = exchanges.filter((one) => isSameOperation(operationOf(one), wanted));
      const exchange = recorded.find((one) => !given.has(one)) ?? recorded.at(-1);
      if (exchange === undefined) {
        unknown.push(`${method} ${path}${search}`);
        return new Response(null, { status: 501 });
      }
      given.add(exchange);
      return toResponse(exchange);
    },
  };
}

function toResponse({ method, status, answer }: Exchange): Response {
  if (answer === undefined || method === 'HEAD') return new Response(null, { status });
  if ('bytes' in answer) {
    const headers = { 'content-type': answer.type };
    return new Response(new Uint8Array(answer.bytes), { status, headers });
  }
  return Response.json(answer, { status });
}
