import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';

/** Runs the sources as they are, with the build's own names of style classes. */
export async function withSources<T>(
  config: ResolvedConfig,
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
    return await work((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
