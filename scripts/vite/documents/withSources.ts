import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';
import { withGlobals } from './withGlobals.ts';

/**
 * Runs `work` with a function that loads the store's source modules in Node, with the CSS class names of the build.
 *
 * @param origin origin of the global `location`: without a hosted project the sources send their requests to it
 */
export async function withSources(
  config: ResolvedConfig,
  origin: string,
  work: (load: ViteDevServer['ssrLoadModule']) => Promise<void>,
): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    css: { modules: config.css.modules ?? {} },
  });
  try {
    await withGlobals({ location: new URL(origin) }, () =>
      work((path) => server.ssrLoadModule(path)),
    );
  } finally {
    await server.close();
  }
}
