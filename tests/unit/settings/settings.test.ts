import { describe, expect, test } from 'vitest';
import { checkEnv, parseEnv } from '#config/env.ts';
import { hostedSettings } from '#tests/hostedSettings.ts';
import { checkSettings } from '../../../scripts/doctor/settings.ts';
import { contactedOrigins, securityHeaders } from '../../../scripts/vite/securityHeaders.ts';

const SITE = 'https://tienda.example';
const SUPABASE = 'https://abc.supabase.co';
const HOSTED = { ...hostedSettings(SUPABASE, 'sb_publishable_1'), VITE_SITE_URL: '' };

test.each([
  [undefined, ''],
  [`${SITE}/`, SITE],
])('the site address %s in the settings of a build is read as %j', (typed, siteUrl) => {
  expect(parseEnv({ ...HOSTED, VITE_SITE_URL: typed }, '').siteUrl).toBe(siteUrl);
});

test.each([{}, HOSTED, { ...HOSTED, VITE_SITE_URL: SITE }])(
  'complete settings of a build are accepted: %j',
  (raw) => {
    expect(() => checkEnv(raw)).not.toThrow();
  },
);

test.each([
  ['VITE_SITE_URL', 'javascript:alert(1)'],
  ['VITE_WEB_VITALS_URL', '//vitals.example'],
])('a build with %s=%s is refused, and the variable is named', (name, value) => {
  expect(() => checkEnv({ ...HOSTED, [name]: value })).toThrow(`${name} is n`);
});

test('the older variable of the key is still read, but the new one takes precedence', () => {
  const { VITE_SUPABASE_PUBLISHABLE_KEY: key, ...others } = HOSTED;
  const older = { ...others, VITE_SUPABASE_ANON_KEY: 'older' };
  expect(() => checkEnv(older)).not.toThrow();
  expect(parseEnv(older, '').anonKey).toBe('older');
  expect(parseEnv({ ...older, ...HOSTED }, '').anonKey).toBe(key);
});

const claims = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sig`;
const key = (payload: object) => ({ VITE_SUPABASE_PUBLISHABLE_KEY: claims(payload) });
const faultsOf = (changed: Readonly<Record<string, string>>) =>
  checkSettings({ ...HOSTED, ...changed }).flatMap(({ verdict, text }) =>
    verdict === 'wrong' ? text : [],
  );

test.each([{}, key({ role: 'anon', ref: 'abc' })])('the doctor finds no fault in %j', (changed) => {
  expect(faultsOf(changed)).toEqual([]);
});

test('the doctor warns of a legacy key', () => {
  const said = checkSettings({ ...HOSTED, VITE_SUPABASE_PUBLISHABLE_KEY: 'eyJhbGciOiJIUzI1NiJ9' });
  expect(said).toMatchObject([{ verdict: 'unproved', text: expect.stringContaining('legacy') }]);
});

describe('bad inputs', () => {
  test.each([
    [{ VITE_SUPABASE_PUBLISHABLE_KEY: '' }, 'VITE_SUPABASE_PUBLISHABLE_KEY is missing'],
    [{ VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' }, 'is a SECRET key'],
    [key({ role: 'service_role' }), 'is a SECRET key'],
    [key({ role: 'anon', ref: 'other' }), 'the key belongs to the project other, the URL to abc'],
    [{ VITE_SUPABASE_URL: 'https://your-project.supabase.co' }, 'still the one of .env.example'],
  ])('the doctor finds the fault of %j', (changed, message) => {
    expect(faultsOf(changed)).toEqual([expect.stringContaining(message)]);
  });
});

const headersOf = (raw: Readonly<Record<string, string>>) =>
  securityHeaders([], contactedOrigins(raw));
const policyOf = (raw: Readonly<Record<string, string>>, name: string) =>
  (headersOf(raw)['Content-Security-Policy'] ?? '')
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)
    .sort()
    .join(' ');
const FRAMES = 'https://www.facebook.com https://www.openstreetmap.org';

test.each([
  ['frame-src', FRAMES],
  // The worker that compresses pictures starts from a blob.
  ['worker-src', "'self' blob:"],
  ['script-src', "'self'"],
  ['connect-src', `'self' ${SUPABASE} https://api.emailjs.com`],
])('the content security policy allows as %s only the store and its services', (name, sources) => {
  expect(policyOf(HOSTED, name)).toBe(sources);
});

test('the headers allow the origin that receives web vitals, and isolate the window from other sites', () => {
  const rum = { VITE_WEB_VITALS_URL: 'https://rum.example/v1?k=2' };
  expect(policyOf(rum, 'connect-src')).toMatch(/https:\/\/rum\.example( |$)/);
  expect(policyOf({ VITE_WEB_VITALS_URL: '/vitals' }, 'connect-src')).not.toContain('/vitals');
  expect(headersOf(HOSTED)['Cross-Origin-Opener-Policy']).toBe('same-origin');
});
