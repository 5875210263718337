import * as files from 'node:fs/promises';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { diskProblem } from '#backend/data/diskProblem.ts';
import { terminalText } from '#backend/vite/terminalText.ts';
import { signedInClient } from './support.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  return {
    ...real,
    mkdir: vi.fn<typeof files.mkdir>(real.mkdir),
    writeFile: vi.fn<typeof files.writeFile>(real.writeFile),
  };
});

// Two starts that make a database each.
vi.setConfig({ testTimeout: 60_000 });

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-disk-test-'));
  await writeFile(path.join(root, 'file'), 'not a directory');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const errorOf = (code: string, syscall = 'open') =>
  Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall });

describe('faults', () => {
  test.each([
    ['file', 'it is a file, not a directory'],
    ['file/below', 'a part of its path is a file, not a directory'],
  ])(
    'a data directory that cannot be made is refused with what to do: %s',
    async (name, reason) => {
      const dataDir = path.join(root, name);
      const start = createBackend({ dataDir });
      await expect(start).rejects.toMatchObject({
        name: 'BackendError',
        message:
          `The data directory ${dataDir} cannot be used: ${reason}. ` +
          'Set STORE_DATA_DIR to a directory that can be written to.',
      });
    },
  );

  test.each([
    ['EROFS', 'its disk is read-only'],
    ['EACCES', 'this user has no right to write there'],
    ['ENOSPC', 'the disk is full'],
    ['ENOENT', 'it cannot be made there'],
  ])('%s while it is made: %s', async (code, reason) => {
    vi.mocked(files.mkdir).mockRejectedValueOnce(errorOf(code, 'mkdir'));
    const dataDir = path.join(root, 'new');
    await expect(createBackend({ dataDir })).rejects.toThrow(
      `The data directory ${dataDir} cannot be used: ${reason}. `,
    );
  });

  test('a disk that is full while the lock is written is told, and the next start succeeds', async () => {
    vi.mocked(files.writeFile).mockRejectedValueOnce(errorOf('ENOSPC'));
    const dataDir = path.join(root, 'lasting');
    await expect(createBackend({ dataDir })).rejects.toThrow('the disk is full. Free some space');
    const backend = await createBackend({ dataDir });
    await backend.close();
  });

  test('an upload to a full disk is answered in words, leaves nothing, and the next is stored', async () => {
    const backend = await createBackend({ dataDir: path.join(root, 'lasting') });
    const staff = await signedInClient(backend, 'ana@shop.example', { staff: true });
    const bucket = staff.storage.from('productsamples');
    const upload = () => bucket.upload('highres/a.webp', 'picture', { contentType: 'image/webp' });
    const objects = path.join(root, 'lasting', 'objects');

    vi.mocked(files.writeFile).mockImplementationOnce(async (file) => {
      await writeFile(file, 'pic');
      throw errorOf('ENOSPC', 'write');
    });
    expect((await upload()).error?.message).toBe('The storage cannot write: the disk is full');
    expect(await readdir(objects)).toEqual([]);

    expect((await upload()).error).toBeNull();
    expect(await readdir(objects)).toHaveLength(1);
    await backend.close();
  });

  test.each([
    ['of Postgres in WebAssembly', { name: 'ErrnoError', errno: 51 }],
    ['of a statement', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['below another error', new Error('Migration 1 failed', { cause: errorOf('EDQUOT') })],
  ])('a full disk is known from the error %s', (_what, error) => {
    expect(diskProblem(error)?.reason).toBe('the disk is full');
    expect(terminalText(error)).toMatch(/^The data directory: the disk is full\. Free some space/);
  });

  test.each([
    ['a missing file', errorOf('ENOENT')],
    ['a refused connection', errorOf('ECONNREFUSED', 'connect')],
    ['a broken rule', Object.assign(new Error('duplicate key'), { code: '23505' })],
    ['a text', 'full'],
    ['nothing', null],
  ])('%s is no matter of the disk', (_what, error) => {
    expect(diskProblem(error)).toBeNull();
  });
});
