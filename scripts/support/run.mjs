import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in the project's folder, its output passed through.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not be started
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    // Ctrl-C reaches both; a signal to this process alone must end the other one as well.
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
      process.once(signal, () => child.kill(signal));
    }
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a script with this very Node.
 *
 * @param {readonly string[]} args the script's path and its arguments
 * @param {Record<string, string>} [env]
 */
export function runNode(args, env) {
  return run(process.execPath, args, env);
}

/**
 * Runs npm itself, by the script that started us: `npm` is a `.cmd` on Windows, which cannot be
 * spawned without a shell.
 *
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const npm = process.env['npm_execpath'];
  return npm ? runNode([npm, ...args]) : run('npm', args);
}
