import { afterEach, expect, test, vi } from 'vitest';
import compress, { compressions } from '#tests/imageCompression.ts';
import { pictureFile } from '../../integration/admin/pictures/library.ts';

const LIBRARY = 'browser-image-compression';
const LIMITS = { maxBytes: 1024 ** 2, maxSidePx: 512, type: 'image/webp' };

/** What the library does in this test; `null`: its code cannot be fetched. */
function libraryIs(work: ((file: File) => Promise<Blob>) | null): void {
  vi.doMock(LIBRARY, async () => {
    if (work === null) throw new Error('Failed to fetch dynamically imported module');
    return { default: work };
  });
}
afterEach(() => {
  vi.doUnmock(LIBRARY);
  vi.resetModules();
});

/** The module as in a tab that has not fetched the library yet. */
const inNewTab = () => import('#shared/lib/compressImage.ts');

async function failureOf(file: File, signal?: AbortSignal): Promise<unknown> {
  const { compressImage, CompressionError } = await inNewTab();
  return compressImage(file, LIMITS, signal).then(
    () => 'no failure',
    (error: unknown) => (error instanceof CompressionError ? error.failure : error),
  );
}

test('the library gets the limits, and its worker code of our own origin', async () => {
  vi.doMock(LIBRARY, () => ({ default: compress }));
  compressions.length = 0;
  const { compressImage } = await inNewTab();
  const file = await pictureFile('a.jpg', { width: 900, height: 300 });
  const small = await compressImage(file, { ...LIMITS, quality: 0.8 });
  expect(small.type).toBe('image/webp');
  const limits = {
    maxSizeMB: 1,
    maxWidthOrHeight: 512,
    fileType: 'image/webp',
    initialQuality: 0.8,
  };
  expect(compressions).toEqual([expect.objectContaining(limits)]);
  const { origin, pathname } = new URL(compressions[0]?.libURL ?? '');
  expect(origin).toBe(location.origin);
  expect(pathname).toMatch(/browser-image-compression\.js$/);
});

// oxlint-disable-next-line typescript/prefer-promise-reject-errors -- so does the library
const rejects = () => Promise.reject(new Event('error'));
const gives = (bytes: number) => async () => new Blob([new Uint8Array(bytes)]);
test.each([
  ['an empty file, before the library is fetched', new File([], 'a.jpg'), null, 'empty'],
  ['a picture that stays too large', null, gives(LIMITS.maxBytes + 1), 'tooLarge'],
  ['a result without bytes', null, gives(0), 'unreadable'],
  ['a rejection, even with an event', null, rejects, 'unreadable'],
  ['a library whose code cannot be fetched', null, null, 'unavailable'],
])('%s fails', async (_what, file, work, failure) => {
  libraryIs(work);
  expect(await failureOf(file ?? (await pictureFile('a.jpg')))).toBe(failure);
});

test('aborted work fails with the reason of the abort', async () => {
  const controller = new AbortController();
  libraryIs(() => {
    controller.abort('closed');
    return Promise.reject(new Error('aborted'));
  });
  expect(await failureOf(await pictureFile('a.jpg'), controller.signal)).toBe('closed');
});
