import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes that a request may carry: more than any bucket takes, less than would hurt. */
export const MAX_BODY_BYTES = 12 * 1024 * 1024;

/**
 * The standard form of a request to Node's server, its body read whole.
 *
 * @returns the answer that refuses it, when the body is too large or the method has no standard form
 * @throws when the client breaks off while it sends
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
  const { signal } = breakOffOf(outgoing);
  return new Request(url, { method, headers, signal, ...(hasBody ? { body } : {}) });
}

/** Sends a standard answer through Node's server. */
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
  // The rest of the body is not read: the connection cannot carry another request.
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

function breakOffOf(outgoing: ServerResponse): AbortController {
  const controller = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller;
}
