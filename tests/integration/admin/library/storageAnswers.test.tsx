import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFolder, deletePicture } from '../../../../src/data/libraryFiles.ts';
import { listFolder, publicUrl, type Bucket } from '../../../../src/data/storage.ts';
import { useBackend } from '../../../support/backend.ts';
import { faults } from '../../../support/faults.ts';
import { keepSession, signIn, type StoredSession } from '../../../support/signIn.ts';
import { listFiles } from '../pictures/library.ts';
import { findNames, folders, openFolders, openLibrary } from './libraryPage.tsx';
import { STORAGE_ANSWERS } from './storageAnswers.ts';

const backend = useBackend({ demo: false });
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(() => keepSession(staff));

const answerLists = (bucket: Bucket, rows: readonly unknown[]) =>
  faults.storage('post', `object/list/${bucket}`, () => HttpResponse.json(rows));

describe.each(Object.entries(STORAGE_ANSWERS))('as %s answers', (_storage, answers) => {
  test.each([
    ['productsamples', 'highres/varias'],
    ['banners', 'banner desktop'],
  ] as const)('a listing of %s is read with whole paths and addresses', async (bucket, folder) => {
    answerLists(bucket, answers.listing);
    const page = await listFolder(folder, { offset: 0, limit: 100, bucket });
    expect(page.folders).toEqual(['camisetas', 'gorras 2']);
    expect(page.files.filter(({ name }) => !name.startsWith('.'))).toEqual(
      ['azul (1).webp', 'gorra.webp'].map((name) => ({
        name,
        path: `${folder}/${name}`,
        url: publicUrl(`${folder}/${name}`, bucket),
        changedAt: '2026-11-02T15:04:05.678Z',
      })),
    );
    expect(page.nextOffset).toBeNull();
  });

  test('a page that is full goes on after all of its rows, folders included', async () => {
    answerLists('productsamples', answers.listing);
    const { nextOffset } = await listFolder('highres', { offset: 10, limit: 5 });
    expect(nextOffset).toBe(15);
  });

  test('the library shows folders and pictures, and not what holds a folder', async () => {
    const prefixes: string[] = [];
    faults.storage('post', 'object/list/productsamples', async (request) => {
      const { prefix }: { prefix: string } = await request.clone().json();
      prefixes.push(prefix);
      if (prefix === 'highres') return HttpResponse.json(answers.listing);
      return HttpResponse.json(answers.listing.filter(({ name }) => name === 'gorra.webp'));
    });
    const { user } = await openLibrary();
    await waitFor(() => expect(folders()).toEqual(['camisetas', 'gorras 2']));
    expect(await findNames()).toEqual(['azul (1).webp', 'gorra.webp']);
    await openFolders(user, 'gorras 2');
    expect(await findNames()).toEqual(['gorra.webp']);
    expect(screen.queryByRole('list', { name: 'Carpetas' })).toBeNull();
    expect(prefixes).toEqual(['highres', 'highres/gorras 2']);
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
    new Request(`${location.origin}/storage/v1/object/list/productsamples`, {
      method: 'POST',
      headers: {
        apikey: backend().anonKey,
        authorization: `Bearer ${staff.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        prefix: 'highres',
        limit: 100,
        offset: 0,
        sortBy: { column: 'name', order: 'asc' },
      }),
    }),
  );
  const rows: { name: string; id: string | null }[] = await answer.json();
  const shape = (row: { name: string; id: string | null }) => [
    row.name,
    row.id === null,
    Object.keys(row),
  ];
  expect(rows.map(shape)).toEqual(STORAGE_ANSWERS.embedded.listing.map(shape));
});
