import { spawn } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env variables that are added to those of this process
 * @param {'inherit' | 'pipe'} outputs
 * @returns {Promise<{ code: number, output: string }>} exit code of the program, 1 if a signal ended it or it could
 *   not be started; `output` is empty with 'inherit'
 */
function start(command, args, env, outputs) {
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
 * Runs a program that prints to the terminal of this process, and returns its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export async function run(command, args, env = {}) {
  return (await start(command, args, env, 'inherit')).code;
}

/**
 * Runs a script with the Node of this process. The script prints to the same terminal.
 *
 * @param {readonly string[]} args the script's path and its arguments
 * @param {Record<string, string>} [env]
 */
export function runNode(args, env) {
  return run(process.execPath, args, env);
}

/**
 * Runs a script with the Node of this process, and returns what it prints instead of showing it.
 *
 * @param {readonly string[]} args the script's path and its arguments
 * @param {Record<string, string>} [env]
 */
export function runNodeQuietly(args, env = {}) {
  return start(process.execPath, args, env, 'pipe');
}
