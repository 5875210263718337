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
  const small = await compressImage(await pictureFile('a.jpg', { width: 900, height: 300 }), {
    ...LIMITS,
    quality: 0.8,
  });
  expect(small.type).toBe('image/webp');
  expect(compressions).toEqual([
    expect.objectContaining({
      maxSizeMB: 1,
      maxWidthOrHeight: 512,
      fileType: 'image/webp',
      initialQuality: 0.8,
    }),
  ]);
  const { origin, pathname } = new URL(compressions[0]?.libURL ?? '');
  expect(origin).toBe(location.origin);
  expect(pathname).toMatch(/browser-image-compression\.js$/);
});

test('an empty file fails before the library is fetched', async () => {
  libraryIs(null);
  expect(await failureOf(new File([], 'a.jpg', { type: 'image/jpeg' }))).toBe('empty');
});

test.each([
  ['a picture that stays too large', new Blob([new Uint8Array(LIMITS.maxBytes + 1)]), 'tooLarge'],
  ['a result without bytes', new Blob([]), 'unreadable'],
])('%s is refused', async (_what, result, failure) => {
  libraryIs(() => Promise.resolve(result));
  expect(await failureOf(await pictureFile('a.jpg'))).toBe(failure);
});

test('a file is unreadable when the library rejects, even with an event', async () => {
  // oxlint-disable-next-line promise/prefer-await-to-then, typescript/prefer-promise-reject-errors -- so does the library
  libraryIs(() => Promise.reject(new Event('error')));
  expect(await failureOf(await pictureFile('a.jpg'))).toBe('unreadable');
});

test('the library is unavailable when its code cannot be fetched', async () => {
  libraryIs(null);
  expect(await failureOf(await pictureFile('a.jpg'))).toBe('unavailable');
});

test('aborted work fails with the reason of the abort', async () => {
  const controller = new AbortController();
  libraryIs(() => {
    controller.abort('closed');
    return Promise.reject(new Error('aborted'));
  });
  expect(await failureOf(await pictureFile('a.jpg'), controller.signal)).toBe('closed');
});
