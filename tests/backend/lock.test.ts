import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockHolder, takeLock } from '#backend/data/lock.ts';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'store-lock-test-'));
  file = path.join(dir, 'lock.json');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const isHeld = (result: object): boolean => 'heldBy' in result;

/** Id of a process that has ended. */
function endedPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

test('only one of several concurrent calls gets the lock', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => takeLock(file)));
  expect(results.filter((result) => !isHeld(result))).toHaveLength(1);
  expect(await lockHolder(file)).toBe(process.pid);
});

test('a released lock can be taken again', async () => {
  const lock = await takeLock(file);
  if ('heldBy' in lock) throw new Error('held');
  await lock.release();
  expect(await lockHolder(file)).toBeNull();
  expect(isHeld(await takeLock(file))).toBe(false);
});

test.each([
  ['an ended process', () => ({ pid: endedPid(), started: null, at: new Date().toISOString() })],
  [
    'a process from before the last restart of the machine',
    () => ({ pid: process.ppid, started: null, at: '2001-01-01T00:00:00Z' }),
  ],
])('a lock of %s is taken over', async (_what, holder) => {
  await writeFile(file, JSON.stringify(holder()));
  expect(await lockHolder(file)).toBeNull();
  expect(isHeld(await takeLock(file))).toBe(false);
  expect(JSON.parse(await readFile(file, 'utf8')).pid).toBe(process.pid);
  expect(await readdir(dir)).toEqual(['lock.json']);
});

test.runIf(process.platform === 'linux')(
  'a lock whose process id belongs to another process now is taken over',
  async () => {
    const holder = { pid: process.ppid, started: '1', at: new Date().toISOString() };
    await writeFile(file, JSON.stringify(holder));
    expect(isHeld(await takeLock(file))).toBe(false);
  },
);

test('a lock of a running process is respected', async () => {
  const holder = { pid: process.ppid, started: null, at: new Date().toISOString() };
  await writeFile(file, JSON.stringify(holder));
  expect(await takeLock(file)).toEqual({ heldBy: process.ppid });
});

test('a lock that is being written is awaited', async () => {
  await writeFile(file, '{');
  const taking = takeLock(file);
  // Longer than a takeover would need.
  for (let turn = 0; turn < 40; turn += 1) await readdir(dir);
  expect(await readFile(file, 'utf8')).toBe('{');
  const holder = { pid: process.ppid, started: null, at: new Date().toISOString() };
  await writeFile(file, JSON.stringify(holder));
  expect(await taking).toEqual({ heldBy: process.ppid });
});

test('an old damaged lock is taken over', async () => {
  await writeFile(file, '{');
  const past = new Date(Date.now() - 60_000);
  await utimes(file, past, past);
  expect(isHeld(await takeLock(file))).toBe(false);
});
