import type { PreviewServer, ViteDevServer } from 'vite';
import type { Backend } from '../types.ts';

/** Says where everything is once the store can be used. */
export function announce(
  { config, httpServer }: ViteDevServer | PreviewServer,
  { demoStaff }: Backend,
): void {
  const say = () => {
    const address = httpServer?.address();
    const port = typeof address === 'object' && address !== null ? `:${address.port}` : '';
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
        '',
      ].join('\n'),
    );
  };
  if (httpServer === null || httpServer.listening) say();
  else httpServer.once('listening', say);
}
