import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { Backend } from '#backend/createBackend.ts';
import { serveHttp } from '#backend/vite/nodeBridge.ts';
import { doctor, type DoctorOptions } from '../../scripts/doctor/doctor.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

export type Build = {
  readonly output: string;
  /** Returns the text of a built file; `null` when it does not exist. */
  readonly read: (file: string) => string | null;
  readonly dir: string;
};

type Settings = Readonly<Record<string, string>>;

/** Runs Vite as the scripts of package.json do, with no other `VITE_…` variables than `settings`. */
export const runVite = (args: readonly string[], settings: Settings) =>
  run([VITE, ...args], settings);

async function run(
  args: readonly string[],
  settings: Settings,
): Promise<{ output: string; exitCode: number | null }> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITE|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|COLOR)/.test(name),
  );
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1', ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { output, exitCode };
}

/**
 * Writes the documents of a shop as a build does, into a copy of the client that the test run has built.
 *
 * @throws Error with the output of a failed build
 */
export async function buildStore(settings: Settings): Promise<Build> {
  const dist = join(ROOT, 'dist');
  if (!existsSync(dist)) throw new Error('build the store: node scripts/demoBuild.mjs');
  const dir = mkdtempSync(join(tmpdir(), 'store-build-'));
  cpSync(dist, dir, { recursive: true, filter: (name) => !/\.(?:html|map)$/.test(name) });
  const production = { ...settings, NODE_ENV: 'production' };
  const { output, exitCode } = await run(['scripts/documents.mjs', dir], production);
  if (exitCode !== 0) throw new Error(`the build has failed:\n${output}`);
  const read = (file: string) =>
    existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : null;
  return { output, read, dir };
}

/** Serves a backend over HTTP until the end of the test file. @returns its origin */
export async function serve(backend: Pick<Backend, 'fetch'>): Promise<string> {
  const { origin, close } = await serveHttp(backend.fetch);
  afterAll(close);
  return origin;
}

export async function examine(
  variables: Readonly<Record<string, string>>,
  options: Partial<DoctorOptions> = {},
): Promise<{ said: string; wrong: number }> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const wrong = await doctor({ variables, send: false, say, ...options });
  return { said: lines.join('\n'), wrong };
}
