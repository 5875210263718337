import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { CleanUp } from '../cleanUp.ts';
import type { Answer, Answerer, Ask } from './answer.ts';

const HOST = '127.0.0.1';
/** A connection that is closed just as the browser uses it again fails its request. */
const KEEP_ALIVE_MS = 600_000;

const STARTING: Answerer = () => ({ status: 503, headers: {}, body: Buffer.alloc(0) });

/** A server whose address is known before it has something to serve. */
export type BenchServer = {
  readonly origin: string;
  /** Replaces what it answers. */
  serve(answerer: Answerer): void;
};

function toAsk(method: string | undefined, url: string | undefined): Omit<Ask, 'headers'> {
  const { pathname, search } = new URL(url ?? '/', 'http://localhost');
  return { method: method ?? 'GET', path: pathname, query: search };
}

async function answerSafely(answerer: Answerer, ask: Ask): Promise<Answer> {
  try {
    return await answerer(ask);
  } catch (error) {
    console.error(error);
    return { status: 500, headers: {}, body: Buffer.alloc(0) };
  }
}

/** Listens on a free port of this machine. */
export async function listen(cleanUp: CleanUp): Promise<BenchServer> {
  let current = STARTING;

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const ask = { ...toAsk(incoming.method, incoming.url), headers: incoming.headers };
    const { status, headers, body } = await answerSafely(current, ask);
    if (outgoing.destroyed) return;
    outgoing.statusCode = status;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (status !== 204 && status !== 304) outgoing.setHeader('content-length', body.length);
    outgoing.end(ask.method === 'HEAD' ? '' : body);
  }

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, HOST, resolve);
  });
  cleanUp.add(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://${HOST}:${address.port}`,
    serve: (answerer) => {
      current = answerer;
    },
  };
}
