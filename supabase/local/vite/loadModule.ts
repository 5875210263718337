import { createRunnableDevEnvironment, resolveConfig } from 'vite';

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
    runnerOptions: { hmr: false },
    hot: false,
  });
  await environment.init();
  const module = await environment.runner.import<T>(file);
  return { module, close: () => environment.close() };
}
