import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'store-vitest-'));

/** Gives all test files one folder for what they leave behind. */
export function setup(): void {
  // By the name that each system has for it.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
}

/** Removes it after the run. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
