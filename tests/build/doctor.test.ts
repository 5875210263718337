import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_EMAIL } from '#config/localBackend.ts';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';
import { signedInClient } from '../backend/support.ts';
import { checkEmail } from '../../scripts/doctor/email.ts';
import { printed } from '../../scripts/doctor/finding.ts';
import { hostedSettings } from '#tests/hostedSettings.ts';
import { examine, serve } from './support.ts';

let backend: Backend;
let origin: string;

const LOGO = 'thumbnails/default/logo.webp';

beforeAll(async () => {
  backend = await createBackend();
  origin = await serve(backend);
});

afterAll(() => backend.close());

function settings(changed: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { ...hostedSettings(origin, backend.anonKey), VITE_SITE_URL: '', ...changed };
}

/** Serves the backend with other responses where `change` returns one. */
function serveChanged(
  change: (path: string, request: Request) => Response | null,
): Promise<string> {
  return serve({
    fetch: async (request) =>
      change(new URL(request.url).pathname, request) ?? (await backend.fetch(request)),
  });
}

const COUNTS = ['familia', 'subfamilia', 'iva', 'color', 'talla', 'bodega', 'producto']
  .concat(['inventario', 'images', 'banners'])
  .map((table) => `select '${table}' as name, count(*)::int as rows from public.${table}`)
  .join(' union all ');

/** Runs the doctor after a change to the database, which {@link REPAIRS} reverts. */
async function examineAfter(change: string) {
  await backend.sql(change);
  const before = await backend.sql(COUNTS);
  const found = await examine(settings());
  expect(await backend.sql(COUNTS), 'the doctor writes nothing').toEqual(before);
  return found;
}

const REPAIRS = `
  revoke all on all tables in schema public from anon;
  grant select on all tables in schema public to anon;
  revoke all on public.bodega from anon;
  alter table public.familia enable row level security;
  alter table public.bodega enable row level security;
  update storage.buckets set public = true;
  drop policy if exists peek on storage.objects;
`;
afterEach(() => backend.sql(REPAIRS));

test('a project without faults has no wrong line', async () => {
  const { said, wrong } = await examine(settings());
  expect(said).not.toContain('✗');
  expect(wrong).toBe(0);
  for (const line of [
    '✓ .env is complete',
    `✓ ${origin} answers and takes the key`,
    '✓ nobody can sign up',
    '✓ producto: all columns there, visitors may read, anonymous writes refused',
    '✓ bodega: all columns there, hidden from visitors, anonymous writes refused',
    '✓ the schema private is not served',
    '? max rows: with 0 products it cannot be told',
    '? e-mail, contact form: not tried',
    'from faults order by position;',
  ]) {
    expect(said).toContain(line);
  }
});

test('without a project in the settings it says how to set one', async () => {
  const { said, wrong } = await examine({});
  expect(wrong).toBe(0);
  expect(said).toContain('? no VITE_SUPABASE_URL: the store runs with its embedded backend');
  expect(said).toContain('copy .env.example to .env');
});

test('open grants are reported with the statement that closes them', async () => {
  const { said, faults } = await examineAfter('grant all on all tables in schema public to anon');
  expect(faults).toHaveLength(13);
  expect(said).toContain('✗ talla: open grants, insert, update, delete');
  expect(said).toContain('revoke insert, update, delete on public.talla from anon;');
  expect(said).toContain('✗ bodega: visitors may read it, only staff should');
});

test('faults of single tables are reported with what to do, and an open table receives no row', async () => {
  await backend.sql(`
    grant all on public.familia to anon;
    alter table public.familia disable row level security;
    revoke select on public.color from anon;
    alter table public.producto rename column busqueda to other;
    alter table public.talla rename to size;
    alter table public.images rename to kept;
    create table public.images (url text, producto_id bigint);
    grant all on public.images to anon`);
  const { said } = await examine(settings());
  const rows = await backend.sql('select * from public.images');
  await backend.sql(`
    drop table public.images;
    alter table public.kept rename to images;
    alter table public.size rename to talla;
    alter table public.producto rename column other to busqueda`);
  expect(rows).toEqual([]);
  expect(said).toContain('✗ familia: anybody may add rows');
  expect(said).toContain('alter table public.familia enable row level security;');
  expect(said).toContain('✗ color: visitors may not read it');
  expect(said).toMatch(
    /✗ producto: column .*busqueda.* does not exist\n +Apply supabase\/migrations/,
  );
  expect(said).toContain('✗ talla: there is no such table');
  expect(said).toContain('✗ images: it has no primary key');
  expect(said).toContain('✗ images: open grants, update, delete');
});

