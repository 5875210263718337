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

test('the public address of the store is optional and loses its last slash', () => {
  expect(parseEnv(HOSTED, '').siteUrl).toBe('');
  expect(parseEnv({ VITE_SITE_URL: 'https://tienda.example/' }, '').siteUrl).toBe(
    'https://tienda.example',
  );
});

test.each([{}, HOSTED, { ...HOSTED, VITE_SITE_URL: 'https://tienda.example' }])(
  'settings that are complete pass',
  (raw) => {
    expect(() => checkEnv(raw)).not.toThrow();
  },
);

test.each([
  ['VITE_SITE_URL', 'tienda.example'],
  ['VITE_SITE_URL', 'https://tienda.example/shop'],
  ['VITE_SITE_URL', 'javascript:alert(1)'],
  ['VITE_SUPABASE_URL', 'shop.supabase.co'],
  ['VITE_WEB_VITALS_URL', 'vitals'],
  ['VITE_WEB_VITALS_URL', '//vitals.example'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => checkEnv({ ...HOSTED, [name]: value })).toThrow(`${name} is n`);
});

test('everything that is missing is listed at once', () => {
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

test('the policy allows frames of the map and the feed, and nobody else', () => {
  expect(policyOf(HOSTED).get('frame-src')).toEqual([
    'https://www.openstreetmap.org',
    'https://www.facebook.com',
  ]);
});

test('the policy lets a worker start from a blob, as making pictures smaller does', () => {
  expect(policyOf(HOSTED).get('worker-src')).toEqual(["'self'", 'blob:']);
  expect(policyOf(HOSTED).get('script-src')).toEqual(["'self'"]);
});

test('the policy allows requests to the services, to what frames show, and to nobody else', () => {
  const services = [
    "'self'",
    'https://shop.supabase.co',
    'https://api.emailjs.com',
    'https://www.openstreetmap.org',
    'https://www.facebook.com',
  ];
  expect(policyOf(HOSTED).get('connect-src')?.toSorted()).toEqual(services.toSorted());
  const measured = policyOf({ ...HOSTED, VITE_WEB_VITALS_URL: 'https://rum.example/v1?k=2' });
  expect(measured.get('connect-src')).toContain('https://rum.example');
  expect(policyOf({ VITE_WEB_VITALS_URL: '/vitals' }).get('connect-src')).not.toContain('/vitals');
});

test('windows of other sites keep no handle on the window of the store', () => {
  const headers = securityHeaders([], contactedOrigins(HOSTED));
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
});
