import { beforeAll, describe } from 'vitest';
import { listFolder, type FolderPage } from '#data/library/staff/storage.ts';
import { keepSession, signIn, useBackend } from '#tests/backend.ts';
import { FILL_MS, measure } from './measure.ts';

// Measures reading a folder of the picture library with 20,000 files and 300 folders. Limit: 1 s for its first page.

const FILES = 20_000;
const FOLDERS = 300;

const backend = useBackend();
beforeAll(async () => {
  keepSession(await signIn(backend(), 'staff@shop.example', { staff: true }));
  await backend().sql(`
    insert into storage.objects (bucket_id, name, version, metadata, created_at)
      select 'productsamples', root || '/camiseta-' || n || '-frente.webp', gen_random_uuid()::text,
        '{"mimetype":"image/webp","size":8}'::jsonb, timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(1, ${FILES}) n, unnest(array['highres', 'thumbnails']) root
    union all
      select 'productsamples', 'highres/carpeta-' || n || '/' || k || '.webp',
        gen_random_uuid()::text, '{"mimetype":"image/webp","size":8}'::jsonb, now()
      from generate_series(1, ${FOLDERS}) n, generate_series(1, 10) k
  `);
}, FILL_MS);

async function readAll(folder: string): Promise<void> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: FolderPage = await listFolder(folder, { cursor });
    cursor = page.nextCursor;
  }
}

describe('a folder of 20,000 files', () => {
  measure('its first page', () => listFolder('highres'));
  measure('its first page, the newest first', () => listFolder('thumbnails', { order: 'newest' }));
  measure('to its end', () => readAll('highres'), 3);
});
