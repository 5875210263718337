import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, runNode } from './run.mjs';

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
  if ((await (npm ? runNode([npm, ...args]) : run('npm', args))) !== 0) {
    console.error('`npm ci` failed: see its message above. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(HASH_FILE, hash);
}
