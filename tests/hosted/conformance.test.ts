import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { inSetup } from '#tests/inSetup.ts';
import { call, signedInClient, useBackend } from '../backend/support.ts';
import { isListing, isRefusal, recordedSteps } from './recordings.ts';
import type { Exchange, RecordedRow, Step } from './recordings.ts';
import { createTokens } from './tokens.ts';

// Tests compare no ids, versions, times, hosts, etags, headers except the type, or order of listings:
// list-v2 sorts differently from the recorded older form.

/** Steps in which the embedded backend differs on purpose (supabase/local/README.md). */
const DIFFERENT: readonly string[] = [
  'name: 300 characters',
  'public: rendition',
  'concurrent: same name twice, no overwrite',
  'remove: several by storage-js',
  'folder: of a name with other case',
  'folder: the empty folder is listed',
  'folder: root highres',
];

/** Steps except those of tokens that no sign-in gives: each is a wrong signature here. */
const performed = recordedSteps.filter(
  ({ step }) => !/^token: (?:garbage|not yet|of a key|none|alg none)/.test(step),
);

type Essence = { readonly status: number; readonly answer?: unknown };

const backend = useBackend();
let tokens: ReadonlyMap<string, string>;
let picture: Buffer;
const answersOf = new Map<string, readonly Essence[]>();

beforeAll(async () => {
  picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const staff = await tokenOf('staff@shop.example', true);
  tokens = createTokens(staff, await tokenOf('stranger@shop.example', false), backend().jwtSecret);
  for (const step of performed) {
    answersOf.set(step.step, await inSetup(`the step ${step.step}`, perform(step)));
  }
});

async function tokenOf(email: string, staff: boolean): Promise<string> {
  const client = await signedInClient(backend(), email, { staff });
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

/** Makes a picture of this many bytes: decoders ignore the bytes after its end. */
function file(bytes: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes);
  content.set(picture.subarray(0, bytes));
  return content;
}

async function perform({ given = [], exchanges }: Step): Promise<Essence[]> {
  for (const name of given) await store(name);
  const essences: Essence[] = [];
  let etag = '';
  for (const exchange of exchanges) {
    const response = await ask(exchange, exchange.isKnown === true ? etag : null);
    etag = response.headers.get('etag') ?? '';
    essences.push(await essenceOf(exchange, response));
  }
  return essences;
}

async function store(name: string): Promise<void> {
  const path = `/object/productsamples/${encodeURI(name)}`;
  await ask({ method: 'POST', path, as: 'staff', type: 'image/webp', bytes: 44, status: 200 });
}

function ask(exchange: Exchange, etag: string | null = null): Promise<Response> {
  const { method, path, as, type, bytes, upsert, json } = exchange;
  const headers = new Headers();
  const token = as === undefined ? undefined : tokens.get(as);
  if (as !== undefined && token === undefined) throw new Error(`no token of ${as}`);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (type !== undefined) headers.set('content-type', type);
  if (bytes !== undefined) headers.set('x-upsert', String(upsert ?? false));
  if (etag !== null) headers.set('if-none-match', etag);
  const body = json === undefined ? bytes !== undefined && file(bytes) : JSON.stringify(json);
  return call(backend(), `/storage/v1${path}`, {
    method,
    headers,
    ...(body !== false && { body }),
  });
}

async function essenceOf({ method }: Exchange, response: Response): Promise<Essence> {
  const { status } = response;
  const bytes = await response.arrayBuffer();
  if (method === 'HEAD' || bytes.byteLength === 0) return { status };
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) {
    return { status, answer: { bytes: bytes.byteLength, type } };
  }
  return { status, answer: withoutChance(JSON.parse(new TextDecoder().decode(bytes))) };
}

function withoutChance(answer: NonNullable<Exchange['answer']>): unknown {
  if (isListing(answer)) {
    const names = (rows: readonly RecordedRow[]) => rows.map(({ name }) => name).toSorted();
    return { folders: names(answer.folders), objects: names(answer.objects) };
  }
  if (Array.isArray(answer)) return answer.map(({ name }: RecordedRow) => name);
  if (isRefusal(answer) || !('Key' in answer)) return answer;
  return { Key: answer.Key };
}

function recorded({ exchanges }: Step): Essence[] {
  return exchanges.map(({ status, method, answer }) =>
    method === 'HEAD' || answer === undefined
      ? { status }
      : { status, answer: withoutChance(answer) },
  );
}

const compared = performed.filter(({ step }) => !DIFFERENT.includes(step));

test.each(compared)('$step: the response equals that of the real storage', (step) => {
  expect(answersOf.get(step.step)).toEqual(recorded(step));
});

/** Errors from the code of PostgREST; they are not recorded. */
describe('bad inputs', () => {
  test.each([
    ['expired', 'PGRST303', 'JWT expired'],
    ['signedByAnother', 'PGRST301', 'No suitable key or wrong key type'],
  ])(
    'a token that is %s is refused, even for tables that visitors may read',
    async (name, code, message) => {
      const headers = { authorization: `Bearer ${tokens.get(name)}`, apikey: backend().anonKey };
      const response = await call(backend(), '/rest/v1/iva?select=id', { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code, message });
    },
  );
});
