import { expect, test } from 'vitest';
import { contactedOrigins, securityHeaders } from '../../../scripts/vite/securityHeaders.ts';
import { checkEnv, parseEnv } from '#config/env.ts';

const HOSTED = {
  VITE_SUPABASE_URL: 'https://shop.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'key',
  VITE_EMAILJS_PUBLIC_KEY: 'a',
  VITE_EMAILJS_SERVICE_ID: 'b',
  VITE_EMAILJS_ORDER_TEMPLATE_ID: 'c',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'd',
};

test('the site address is optional and loses its trailing slash', () => {
  expect(parseEnv(HOSTED, '').siteUrl).toBe('');
  expect(parseEnv({ VITE_SITE_URL: 'https://tienda.example/' }, '').siteUrl).toBe(
    'https://tienda.example',
  );
});

test.each([{}, HOSTED, { ...HOSTED, VITE_SITE_URL: 'https://tienda.example' }])(
  'complete settings pass',
  (raw) => {
    expect(() => checkEnv(raw)).not.toThrow();
  },
);

test.each([
  ['VITE_SITE_URL', 'tienda.example'],
  ['VITE_SITE_URL', 'javascript:alert(1)'],
  ['VITE_SUPABASE_URL', 'shop.supabase.co'],
  ['VITE_WEB_VITALS_URL', '//vitals.example'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => checkEnv({ ...HOSTED, [name]: value })).toThrow(`${name} is n`);
});

test('all missing settings are listed at once', () => {
  const check = () => checkEnv({ VITE_SUPABASE_URL: 'https://shop.supabase.co' });
  for (const name of Object.keys(HOSTED).slice(1)) expect(check).toThrow(`${name} is missing`);
});

function policyOf(raw: Readonly<Record<string, string>>): Map<string, string[]> {
  const policy = securityHeaders([], contactedOrigins(raw))['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('the policy allows the store, its services, the framed sites, and nothing else', () => {
  const policy = policyOf(HOSTED);
  const frames = ['https://www.openstreetmap.org', 'https://www.facebook.com'];
  expect(policy.get('frame-src')).toEqual(frames);
  // The worker that makes pictures smaller starts from a blob.
  expect(policy.get('worker-src')).toEqual(["'self'", 'blob:']);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')?.toSorted()).toEqual(
    ["'self'", 'https://shop.supabase.co', 'https://api.emailjs.com', ...frames].toSorted(),
  );
});

test('the policy allows the origin that receives web vitals', () => {
  const measured = policyOf({ ...HOSTED, VITE_WEB_VITALS_URL: 'https://rum.example/v1?k=2' });
  expect(measured.get('connect-src')).toContain('https://rum.example');
  expect(policyOf({ VITE_WEB_VITALS_URL: '/vitals' }).get('connect-src')).not.toContain('/vitals');
});

test('windows of other sites cannot reach the window of the store', () => {
  const headers = securityHeaders([], contactedOrigins(HOSTED));
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
});