test('a bucket is right when visitors can load a file, and wrong when they can list or not load files', async () => {
  const staff = await signedInClient(backend, 'ana@example.com', { staff: true });
  const webp = { contentType: 'image/webp' };
  await staff.storage.from('productsamples').upload(LOGO, 'picture', webp);
  await staff.storage.from('banners').upload('banner desktop/a.webp', 'picture', webp);
  await backend.sql(`
    insert into public.banners (url, desktop)
    values ('${origin}/storage/v1/object/public/banners/banner desktop/a.webp', true)
  `);
  const { said } = await examine(settings());
  expect(said).toContain(`✓ bucket productsamples: public (${LOGO}), visitors may not list it`);
  expect(said).toContain('✓ bucket banners: public (banner desktop/a.webp), visitors may not');
  const open = await examineAfter('create policy peek on storage.objects for select using (true)');
  expect(open.said).toContain('✗ bucket productsamples: visitors may list its files');
  const shut = await examineAfter('update storage.buckets set public = false');
  expect(shut.said).toContain('✗ bucket banners: a picture that the store shows is not given out');
});

test('the maximum of rows and open sign-in are reported', async () => {
  const rows = Array.from({ length: 500 }, (_, id) => ({ id }));
  const changed = await serveChanged((path, request) => {
    if (path === '/auth/v1/settings') {
      const external = { email: false, anonymous_users: true };
      return Response.json({ disable_signup: false, external });
    }
    const isCount = path === '/rest/v1/producto' && request.url.includes('limit=1001');
    return isCount ? Response.json(rows, { headers: { 'content-range': '0-499/1200' } }) : null;
  });
  const { said } = await examine(settings({ VITE_SUPABASE_URL: changed }));
  expect(said).toContain('✓ max rows: 500, of 1200 products');
  expect(said).toContain('✗ anybody can sign up');
  expect(said).toContain('✗ anonymous sign-in is on');
  expect(said).toContain('✗ sign-in by e-mail is off');
});

test('a test message is sent on request, and a refusal is reported', async () => {
  const send = async (address: string, changed: Readonly<Record<string, string>> = {}) => {
    const findings = await checkEmail(settings(changed), { send: true, origin: address });
    return findings.map(printed).join('\n');
  };
  const sent = await send(origin, {
    VITE_EMAILJS_PUBLIC_KEY: LOCAL_EMAIL.publicKey,
    VITE_EMAILJS_SERVICE_ID: LOCAL_EMAIL.serviceId,
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: LOCAL_EMAIL.contactTemplateId,
  });
  expect(sent).toContain('✓ EmailJS took a test message');
  expect(backend.mailbox.list().map((email) => email.template_params['name'])).toEqual([
    'Prueba de la tienda (npm run doctor)',
  ]);
  const refused = await send(origin);
  expect(refused).toContain('✗ EmailJS refused a test message (400: The Public Key is invalid)');
  const answer = new Response('API calls are disabled for non-browser applications', {
    status: 403,
  });
  const guarded = await send(await serve({ fetch: async () => answer }));
  expect(guarded).toContain('? e-mail, contact form: EmailJS takes no messages from programs');
});

describe('faults', () => {
  test.each([
    ['nobody listens', () => 'http://127.0.0.1:9'],
    ['it is another site', () => serve({ fetch: async () => new Response('<p>Hello') })],
    ['it is paused', () => serve({ fetch: async () => new Response('paused', { status: 540 }) })],
  ])('a project without a valid response is reported: %s', async (_what, open) => {
    const address = await open();
    const { said } = await examine(
      settings({ VITE_SUPABASE_URL: address, VITE_SITE_URL: address }),
    );
    expect(said).toContain(`✗ ${address} does not answer as a Supabase project`);
    expect(said).toContain(`✗ ${address} does not show the store`);
    expect(said).not.toMatch(/\n\s+at /);
  });

  test('responses of a broken service are unproved, not right', async () => {
    const broken = await serveChanged((path) =>
      path === '/auth/v1/settings' ? null : new Response('<h1>Bad gateway</h1>', { status: 502 }),
    );
    const { said } = await examine(settings({ VITE_SUPABASE_URL: broken }));
    expect(said).toContain('? familia: no answer to rely on (status 502)');
    expect(said).toContain('? familia: no answer to an anonymous insert to rely on (status 502)');
    expect(said).not.toMatch(/✓ (familia|bucket|the schema)/);
  });
});

describe('bad inputs', () => {
  const claims = (payload: object) =>
    `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sig`;

  test.each([
    ['sb_secret_0123456789', 'SECRET key'],
    [claims({ role: 'service_role' }), 'SECRET key'],
  ])('a secret key is reported, not used and not repeated: %s', async (key, said) => {
    const asked: string[] = [];
    const address = await serve({
      fetch: async (request) => {
        asked.push(request.url);
        return new Response('');
      },
    });
    const found = await examine(
      settings({ VITE_SUPABASE_URL: address, VITE_SITE_URL: '', VITE_SUPABASE_ANON_KEY: key }),
    );
    expect(found.said).toContain(said);
    expect(found.said).not.toContain(key);
    expect(found.wrong).toBe(1);
    expect(asked).toEqual([]);
  });
});
