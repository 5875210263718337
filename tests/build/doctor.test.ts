import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '#backend/createBackend.ts';
import { LOCAL_EMAIL } from '#config/localBackend.ts';
import { hostedSettings } from '#tests/hostedSettings.ts';
import { signedInClient } from '../backend/support.ts';
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

/** Runs the doctor after a change of the database, and then reverts the change. */
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

test('the doctor reports products that visitors cannot read and orders that they can, and writes no row', async () => {
  const said = await examineAfter(
    'grant select on public.pedido to anon; revoke select on public.producto from anon',
    'revoke select on public.pedido from anon; grant select on public.producto to anon',
  );
  expect(said).toContain('✗ visitors cannot read the products (status 401, 42501');
  expect(said).toContain('✗ visitors may read the orders, only staff should');
});

test('the doctor reports that visitors may list files', async () => {
  const staff = await signedInClient(backend, 'ana@example.com', { staff: true });
  const webp = { contentType: 'image/webp' };
  await staff.storage.from('banners').upload('banner desktop/a.webp', 'picture', webp);
  const { said, wrong } = await examine(settings());
  expect(said).toContain('✓ bucket banners: visitors may not list');
  expect(wrong).toBe(0);
  const peek = 'create policy peek on storage.objects for select using (true)';
  const open = await examineAfter(peek, 'drop policy peek on storage.objects');
  expect(open).toContain('✗ bucket banners: visitors may list its files');
});

test('the doctor reports that anybody can sign up or sign in', async () => {
  const open = { disable_signup: false, external: { email: true, anonymous_users: true } };
  const fetch = async (request: Request) =>
    request.url.endsWith('/auth/v1/settings') ? Response.json(open) : backend.fetch(request);
  const { said } = await examine(settings({ VITE_SUPABASE_URL: await serve({ fetch }) }));
  expect(said).toContain('✗ anybody can sign up');
  expect(said).toContain('✗ anonymous sign-in is on');
});

test('the doctor sends a test message on request, and reports that it is refused', async () => {
  const send = async (emailOrigin: string, changed: Readonly<Record<string, string>> = {}) =>
    (await examine(settings(changed), { send: true, emailOrigin })).said;
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
  ])('the doctor reports a project without a valid response: %s', async (_what, open) => {
    const address = await open();
    const changed = { VITE_SUPABASE_URL: address, VITE_SITE_URL: address };
    const { said } = await examine(settings(changed));
    expect(said).toContain(`✗ ${address} does not answer as a Supabase project`);
    expect(said).toContain(`✗ ${address} does not show the store`);
  });
});

describe('bad inputs', () => {
  test('the doctor reports a secret key, but neither uses nor prints it', async () => {
    const fetch = vi.fn<Backend['fetch']>(async () => new Response(''));
    const key = 'sb_secret_0123456789';
    const changed = {
      VITE_SUPABASE_URL: await serve({ fetch }),
      VITE_SUPABASE_PUBLISHABLE_KEY: key,
    };
    const report = await examine(settings(changed));
    expect(report.said).toContain('SECRET key');
    expect(report.said).not.toContain(key);
    expect(report.wrong).toBe(1);
    expect(fetch).not.toHaveBeenCalled();
  });
});
