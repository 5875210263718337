import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Backend, BackendOptions } from './createBackend.ts';
import { storeDataDir } from './paths.ts';
import { BACKEND_PATHS, isUnder } from './routes.ts';
import { sendResponse, toRequest } from './vite/nodeBridge.ts';
import { shareBackend } from './vite/sharedBackend.ts';

const exitOnInterrupt = () => process.exit(130);

type Server = ViteDevServer | PreviewServer;

/**
 * Vite plugin: serves the embedded backend on the origin of the dev or preview server, to this machine only. Does
 * nothing if the environment or `.env` sets VITE_SUPABASE_URL.
 *
 * @param demo content of a new data directory, by default the whole demo shop
 */
export function embeddedBackend({ demo = true }: Pick<BackendOptions, 'demo'> = {}): Plugin {
  async function mount(server: Server, { port }: { readonly port?: number }): Promise<void> {
    const { env, logger } = server.config;
    // Tests start their own backends.
    if (env['VITE_SUPABASE_URL'] || process.env['VITEST']) return;
    const shared = shareBackend({
      dataDir: storeDataDir(),
      demo,
      onProgress: (message) => logger.info(`  ${message}…`),
    });
    server.middlewares.use((incoming, outgoing, next) => {
      const pathname = (incoming.url ?? '').split('?')[0] ?? '';
      if (isUnder(pathname, BACKEND_PATHS)) void respond(shared.ready, incoming, outgoing);
      else next();
    });
    process.once('SIGINT', exitOnInterrupt);
    const closeServer = server.close.bind(server);
    server.close = async () => {
      process.off('SIGINT', exitOnInterrupt);
      await shared.release();
      await closeServer();
    };
    try {
      announce(server, await shared.ready, port);
    } catch (error) {
      logger.error(terminalText(error));
      process.exit(1);
    }
  }

  return {
    name: 'embedded-backend',
    apply: 'serve',
    // The server listens without waiting for the backend. Requests to the backend wait for it.
    configureServer: (server) => void mount(server, server.config.server),
    configurePreviewServer: (server) => void mount(server, server.config.preview),
  };
}

/**
 * Prints the URLs of the store once the server listens, and warns if it listens on another port than requested:
 * browsers store cart and sign-in per port.
 */
function announce({ config, httpServer }: Server, { demoStaff }: Backend, wanted?: number): void {
  const say = () => {
    const address = httpServer?.address();
    const port = typeof address === 'object' ? address?.port : wanted;
    const origin = `http://localhost:${port}`;
    config.logger.info(`
  The store is ready, with an embedded backend and demo data.

  Store        ${origin}${config.base}
  Outbox       ${origin}/outbox
  Back-office  ${origin}${config.base}admin
  Staff        ${demoStaff?.email}   password ${demoStaff?.password}
`);
    if (wanted === port) return;
    config.logger.info(
      `  Port ${wanted} is taken by another program: cart and sign-in of that address are not here.\n` +
        '  Stop that program, or choose a port that stays: npm start -- --port 5200\n',
    );
  };
  if (httpServer === null || httpServer.listening) say();
  else httpServer.once('listening', say);
}

/** Returns the text of an error for the terminal: a clear message of the backend or the disk, or else the stack. */
function terminalText(error: unknown): string {
  // Compares the name, because the backend is loaded separately, with its own copy of the class.
  const isClear = error instanceof Error && (error.name === 'BackendError' || 'syscall' in error);
  return isClear ? error.message : inspect(error);
}

async function respond(
  ready: Promise<Backend>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    if (!isLoopback(incoming.socket.remoteAddress)) {
      const message = 'The embedded backend answers this machine only';
      await sendResponse(Response.json({ message }, { status: 403 }), outgoing);
      return;
    }
    const request = await toRequest(incoming, outgoing);
    await sendResponse(await (await ready).fetch(request), outgoing);
  } catch (error) {
    if (outgoing.destroyed) return;
    console.error(terminalText(error));
    const message = 'Internal Server Error';
    await sendResponse(Response.json({ message }, { status: 500 }), outgoing);
  }
}

/** Tells whether an IP address is this machine: 127.0.0.0/8 or ::1, also mapped to IPv6. */
export function isLoopback(address = ''): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}
