import fs, { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { openDataDirectory } from '#backend/data/dataDirectory.ts';
import { diskProblem } from '#backend/data/diskProblem.ts';
import { createObjectFiles } from '#backend/storage/objectFiles.ts';
import { terminalText } from '#backend/vite/terminalText.ts';
import { signedInClient, useBackend } from './support.ts';

const backend = useBackend();

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-disk-test-'));
  await writeFile(path.join(root, 'file'), 'not a directory');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const errorOf = (code: string, syscall = 'open') =>
  Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall });

/** Makes the next call of a function of `node:fs/promises` fail. */
function failOnce(name: 'mkdir' | 'writeFile', error: Error): void {
  vi.spyOn(fs, name).mockRejectedValueOnce(error);
  syncBuiltinESMExports();
}

describe('faults', () => {
  test.each([
    ['file', 'it is a file, not a directory'],
    ['file/below', 'a part of its path is a file, not a directory'],
  ])('a data directory that cannot be created is refused with advice: %s', async (name, reason) => {
    const dataDir = path.join(root, name);
    await expect(createBackend({ dataDir })).rejects.toMatchObject({
      name: 'BackendError',
      message:
        `The data directory ${dataDir} cannot be used: ${reason}. ` +
        'Set STORE_DATA_DIR to a directory that can be written to.',
    });
  });

  test.each([
    ['EROFS', 'its disk is read-only'],
    ['EACCES', 'this user has no right to write there'],
    ['ENOSPC', 'the disk is full'],
    ['ENOENT', 'it cannot be made there'],
  ])('%s while it is created is reported as: %s', async (code, reason) => {
    failOnce('mkdir', errorOf(code, 'mkdir'));
    const dataDir = path.join(root, 'new');
    await expect(createBackend({ dataDir })).rejects.toThrow(
      `The data directory ${dataDir} cannot be used: ${reason}. `,
    );
  });

  test('a directory whose lock met a full disk can be opened later', async () => {
    const dataDir = path.join(root, 'lasting');
    failOnce('writeFile', errorOf('ENOSPC'));
    await expect(createBackend({ dataDir })).rejects.toThrow('the disk is full. Free some space');
    const data = await openDataDirectory(dataDir);
    await data.close();
  });

  test('an upload to a full disk fails with a message, and the next one succeeds', async () => {
    const staff = await signedInClient(backend(), 'ana@shop.example', { staff: true });
    const bucket = staff.storage.from('productsamples');
    const upload = () => bucket.upload('highres/a.webp', 'picture', { contentType: 'image/webp' });
    failOnce('writeFile', errorOf('ENOSPC', 'write'));
    expect((await upload()).error?.message).toBe('The storage cannot write: the disk is full');
    expect((await upload()).error).toBeNull();
  });

  test('a file that did not fit on the disk is removed', async () => {
    const dir = await mkdtemp(path.join(root, 'objects-'));
    vi.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
      await writeFile(file, 'pic');
      throw errorOf('ENOSPC', 'write');
    });
    syncBuiltinESMExports();
    const bytes = new TextEncoder().encode('picture');
    await expect(createObjectFiles(dir).write(bytes)).rejects.toThrow('ENOSPC');
    expect(await readdir(dir)).toEqual([]);
  });

  test.each([
    ['of Postgres in WebAssembly', { name: 'ErrnoError', errno: 51 }],
    ['of a statement', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['that caused another', new Error('Migration 1 failed', { cause: errorOf('EDQUOT') })],
  ])('a full disk is recognised by the error %s', (_what, error) => {
    expect(diskProblem(error)?.reason).toBe('the disk is full');
    expect(terminalText(error)).toMatch(/^The data directory: the disk is full\. Free some space/);
  });

  test.each([
    ['a missing file', errorOf('ENOENT')],
    ['a refused connection', errorOf('ECONNREFUSED', 'connect')],
    ['a violated constraint', Object.assign(new Error('duplicate key'), { code: '23505' })],
    ['null', null],
  ])('%s is not a problem of the disk', (_what, error) => {
    expect(diskProblem(error)).toBeNull();
  });
});
