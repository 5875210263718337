import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'store-vitest-'));

export function setup(): void {
  // Each operating system reads another of these variables.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
