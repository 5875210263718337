import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Converts a request of Node's server to a `Request` with its whole body.
 *
 * @throws if the client aborts before the body has arrived
 */
export async function toRequest(
  incoming: IncomingMessage & { originalUrl?: string },
  outgoing: ServerResponse,
): Promise<Request> {
  const { method = 'GET', headers: sent } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  const body = await buffer(incoming);
  const path = incoming.originalUrl ?? incoming.url ?? '/';
  const aborted = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) aborted.abort();
  });
  return new Request(new URL(path, `http://${sent.host ?? 'localhost'}`), {
    method,
    headers,
    signal: aborted.signal,
    ...(body.length > 0 && { body }),
  });
}

export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

export async function serveHttp(respond: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const request = await toRequest(incoming, outgoing);
      await sendResponse(await respond(request), outgoing);
    } catch (error) {
      console.error(error);
      outgoing.destroy();
    }
  });
  // Keeps idle connections: a request fails if the server closes its connection just as the browser sends it.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
