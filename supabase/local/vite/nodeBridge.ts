import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum size of a request body: above the limit of every bucket. */
export const MAX_BODY_BYTES = 12 * 1024 * 1024;

/**
 * Converts a request of Node's server, including its whole body.
 *
 * @returns a response that refuses it, when the body is too large or `Request` does not allow the method
 * @throws when the client aborts while it sends
 */
export async function toRequest(
  incoming: IncomingMessage & { originalUrl?: string },
  outgoing: ServerResponse,
): Promise<Request | Response> {
  const { method = 'GET', headers: sent } = incoming;
  if (method === 'TRACE' || method === 'CONNECT') return refusal(405, 'Method Not Allowed');
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  const body = await readBody(incoming);
  if (body === null) return refusal(413, 'Payload Too Large');
  const url = new URL(
    incoming.originalUrl ?? incoming.url ?? '/',
    `http://${sent.host ?? 'localhost'}`,
  );
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  const { signal } = abortedWith(outgoing);
  return new Request(url, { method, headers, signal, ...(hasBody ? { body } : {}) });
}

/** Sends a response through Node's server. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

function refusal(status: number, message: string): Response {
  // The rest of the body is not read, so the connection cannot be reused.
  return Response.json({ message }, { status, headers: { connection: 'close' } });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
  }
  return Buffer.concat(chunks);
}

function abortedWith(outgoing: ServerResponse): AbortController {
  const controller = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller;
}
