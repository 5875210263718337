import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Works in older versions of Node too, which `ensureDependencies` refuses with a message.
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Data folder of the demo shop: the last `demoBuild.mjs` wrote it, and put its data into the documents. */
export const DEMO_SHOP_DIR = join(ROOT, 'node_modules', '.cache', 'demo-shop');

/** Workers of a test run: one for each core, at least two, and at most one for each 2 GiB of memory. */
export const WORKERS = Math.max(
  2,
  Math.min(availableParallelism(), Math.floor(totalmem() / 2 ** 31)),
);

/**
 * Runs a program in the root of the repository, and resolves when it ends.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] variables that are added to those of this process
 * @param {'inherit' | 'pipe'} [outputs] 'inherit': the program prints to the terminal of this process
 * @returns {Promise<{ code: number, output: string }>} exit code of the program, 1 if a signal ended it or it could
 *   not be started; `output` is empty with 'inherit'
 */
export function run(command, args, env = {}, outputs = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: [outputs === 'pipe' ? 'ignore' : 'inherit', outputs, outputs],
      env: { ...process.env, ...env },
    });
    // Passes these signals on, because only this process receives them. Ctrl-C reaches the program by itself.
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
      const end = () => child.kill(signal);
      process.once(signal, end);
      child.once('close', () => process.off(signal, end));
    }
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a script with the Node of this process, and returns its exit code. The script prints to the same terminal.
 *
 * @param {readonly string[]} args the script's path and its arguments
 * @param {Record<string, string>} [env]
 */
export async function runNode(args, env) {
  return (await run(process.execPath, args, env)).code;
}

const MIN_NODE = '20.19';
/** Holds the hash of the package-lock.json whose packages are installed. */
const HASH_FILE = join(ROOT, 'node_modules', '.installed-lock-hash');

/**
 * Installs the dependencies of package-lock.json, unless they are installed already. If the installation
 * fails or Node is too old, prints what to do and ends the process.
 */
export async function ensureDependencies() {
  if (process.versions.node.localeCompare(MIN_NODE, 'en', { numeric: true }) < 0) {
    console.error(`Node ${MIN_NODE} or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(HASH_FILE) && readFileSync(HASH_FILE, 'utf8') === hash) return;

  console.log('Installing dependencies (npm ci) …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // Uses the path of npm's script if npm started this process, because Windows cannot spawn `npm.cmd` without a
  // shell (https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows).
  const npm = process.env['npm_execpath'];
  const { code } = await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args));
  if (code !== 0) {
    console.error('`npm ci` failed: see its message above. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(HASH_FILE, hash);
}

/**
 * Loads a TypeScript module, which Node 20 cannot.
 *
 * @param {string} path path of the module, from the root of the repository with `./` before it
 * @returns {Promise<any>}
 */
export async function load(path) {
  // The module of Vite exists only once the dependencies are installed.
  const { runnerImport } = await import('vite');
  return (await runnerImport(path, { logLevel: 'error' })).module;
}
