import type { PreviewServer, ViteDevServer } from 'vite';
import type { Backend } from '../types.ts';

/**
 * Prints the URLs of the store once it is ready.
 *
 * @param wanted the requested port; browsers store cart and sign-in per port
 */
export function announce(
  { config, httpServer }: ViteDevServer | PreviewServer,
  { demoStaff }: Backend,
  wanted: number | undefined,
): void {
  const say = () => {
    const address = httpServer?.address();
    const realPort = typeof address === 'object' && address !== null ? address.port : null;
    const port = realPort === null ? '' : `:${realPort}`;
    const store = `http://localhost${port}${config.base}`;
    config.logger.info(
      [
        '',
        '  The store is ready, with an embedded backend and demo data.',
        '',
        `  Store        ${store}`,
        `  Outbox       http://localhost${port}/outbox`,
        `  Back-office  ${store}admin`,
        `  Staff        ${demoStaff?.email}   password ${demoStaff?.password}`,
        ...(wanted && realPort !== null && realPort !== wanted ? ['', otherPort(wanted)] : []),
        '',
      ].join('\n'),
    );
  };
  if (httpServer === null || httpServer.listening) say();
  else httpServer.once('listening', say);
}

const otherPort = (wanted: number) =>
  `  Port ${wanted} is taken by another program: cart and sign-in of that address are not here.\n` +
  '  Stop that program, or choose a port that stays: npm start -- --port 5200';
