import { fieldsOf, type Project } from './ask.ts';
import { right, unproved, wrong, type Finding } from './finding.ts';

type Bucket = {
  readonly id: string;
  /** Columns with URLs of its files. */
  readonly links: readonly (readonly [table: string, column: string])[];
  /** A file that may exist. */
  readonly knownFile?: string;
};

const BUCKETS: readonly Bucket[] = [
  {
    id: 'productsamples',
    links: [
      ['subfamilia', 'thumbnail'],
      ['images', 'url'],
    ],
    knownFile: 'thumbnails/default/logo.webp',
  },
  { id: 'banners', links: [['banners', 'url']] },
];

/**
 * Checks whether the files of the buckets are public and cannot be listed. Uploads are left to the SQL:
 * the storage checks type and size before the policies, so only an upload that may succeed would show
 * whether visitors can upload.
 */
export async function checkBuckets(project: Project): Promise<Finding[]> {
  const findings = await Promise.all(BUCKETS.map((bucket) => checkBucket(project, bucket)));
  const uploads = unproved(
    'uploads by visitors: cannot be tried without a risk',
    'The SQL below tells: "policies", "no further policies" and "buckets".',
  );
  return [...findings.flat(), uploads];
}

async function checkBucket(project: Project, bucket: Bucket): Promise<Finding[]> {
  const { id } = bucket;
  const isListed = await listsAnything(project, id);
  const listing = isListed
    ? [
        wrong(
          `bucket ${id}: visitors may list its files`,
          'A policy on storage.objects lets them: see "no further policies" in the SQL below.',
        ),
      ]
    : [];
  const { served, missed } = await tryFiles(project, bucket);
  if (served !== undefined) {
    const more = isListed ? '' : ', visitors may not list it';
    return [right(`bucket ${id}: public (${served})${more}`), ...listing];
  }
  // The response is the same for a missing file, a missing bucket and one that is not public.
  if (missed !== undefined) {
    return [
      wrong(
        `bucket ${id}: a picture that the store shows is not given out (${missed})`,
        'Run supabase/migrations/20261101000600_storage.sql, or when the bucket exists, in the SQL editor:\n' +
          `update storage.buckets set public = true where id = '${id}';\n` +
          'When it is public, the file is gone: link another picture.',
      ),
      ...listing,
    ];
  }
  return [
    unproved(
      `bucket ${id}: cannot be told to be public (no file of it is known)`,
      'The SQL below tells; or run this again when the first picture is stored.',
    ),
    ...listing,
  ];
}

async function listsAnything({ ask, key }: Project, bucket: string): Promise<boolean> {
  const answer = await ask(`/storage/v1/object/list-v2/${bucket}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ prefix: '', limit: 1 }),
  });
  const { objects } = fieldsOf(answer);
  return answer.status === 200 && Array.isArray(objects) && objects.length > 0;
}

/** Statuses of a file that is not public or missing; other failures prove nothing. */
const REFUSALS = [400, 403, 404];

/** A public file of the bucket, or one that a row shows and that cannot be loaded. */
async function tryFiles(
  { origin, ask }: Project,
  { id, links, knownFile }: Bucket,
): Promise<{ readonly served?: string; readonly missed?: string }> {
  const start = `${origin}/storage/v1/object/public/${id}/`;
  const linked = await Promise.all(
    links.map(async ([table, column]) => {
      const filter = encodeURIComponent(`like.${start}*`);
      const answer = await ask(
        `/rest/v1/${table}?select=url:${column}&${column}=${filter}&limit=1`,
      );
      const [, url = ''] = /"url":\s*"([^"\\]+)"/.exec(answer.text) ?? [];
      return url.startsWith(start) ? [url.slice(start.length)] : [];
    }),
  );
  const shown = linked.flat();
  let missed: string | undefined;
  for (const file of knownFile === undefined ? shown : [knownFile, ...shown]) {
    const { status } = await ask(`/storage/v1/object/public/${id}/${file}`, { method: 'HEAD' });
    if (status === 200) return { served: file };
    if (REFUSALS.includes(status) && shown.includes(file)) missed ??= file;
  }
  return missed === undefined ? {} : { missed };
}
