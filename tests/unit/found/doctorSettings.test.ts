import { describe, expect, test } from 'vitest';
import { policyFaults } from '../../../scripts/doctor/policyFaults.ts';
import { checkSettings } from '../../../scripts/doctor/settings.ts';

const COMPLETE = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
  VITE_EMAILJS_PUBLIC_KEY: 'a',
  VITE_EMAILJS_SERVICE_ID: 'b',
  VITE_EMAILJS_ORDER_TEMPLATE_ID: 'c',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'd',
};

const claims = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sig`;

function faultsOf(changed: Readonly<Record<string, string>>): string[] {
  return checkSettings({ ...COMPLETE, ...changed })
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ text }) => text);
}

test.each([{}, { VITE_SUPABASE_ANON_KEY: claims({ role: 'anon', ref: 'abc' }) }])(
  'complete settings have no fault: %j',
  (changed) => {
    expect(faultsOf(changed)).toEqual([]);
  },
);

describe('bad inputs', () => {
  test.each([
    [{ VITE_SUPABASE_ANON_KEY: '' }, 'VITE_SUPABASE_ANON_KEY is missing'],
    [{ VITE_SUPABASE_ANON_KEY: 'sb_secret_1' }, 'is a SECRET key'],
    [{ VITE_SUPABASE_ANON_KEY: claims({ role: 'service_role' }) }, 'is a SECRET key'],
    [
      { VITE_SUPABASE_ANON_KEY: claims({ role: 'anon', ref: 'other' }) },
      'the key belongs to the project other, the URL to abc',
    ],
    [{ VITE_SUPABASE_URL: 'https://your-project.supabase.co' }, 'still the one of .env.example'],
    [{ VITE_SUPABASE_URL: 'abc' }, 'VITE_SUPABASE_URL is not the address of a project'],
    [{ VITE_EMAILJS_SERVICE_ID: ' ' }, 'VITE_EMAILJS_SERVICE_ID is missing'],
    [{ VITE_SITE_URL: 'www.example.com' }, 'VITE_SITE_URL is not the address of the store'],
  ])('the settings %j have a fault', (changed, message) => {
    expect(faultsOf(changed)).toEqual([expect.stringContaining(message)]);
  });
});

test.each([
  ['the same in another order', "object-src 'none'; default-src 'self' a", []],
  ['a directive less', "default-src 'self' a", ['object-src is missing']],
  ['a source less', "default-src 'self'; object-src 'none'", ['default-src lacks a']],
  ['a source more', "default-src 'self' a *; object-src 'none'", ['default-src allows * as well']],
  ['the hash of an older script', "default-src 'self' a 'sha256-x='; object-src 'none'", []],
  ['nothing', '', ['default-src is missing', 'object-src is missing']],
])('a policy with %s is compared with the expected one', (_what, sent, faults) => {
  expect(policyFaults("default-src 'self' a; object-src 'none'", sent)).toEqual(faults);
});
