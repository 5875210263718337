import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Data folder of the demo shop that the last demo build has in its documents. */
export const DEMO_SHOP_DIR = join(ROOT, 'node_modules', '.cache', 'demo-shop');

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env added to the environment
 * @param {'inherit' | 'pipe'} outputs
 * @returns {Promise<{ code: number, output: string }>} code 1 if a signal ended the program or it could not be
 *   started; `output` only with 'pipe'
 */
function start(command, args, env, outputs) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: [outputs === 'pipe' ? 'ignore' : 'inherit', outputs, outputs],
      env: { ...process.env, ...env },
    });
    // Passes on signals that reach only this process; Ctrl-C reaches both.
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
 * Runs a program with its output shown.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not be started
 */
export async function run(command, args, env = {}) {
  return (await start(command, args, env, 'inherit')).code;
}

/**
 * Runs a script with the same Node.
 *
 * @param {readonly string[]} args the script's path and its arguments
 * @param {Record<string, string>} [env]
 */
export function runNode(args, env) {
  return run(process.execPath, args, env);
}

/**
 * Runs a script with the same Node and returns its output.
 *
 * @param {readonly string[]} args the script's path and its arguments
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNodeQuietly(args, env = {}) {
  return start(process.execPath, args, env, 'pipe');
}

/**
 * Runs npm by the path of its script, because Windows cannot spawn `npm.cmd` without a shell
 * (https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows).
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const npm = process.env['npm_execpath'];
  return npm ? runNode([npm, ...args]) : run('npm', args);
}
