import { build, type ResolvedConfig } from 'vite';

/**
 * Builds a script as a single file without chunks of the store, so that it can run long before the store.
 *
 * @param source path of the script's module in the project
 * @returns URL path of the built file
 */
export async function buildScript(
  config: ResolvedConfig,
  outDir: string,
  source: string,
): Promise<string> {
  const { sourcemap, target } = config.build;
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      sourcemap,
      target,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: 'static/js/[name]-[hash:7].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const entry = outputs.find((item) => item.type === 'chunk');
  if (entry === undefined) throw new Error(`${source} was not built`);
  return `/${entry.fileName}`;
}
