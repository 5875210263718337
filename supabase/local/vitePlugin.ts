import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { inspect } from 'node:util';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { DEFAULT_DATA_DIR } from './paths.ts';
import { BACKEND_PATHS, isUnder } from './routes.ts';
import type { Backend, BackendOptions } from './types.ts';
import { isLoopback } from './vite/loopback.ts';
import { sendResponse, toRequest } from './vite/nodeBridge.ts';
import { createProgress } from './vite/progress.ts';
import { shareBackend } from './vite/sharedBackend.ts';
import type { SharedBackend } from './vite/sharedBackend.ts';
import { announce } from './vite/announce.ts';
import { explainPort } from './vite/portProblem.ts';

export type EmbeddedBackendOptions = {
  /** Content of a new data directory, by default the whole demo shop. */
  readonly demo?: BackendOptions['demo'];
};

/**
 * Serves the embedded backend with the demo shop on the origin of Vite's dev and preview servers, only
 * for this machine. With VITE_SUPABASE_URL in the environment or in `.env` it does nothing.
 */
export function embeddedBackend({ demo = true }: EmbeddedBackendOptions = {}): Plugin {
  let isHosted = false;

  async function mount(
    server: ViteDevServer | PreviewServer,
    wantedPort: number | undefined,
  ): Promise<void> {
    if (isHosted) return;
    const progress = createProgress(process.stdout);
    const dir = path.resolve(process.env['STORE_DATA_DIR'] || DEFAULT_DATA_DIR);
    const shared = shareBackend({ dataDir: dir, demo, onProgress: progress.show });
    server.middlewares.use((incoming, outgoing, next) => {
      const pathname = (incoming.url ?? '').split('?')[0] ?? '';
      if (isUnder(pathname, BACKEND_PATHS)) void respond(shared.ready, incoming, outgoing);
      else next();
    });
    closeWith(server, shared);
    try {
      const backend = await shared.ready;
      progress.end();
      announce(server, backend, wantedPort);
    } catch (error) {
      progress.end();
      server.config.logger.error(terminalText(error));
      process.exit(1);
    }
  }

  return {
    name: 'embedded-backend',
    apply: 'serve',
    configResolved: (config) => {
      // Tests start their own backends.
      isHosted = Boolean(config.env['VITE_SUPABASE_URL'] || process.env['VITEST']);
    },
    // Not awaited, so that the server listens at once; requests wait for the backend.
    configureServer: (server) => {
      explainPort(server, server.config.server);
      void mount(server, server.config.server.port);
    },
    configurePreviewServer: (server) => {
      explainPort(server, server.config.preview);
      void mount(server, server.config.preview.port);
    },
  };
}

/** An error without its stack trace where its message says enough: ours, and those of the disk. */
function terminalText(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  // By name, because the backend is loaded separately, with its own copy of the class.
  const isClear = error.name === 'BackendError' || 'syscall' in error;
  return isClear ? error.message : (error.stack ?? error.message);
}

async function respond(
  ready: Promise<Backend>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    await sendResponse(await responseTo(ready, incoming, outgoing), outgoing);
  } catch (error) {
    if (outgoing.destroyed) return;
    console.error(terminalText(error));
    const message = 'Internal Server Error';
    await sendResponse(Response.json({ message }, { status: 500 }), outgoing);
  }
}

async function responseTo(
  ready: Promise<Backend>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  if (!isLoopback(incoming.socket.remoteAddress)) {
    const message = 'The embedded backend answers this machine only';
    return Response.json({ message }, { status: 403 });
  }
  const request = await toRequest(incoming, outgoing);
  return request instanceof Response ? request : (await ready).fetch(request);
}

/** Releases the backend before the server stops, and stops the server on Ctrl-C. */
function closeWith(server: ViteDevServer | PreviewServer, shared: SharedBackend): void {
  const closeServer = server.close.bind(server);
  const stop = () => void server.close().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  server.close = async () => {
    process.off('SIGINT', stop);
    await shared.release();
    await closeServer();
  };
}
