import {
  createRunnableDevEnvironment,
  createServerModuleRunnerTransport,
  resolveConfig,
} from 'vite';
import { ModuleRunner } from 'vite/module-runner';

/**
 * Loads a TypeScript module at run time.
 *
 * A plain `import()` does not work: Vite bundles its module into the config file, where it is no longer lazy, and
 * Node 20 cannot load TypeScript. A module that Vite's `runnerImport` loads cannot import other modules later.
 *
 * @param file absolute path of the module
 * @returns the module; it can import other modules until `close`
 */
export async function loadModule<T>(file: string) {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      environments: {
        embedded: {
          consumer: 'server',
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('embedded', config, {
    // The default runner registers hooks for `import.meta.resolve`, which slow down every import of this
    // process: a start takes almost a second longer.
    runner: ({ hot }) =>
      new ModuleRunner({
        transport: createServerModuleRunnerTransport({ channel: hot }),
        hmr: false,
        sourcemapInterceptor: 'prepareStackTrace',
      }),
    hot: false,
  });
  await environment.init();
  const module = await environment.runner.import<T>(file);
  return { module, close: () => environment.close() };
}
