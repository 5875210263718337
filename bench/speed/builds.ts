import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/support/run.mjs';
import { runProgram } from './program.ts';

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/** Variables of this process that would change the build. */
const OWN_SETTINGS = /^(VITE|PRERENDER|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)/;

/** Settings of a build that talks to the origin it is served from, whatever `.env` says. */
export const OWN_ORIGIN = { VITE_SUPABASE_URL: '' } as const;

/** Builds the store and shows the warnings. @throws Error with the output */
export async function buildStore(
  dir: string,
  settings: Readonly<Record<string, string>>,
  stopped: AbortSignal,
): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name));
  const { code, stdout, stderr } = await runProgram(
    process.execPath,
    [VITE, 'build', '--outDir', dir, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...Object.fromEntries(own), NO_COLOR: '1', ...settings }, stopped },
  );
  const output = `${stdout}${stderr}`.trim();
  if (code !== 0) throw new Error(`the build has failed:\n${output}`);
  if (output !== '') console.log(output.replace(/^/gm, '    '));
}

/** What a build takes: ms, and the most memory of its process in bytes. */
export type BuildCost = { readonly ms: number; readonly peakBytes: number };

/** Builds the store and measures it. */
export async function measureBuild(
  dir: string,
  settings: Readonly<Record<string, string>>,
  stopped: AbortSignal,
): Promise<BuildCost> {
  const file = `${dir}.peak`;
  const hook = join(ROOT, 'bench', 'speed', 'scale', 'peakMemory.mjs');
  const watched = { BENCH_PEAK_FILE: file, NODE_OPTIONS: `--import=${pathToFileURL(hook).href}` };
  const start = performance.now();
  await buildStore(dir, { ...settings, ...watched }, stopped);
  const ms = performance.now() - start;
  return { ms, peakBytes: Number(await readFile(file, 'utf8')) * 1024 };
}

/**
 * The limit of what the store can reach: the documents of a build with data, styles and pictures as they
 * are, without any script and what only scripts read.
 */
export async function copyWithoutScripts(built: string, dir: string): Promise<void> {
  await cp(built, dir, { recursive: true });
  for (const name of await readdir(dir, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(dir, name);
    const html = await readFile(file, 'utf8');
    const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;
    await writeFile(file, html.replace(scripts, ''));
  }
}
