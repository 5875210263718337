import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFolder, deletePicture } from '#data/library/write.ts';
import type { Bucket } from '#data/http/storage.ts';
import { listFolder, publicUrl } from '#data/library/storage.ts';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles } from '../pictures/library.ts';
import { findNames, folders, openFolders, openLibrary } from './libraryPage.tsx';
import { STORAGE_ANSWERS } from './storageAnswers.ts';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(() => keepSession(staff));

const answerLists = (bucket: Bucket, answer: object) =>
  faults.storage('post', `object/list-v2/${bucket}`, () => HttpResponse.json(answer));

describe.each(Object.entries(STORAGE_ANSWERS))('as %s answers', (_storage, answers) => {
  test.each(['productsamples', 'banners'] as const)(
    'a listing of %s is read with whole paths and addresses',
    async (bucket) => {
      answerLists(bucket, answers.listing);
      const page = await listFolder('highres', { bucket });
      expect(page.folders).toEqual(['camisetas', 'gorras 2']);
      expect(page.files.filter(({ name }) => !name.startsWith('.'))).toEqual(
        ['azul (1).webp', 'gorra.webp'].map((name) => ({
          name,
          path: `highres/${name}`,
          url: publicUrl(`highres/${name}`, bucket),
          changedAt: '2026-11-02T15:04:05.678Z',
        })),
      );
      expect(page.nextCursor).toBeNull();
    },
  );

  test('the library shows folders and pictures, and not what holds a folder', async () => {
    const prefixes: string[] = [];
    faults.storage('post', 'object/list-v2/productsamples', async (request) => {
      const { prefix }: { prefix: string } = await request.clone().json();
      prefixes.push(prefix);
      if (prefix === 'highres/') return HttpResponse.json(answers.listing);
      const objects = [{ ...answers.listing.objects[2], name: `${prefix}roja.webp` }];
      return HttpResponse.json({ hasNext: false, folders: [], objects });
    });
    const { user } = await openLibrary();
    await waitFor(() => expect(folders()).toEqual(['camisetas', 'gorras 2']));
    expect(await findNames()).toEqual(['azul (1).webp', 'gorra.webp']);
    await openFolders(user, 'gorras 2');
    expect(await findNames()).toEqual(['roja.webp']);
    expect(screen.queryByRole('list', { name: 'Carpetas' })).toBeNull();
    expect(prefixes).toEqual(['highres/', 'highres/gorras 2/']);
  });

  test('a folder that was made, and a picture that was deleted, are done', async () => {
    faults.storage('post', 'object/productsamples/*', () => HttpResponse.json(answers.uploaded));
    faults.storage('delete', 'object/productsamples', () => HttpResponse.json(answers.removed));
    await expect(createFolder('highres', 'nueva')).resolves.toBeUndefined();
    expect(await deletePicture('highres/gorra.webp', [])).toEqual({ outcome: 'deleted' });
  });
});

test('the embedded backend lists as is written here', async () => {
  await listFiles(backend(), [
    'highres/azul (1).webp',
    'highres/camisetas/a.webp',
    'highres/gorra.webp',
    'highres/gorras 2/b.webp',
    'highres/.placeholder',
  ]);
  const answer = await backend().fetch(
    new Request(`${location.origin}/storage/v1/object/list-v2/productsamples`, {
      method: 'POST',
      headers: {
        apikey: backend().anonKey,
        authorization: `Bearer ${staff.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ prefix: 'highres/', limit: 100, with_delimiter: true }),
    }),
  );
  type Listed = Record<'folders' | 'objects', { name: string; id: string | null }[]>;
  const { folders: listedFolders, objects, ...rest }: Listed = await answer.json();
  const shape = (row: { name: string; id: string | null }) => [
    row.name,
    row.id === null,
    Object.keys(row),
  ];
  const expected = STORAGE_ANSWERS.embedded.listing;
  expect(listedFolders.map(shape)).toEqual(expected.folders.map(shape));
  expect(objects.map(shape)).toEqual(expected.objects.map(shape));
  expect(rest).toEqual({ hasNext: false });
});
