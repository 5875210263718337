const TIME = '2026-11-02T15:04:05.678Z';

const FOLDER = 'highres/';

const folder = (name: string) => ({
  key: name,
  name: `${FOLDER}${name}/`,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
});

const file = (name: string, size: number) => ({
  key: name,
  name: FOLDER + name,
  id: crypto.randomUUID(),
  updated_at: TIME,
  created_at: TIME,
  last_accessed_at: TIME,
  metadata: {
    eTag: '"8fff861fdbffe5879b798a994390ab8d"',
    size,
    mimetype: 'image/webp',
    cacheControl: 'max-age=3600',
    lastModified: TIME,
    contentLength: size,
    httpStatusCode: 200,
  },
});

/**
 * How storages answer for one and the same folder, `highres`, which holds two folders and two
 * pictures: by whole names, those of folders with a slash at the end.
 */
export const STORAGE_ANSWERS = {
  /**
   * Written by hand from the source of Supabase's storage, not recorded from a project. A folder
   * that the dashboard made has a file that holds it.
   */
  hosted: {
    listing: {
      hasNext: false,
      folders: [folder('camisetas'), folder('gorras 2')],
      objects: [
        file('.emptyFolderPlaceholder', 0),
        file('azul (1).webp', 40_112),
        file('gorra.webp', 38_007),
      ],
    },
    uploaded: { Id: crypto.randomUUID(), Key: 'productsamples/highres/nueva/.placeholder' },
    removed: [
      {
        name: 'highres/gorra.webp',
        bucket_id: 'productsamples',
        owner: crypto.randomUUID(),
        owner_id: crypto.randomUUID(),
        id: crypto.randomUUID(),
        updated_at: TIME,
        created_at: TIME,
        last_accessed_at: TIME,
        metadata: { size: 38_007, mimetype: 'image/webp' },
        version: crypto.randomUUID(),
      },
    ],
  },
  /**
   * Its listing is compared with the backend itself. A folder that the store made has another
   * such file.
   */
  embedded: {
    listing: {
      hasNext: false,
      folders: [folder('camisetas'), folder('gorras 2')],
      objects: [file('.placeholder', 0), file('azul (1).webp', 40_112), file('gorra.webp', 38_007)],
    },
    uploaded: { Id: crypto.randomUUID(), Key: 'productsamples/highres/nueva/.placeholder' },
    removed: [
      {
        id: crypto.randomUUID(),
        bucket_id: 'productsamples',
        name: 'highres/gorra.webp',
        owner: crypto.randomUUID(),
        owner_id: crypto.randomUUID(),
        version: crypto.randomUUID(),
        metadata: file('gorra.webp', 38_007).metadata,
        user_metadata: null,
        created_at: '2026-11-02 15:04:05.678+00',
        updated_at: '2026-11-02 15:04:05.678+00',
        last_accessed_at: '2026-11-02 15:04:05.678+00',
      },
    ],
  },
} as const;
