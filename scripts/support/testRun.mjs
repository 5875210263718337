import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** Where the outcome of the last run is kept. */
const OUTCOME = join(ROOT, 'node_modules', '.cache', 'test-run.json');

/** Stages of a test run: what they counted, and how long they took. */
export function createTestRun() {
  const total = { passed: 0, failed: 0 };
  /** @type {Record<string, number>} */
  const seconds = {};
  /** @type {string[]} */
  const failures = [];
  const startedAt = performance.now();

  return {
    /**
     * @param {string} name
     * @param {() => Promise<Counts>} work
     * @returns {Promise<boolean>} whether nothing failed
     */
    async stage(name, work) {
      const from = performance.now();
      const { passed, failed } = await work();
      seconds[name] = secondsSince(from);
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) failures.push(name);
      return failed === 0;
    },

    /** Prints the outcome and keeps it in a file. */
    finish() {
      const outcome = { ...commitOf(), ...total, total: secondsSince(startedAt), seconds };
      mkdirSync(join(ROOT, 'node_modules', '.cache'), { recursive: true });
      writeFileSync(OUTCOME, `${JSON.stringify(outcome, null, 2)}\n`);
      console.log('');
      for (const [name, time] of Object.entries(seconds)) {
        console.log(`${time.toFixed(1).padStart(7)} s  ${name}`);
      }
      console.log(`${outcome.total.toFixed(1).padStart(7)} s  in all`);
      if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
      return total.failed === 0;
    },
  };
}

/** @param {number} from time of `performance.now()` */
function secondsSince(from) {
  return Math.round((performance.now() - from) / 100) / 10;
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The commit that was tested; `commit` is null in a folder that Git does not keep. */
function commitOf() {
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: null, clean: false };
  }
}
