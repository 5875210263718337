import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the store whose documents stop in the middle of their content. */
export type SlowDocument = {
  readonly origin: string;
  /** Sends the rest. */
  readonly finish: () => void;
  readonly close: () => void;
};

/** Serves the store's files, but not its data. A route of the browser could not stop in the middle. */
export async function serveSlowDocument(baseURL: string | undefined): Promise<SlowDocument> {
  let finish = () => undefined as void;
  const rest = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer(async (incoming, outgoing) => {
    const response = await fetch(new URL(incoming.url ?? '/', baseURL));
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, { 'content-type': type });
    const cut = type.startsWith('text/html') ? body.indexOf('</main>') : 0;
    outgoing.write(body.subarray(0, cut));
    if (cut > 0) await rest;
    outgoing.end(body.subarray(cut));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  const { port } = server.address() as AddressInfo;
  const close = () => {
    finish();
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, finish, close };
}
