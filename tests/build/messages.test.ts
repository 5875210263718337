import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { REPO_ROOT } from '#backend/paths.ts';

const empty = mkdtempSync(join(tmpdir(), 'store-empty-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

/** Runs Vite as the scripts of package.json do; its output and exit code. */
async function vite(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const { VITEST: _vitest, ...inherited } = process.env;
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    cwd: REPO_ROOT,
    env: { ...inherited, NO_COLOR: '1', STORE_DATA_DIR: empty, ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { said, exitCode };
}

describe('faults', () => {
  test('a preview without a build says what to run', async () => {
    const { said, exitCode } = await vite(['preview', '--outDir', empty, '--port', '4611']);
    expect(exitCode).toBe(1);
    expect(said).toContain(`There is no build in ${empty}: run \`npm run build\` first.`);
    expect(said).not.toMatch(/^\s+at /m);
  });
});

describe('bad inputs', () => {
  test('incomplete settings are listed without a stack trace', async () => {
    const settings = { VITE_SUPABASE_URL: 'https://abc.supabase.co' };
    const { said, exitCode } = await vite(['build', '--outDir', empty], settings);
    expect(exitCode).toBe(1);
    expect(said).toContain('- VITE_SUPABASE_ANON_KEY is missing');
    expect(said).not.toMatch(/^\s+at /m);
  });
});
