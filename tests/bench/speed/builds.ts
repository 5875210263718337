import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/support/run.mjs';
import { hostedSettings } from '#tests/hostedSettings.ts';
import { runProgram } from './program.ts';

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/** Variables of this process that would change the build. */
const OWN_SETTINGS = /^(VITE|PRERENDER|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)/;

/** Settings of a build that talks to the origin it is served from, whatever `.env` says. */
export const OWN_ORIGIN = { VITE_SUPABASE_URL: '' } as const;

/** Settings of a deployment with a backend elsewhere; pictures as with the embedded backend. */
export function otherOrigin(backendUrl: string, anonKey: string) {
  return {
    ...hostedSettings(backendUrl, anonKey),
    VITE_IMAGE_RENDITIONS: 'on',
  } as const;
}

/** Runs a production build by Vite and shows its warnings. @throws Error with the output */
async function viteBuild(
  dir: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  stopped: AbortSignal,
): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name));
  const { code, stdout, stderr } = await runProgram(
    process.execPath,
    [VITE, 'build', ...args, '--outDir', dir, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...Object.fromEntries(own), NO_COLOR: '1', ...settings }, stopped },
  );
  const output = `${stdout}${stderr}`.trim();
  if (code !== 0) throw new Error(`the build has failed:\n${output}`);
  if (output !== '') console.log(output.replace(/^/gm, '    '));
}

export function buildStore(
  dir: string,
  settings: Readonly<Record<string, string>>,
  stopped: AbortSignal,
): Promise<void> {
  return viteBuild(dir, [], settings, stopped);
}

/** What a build takes. */
export type BuildCost = {
  readonly ms: number;
  /** The most memory of its process, in bytes. */
  readonly peakBytes: number;
};

/** Builds the store and measures it. */
export async function measureBuild(
  dir: string,
  settings: Readonly<Record<string, string>>,
  stopped: AbortSignal,
): Promise<BuildCost> {
  const file = `${dir}.peak`;
  const hook = join(ROOT, 'tests', 'bench', 'speed', 'scale', 'peakMemory.mjs');
  const watched = { BENCH_PEAK_FILE: file, NODE_OPTIONS: `--import=${pathToFileURL(hook).href}` };
  const start = performance.now();
  await buildStore(dir, { ...settings, ...watched }, stopped);
  const ms = performance.now() - start;
  return { ms, peakBytes: Number(await readFile(file, 'utf8')) * 1024 };
}

export function buildReactAlone(dir: string, stopped: AbortSignal): Promise<void> {
  const config = join('tests', 'bench', 'speed', 'yardsticks', 'vite.config.ts');
  return viteBuild(dir, ['--config', config], {}, stopped);
}
