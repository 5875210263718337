import {
  createRunnableDevEnvironment,
  createServerModuleRunnerTransport,
  resolveConfig,
} from 'vite';
import { ModuleRunner } from 'vite/module-runner';

/** A module that was loaded, and how to let go of what loads the rest of it. */
export type LoadedModule<T> = { readonly module: T; close(): Promise<void> };

/**
 * Loads a TypeScript module at run time.
 *
 * A plain `import()` will not do: Vite bundles its config file into one, in which a lazy import is
 * no longer lazy, and Node 20 does not read TypeScript. Vite's own `runnerImport` closes at once what
 * later imports of the module need.
 *
 * @param file absolute path
 */
export async function loadModule<T>(file: string): Promise<LoadedModule<T>> {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      environments: {
        embedded: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('embedded', config, {
    // The default one registers hooks for `import.meta.resolve`, which send every import of this
    // process through another thread from then on: that costs a start almost a second.
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
