import { afterEach, expect, test, vi } from 'vitest';

async function callback(url: string) {
  vi.stubEnv('VITE_WEB_VITALS_URL', url);
  vi.resetModules();
  return (await import('#config/webVitals.ts')).onWebVital;
}

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

test('no measurement is sent unless an address is set', async () => {
  expect(await callback('')).toBeNull();
});

test('each measurement is posted as JSON, with the path of its page', async () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const report = await callback('https://stats.example/vitals');
  const metric = { name: 'LCP', value: 1234.5, rating: 'good', id: 'v5-1', entries: [document] };
  report?.(metric);
  const [url, body = ''] = sendBeacon.mock.lastCall ?? [];
  expect(url).toBe('https://stats.example/vitals');
  expect(JSON.parse(body)).toEqual({
    name: 'LCP',
    value: 1234.5,
    rating: 'good',
    id: 'v5-1',
    path: location.pathname,
  });
});
