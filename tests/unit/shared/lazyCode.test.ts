import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyCode } from '#shared/lib/lazyCode.ts';

const Page = () => null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The state of a promise when the test reads it. */
function watch(promise: Promise<unknown>): { state: 'pending' | 'arrived' | 'failed' } {
  const watched: ReturnType<typeof watch> = { state: 'pending' };
  promise.then(
    () => (watched.state = 'arrived'),
    () => (watched.state = 'failed'),
  );
  return watched;
}

describe('lazy code', () => {
  test('is fetched once for all callers, and kept', async () => {
    let imports = 0;
    const page = lazyCode(async () => {
      imports += 1;
      return Page;
    });
    expect(page.current()).toBeNull();
    await Promise.all([page.load(), page.load()]);
    expect(page.current()).toBe(Page);
    expect(imports).toBe(1);
  });

  test('is fetched again by itself after a failure', async () => {
    let imports = 0;
    const page = lazyCode(async () => {
      imports += 1;
      if (imports === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return Page;
    });
    const loading = watch(page.load());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(loading.state).toBe('arrived');
  });

  describe('faults', () => {
    test('that fails after 70 s and then hangs times out 120 s after the call', async () => {
      let imports = 0;
      const page = lazyCode(() => {
        imports += 1;
        return new Promise<never>((_resolve, reject) => {
          if (imports === 1) setTimeout(reject, 70_000);
        });
      });
      const loading = watch(page.load());
      await vi.advanceTimersByTimeAsync(119_999);
      expect(loading.state).toBe('pending');
      await vi.advanceTimersByTimeAsync(1);
      expect(loading.state).toBe('failed');
    });

    test('that timed out fails at once while it is in flight, and is used when it arrives', async () => {
      let arrive = (_page: typeof Page) => undefined as void;
      let imports = 0;
      const page = lazyCode(() => {
        imports += 1;
        return new Promise<typeof Page>((resolve) => {
          arrive = resolve;
        });
      });
      const loading = watch(page.load());
      await vi.advanceTimersByTimeAsync(120_000);
      expect(loading.state).toBe('failed');
      await expect(page.load()).rejects.toThrow('still in flight');
      arrive(Page);
      await vi.advanceTimersByTimeAsync(0);
      expect(page.current()).toBe(Page);
      await expect(page.load()).resolves.toBe(Page);
      expect(imports).toBe(1);
    });
  });
});
