import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

beforeAll(async () => {
  backend = await createBackend();
  origin = await serve(backend);
});
afterAll(() => backend.close());

const settings = (changed: Readonly<Record<string, string>> = {}) => ({
  ...hostedSettings(origin, backend.anonKey),
  VITE_SITE_URL: '',
  ...changed,
});

/** What the doctor says of the backend with other responses where `change` returns one. */
async function examineChanged(change: (path: string, request: Request) => Response | null) {
  const fetch = async (request: Request) =>
    change(new URL(request.url).pathname, request) ?? (await backend.fetch(request));
  return (await examine(settings({ VITE_SUPABASE_URL: await serve({ fetch }) }))).said;
}

/** What the doctor says after a change of the database, which is repaired afterwards. */
async function examineAfter(change: string, repair: string) {
  const names = 'familia subfamilia color producto inventario banners'.split(' ');
  const counts = names.map((name) => `select count(*) from public.${name}`).join(' union all ');
  await backend.sql(change);
  const before = await backend.sql(counts);
  const { said } = await examine(settings());
  expect(await backend.sql(counts), 'the doctor writes nothing').toEqual(before);
  await backend.sql(repair);
  return said;
}

test('a project without faults has no wrong line', async () => {
  const { said, wrong } = await examine(settings());
  expect(said).not.toContain('✗');
  expect(wrong).toBe(0);
  for (const line of [
    '✓ nobody can sign up',
    '✓ producto: all columns there, visitors may read, anonymous writes refused',
    '✓ bodega: all columns there, hidden from visitors, anonymous writes refused',
    '✓ historial: all columns there, hidden from visitors, anonymous writes refused',
    '✓ pedido: all columns there, hidden from visitors, visitors may add rows and write nothing else',
    '✓ undo_change: there, refused to visitors',
    '✓ the schema private is not served',
    '? max rows: with 0 products it cannot be told',
    'from faults order by position;',
  ]) {
    expect(said).toContain(line);
  }
});

test('faults of tables are told with what to do, and no row is written', async () => {
  const said = await examineAfter(
    `grant all on public.familia, public.talla, public.bodega to anon;
      alter table public.familia disable row level security;
      revoke select on public.color from anon;
      alter table public.producto rename column busqueda to other;
      alter table public.iva rename to tax;
      alter table public.images rename to kept;
      create table public.images (url text, producto_id bigint);
      grant all on public.images to anon;
      alter function public.apply_change(uuid, integer, text, jsonb, uuid) rename to other_change;
      alter policy pedido_insert_public on public.pedido to authenticated`,
    `drop table public.images;
      alter table public.kept rename to images;
      alter table public.tax rename to iva;
      alter table public.producto rename column other to busqueda;
      alter table public.familia enable row level security;
      revoke all on public.familia, public.talla, public.bodega from anon;
      grant select on public.familia, public.talla, public.color to anon;
      alter policy pedido_insert_public on public.pedido to anon, authenticated;
      alter function public.other_change(uuid, integer, text, jsonb, uuid) rename to apply_change`,
  );
  for (const line of [
    '✗ talla: open grants, insert, update, delete',
    'revoke insert, update, delete on public.talla from anon;',
    '✗ bodega: visitors may read it, only staff should',
    '✗ familia: anybody may add rows',
    'alter table public.familia enable row level security;',
    '✗ color: visitors may not read it',
    /✗ producto: column .*busqueda.* does not exist\n +Apply supabase\/migrations/,
    '✗ iva: there is no such table',
    '✗ images: it has no primary key',
    '✗ images: open grants, update, delete',
    '✗ apply_change: there is no such function',
    '✗ pedido: visitors may not add rows',
  ]) {
    expect(said).toMatch(line);
  }
});

test('a bucket is right when visitors can load a file, and wrong when they can list or not load files', async () => {
  const staff = await signedInClient(backend, 'ana@example.com', { staff: true });
  const webp = { contentType: 'image/webp' };
  const logo = 'thumbnails/default/logo.webp';
  await staff.storage.from('productsamples').upload(logo, 'picture', webp);
  await staff.storage.from('banners').upload('banner desktop/a.webp', 'picture', webp);
  await backend.sql(`
    insert into public.banners (url, desktop)
    values ('${origin}/storage/v1/object/public/banners/banner desktop/a.webp', true)`);
  const { said } = await examine(settings());
  expect(said).toContain(`✓ bucket productsamples: public (${logo}), visitors may not list it`);
  expect(said).toContain('✓ bucket banners: public (banner desktop/a.webp), visitors may not');
  const peek = 'create policy peek on storage.objects for select using (true)';
  const open = await examineAfter(peek, 'drop policy peek on storage.objects');
  expect(open).toContain('✗ bucket productsamples: visitors may list its files');
  const close = 'update storage.buckets set public = false';
  const shut = await examineAfter(close, 'update storage.buckets set public = true');
  expect(shut).toContain('✗ bucket banners: a picture that the store shows is not given out');
});

test('the maximum of rows and open sign-in are reported', async () => {
  const rows = Array.from({ length: 500 }, (_, id) => ({ id }));
  const said = await examineChanged((path, request) => {
    if (path === '/auth/v1/settings') {
      const external = { email: true, anonymous_users: true };
      return Response.json({ disable_signup: false, external });
    }
    const isCount = path === '/rest/v1/producto' && request.url.includes('limit=1001');
    return isCount ? Response.json(rows, { headers: { 'content-range': '0-499/1200' } }) : null;
  });
  expect(said).toContain('✓ max rows: 500, of 1200 products');
  expect(said).toContain('✗ anybody can sign up');
  expect(said).toContain('✗ anonymous sign-in is on');
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
  const [email] = backend.mailbox.list();
  expect(email?.template_params['name']).toBe('Prueba de la tienda (npm run doctor)');
  const refused = await send(origin);
  expect(refused).toContain('✗ EmailJS refused a test message (400: The Public Key is invalid)');
});

describe('faults', () => {
  test.each([
    ['nobody listens', () => 'http://127.0.0.1:9'],
    ['it is paused', () => serve({ fetch: async () => new Response('paused', { status: 540 }) })],
  ])('a project without a valid response is reported: %s', async (_what, open) => {
    const address = await open();
    const changed = { VITE_SUPABASE_URL: address, VITE_SITE_URL: address };
    const { said } = await examine(settings(changed));
    expect(said).toContain(`✗ ${address} does not answer as a Supabase project`);
    expect(said).toContain(`✗ ${address} does not show the store`);
  });
});

describe('bad inputs', () => {
  test('a secret key is reported, not used and not repeated', async () => {
    const fetch = vi.fn<Backend['fetch']>(async () => new Response(''));
    const key = 'sb_secret_0123456789';
    const changed = { VITE_SUPABASE_URL: await serve({ fetch }), VITE_SUPABASE_ANON_KEY: key };
    const found = await examine(settings(changed));
    expect(found.said).toContain('SECRET key');
    expect(found.said).not.toContain(key);
    expect(found.wrong).toBe(1);
    expect(fetch).not.toHaveBeenCalled();
  });
});
