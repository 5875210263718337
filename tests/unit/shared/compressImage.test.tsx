import { expect, test, vi } from 'vitest';
import {
  compressImage,
  CompressionError,
  compressionLibrary,
} from '#features/admin/shared/upload/compressImage.ts';
import { compressions } from '#tests/imageCompression.ts';
import { pictureFile } from '../../integration/admin/pictures/library.ts';

const LIMITS = { maxBytes: 1024 ** 2, maxSidePx: 512, type: 'image/webp' };

test('the compression library gets the limits, and its worker code comes from our own origin', async () => {
  compressions.length = 0;
  const file = await pictureFile('a.jpg', { width: 900, height: 300 });
  const small = await compressImage(file, { ...LIMITS, quality: 0.8 });
  expect(small.type).toBe('image/webp');
  const options = {
    maxSizeMB: 1,
    maxWidthOrHeight: 512,
    fileType: small.type,
    initialQuality: 0.8,
  };
  expect(compressions).toEqual([expect.objectContaining(options)]);
  const { origin, pathname } = new URL(compressions[0]?.libURL ?? '');
  expect(origin).toBe(location.origin);
  expect(pathname).toMatch(/browser-image-compression\.js$/);
});

const gives = (bytes: number) => async () => async () => new Blob([new Uint8Array(bytes)]);
// oxlint-disable-next-line typescript/prefer-promise-reject-errors -- so does the library
const rejects = async () => () => Promise.reject(new Event('error'));
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const aborted = AbortSignal.abort('closed');

test.each([
  ['an empty file, before the library is fetched', '', lost, undefined, 'empty'],
  ['a picture that stays too large', 'a', gives(LIMITS.maxBytes + 1), undefined, 'tooLarge'],
  ['a picture into a result without bytes', 'a', gives(0), undefined, 'unreadable'],
  ['a file that the library rejects with an event', 'a', rejects, undefined, 'unreadable'],
  ['a picture without the code of the library', 'a', lost, undefined, 'unavailable'],
  ['a picture while the work is aborted', 'a', rejects, aborted, 'closed'],
])('compressing %s fails with its reason', async (_what, bytes, load, signal, failure) => {
  vi.spyOn(compressionLibrary, 'load').mockImplementation(load);
  const outcome = compressImage(new File([bytes], 'a.jpg'), LIMITS, signal);
  const reason = await outcome.catch((error: unknown) =>
    error instanceof CompressionError ? error.failure : error,
  );
  expect(reason).toBe(failure);
});
