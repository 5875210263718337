import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';
import { withGlobals } from './withGlobals.ts';

/**
 * Loads sources without building them, with the class names of the build.
 *
 * @param origin of the store, which without a hosted project is that of its backend
 */
export async function withSources<T>(
  config: ResolvedConfig,
  origin: string,
  work: (load: ViteDevServer['ssrLoadModule']) => Promise<T>,
): Promise<T> {
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
    return await withGlobals({ location: new URL(origin) }, () =>
      work((path) => server.ssrLoadModule(path)),
    );
  } finally {
    await server.close();
  }
}
