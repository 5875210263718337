import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';

/** Loads sources without building them, with the class names of the build. */
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
