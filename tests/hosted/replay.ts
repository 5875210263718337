import { isSameOperation, operationOf } from './operation.ts';
import type { Exchange, RecordedRow, Step } from './recordings.ts';

/** Answers the requests of one step with what was recorded. */
export type Replay = {
  answer(request: Request): Promise<Response>;
  /** What was asked and stands in no recording. */
  readonly unknown: readonly string[];
};

/**
 * Requests are told by what they want, not by how they are made: the answer to the same wish is
 * given, the second to the second one, the last to all that follow. The sign-in service, of which
 * there is no recording, renews every session; the tables hold no rows.
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
      return toResponse(exchange, wanted.kind === 'list' ? `${wanted.path}/` : null);
    },
  };
}

/** @param folder that was listed, with `/` at its end; `null` for whatever is no listing */
function toResponse({ method, status, answer }: Exchange, folder: string | null): Response {
  if (answer === undefined || method === 'HEAD') return new Response(null, { status });
  if ('bytes' in answer) {
    const headers = { 'content-type': answer.type };
    return new Response(new Uint8Array(answer.bytes), { status, headers });
  }
  if (folder === null || !Array.isArray(answer)) return Response.json(answer, { status });
  return Response.json(toListV2(answer, folder === '/' ? '' : folder), { status });
}

/**
 * A recorded listing as list-v2 gives it, which the store asks for and the recordings do not have.
 * There
 *
 * - folders and files are told apart, and all names are whole, those of folders with `/` at the end;
 * - no page is numbered: a recording holds one, which is the last.
 *
 * What it cannot give: list-v2 tells folders apart that differ in case, and sorts capitals first.
 */
function toListV2(rows: readonly RecordedRow[], prefix: string) {
  const entries = rows.map((row) => ({
    ...row,
    key: row.name,
    name: `${prefix}${row.name}${row.id === null ? '/' : ''}`,
  }));
  return {
    hasNext: false,
    folders: entries.filter(({ id }) => id === null),
    objects: entries.filter(({ id }) => id !== null),
  };
}
