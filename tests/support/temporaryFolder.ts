import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives all test files one folder for what they leave behind, which is removed after the run. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-vitest-'));
  // By the name that each system has for it.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
