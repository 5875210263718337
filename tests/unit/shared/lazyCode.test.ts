import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyPage } from '../../../src/app/lazyPage.ts';

const Page = () => null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What became of a promise so far, by the time the test looks. */
function watch(promise: Promise<unknown>): { state: 'pending' | 'arrived' | 'failed' } {
  const watched: ReturnType<typeof watch> = { state: 'pending' };
  promise.then(
    () => (watched.state = 'arrived'),
    () => (watched.state = 'failed'),
  );
  return watched;
}

describe('a page whose code is fetched when it is needed', () => {
  test('is fetched once, however many ask, and stays', async () => {
    let imports = 0;
    const page = lazyPage(async () => {
      imports += 1;
      return Page;
    });
    expect(page.current()).toBeNull();
    await Promise.all([page.load(), page.load()]);
    expect(page.current()).toBe(Page);
    expect(imports).toBe(1);
  });

  test('that fails once is asked for again by itself', async () => {
    let imports = 0;
    const page = lazyPage(async () => {
      imports += 1;
      if (imports === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return Page;
    });
    const loading = watch(page.load());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(loading.state).toBe('arrived');
  });

  test('that does not come is given up 120 s after each asking, and can be asked for anew', async () => {
    let answers = false;
    const page = lazyPage(() =>
      answers ? Promise.resolve(Page) : new Promise<never>(() => undefined),
    );
    const loading = watch(page.load());
    await vi.advanceTimersByTimeAsync(120_000 + 1_000 + 119_999);
    expect(loading.state).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(loading.state).toBe('failed');
    answers = true;
    await page.load();
    expect(page.current()).toBe(Page);
  });
});
