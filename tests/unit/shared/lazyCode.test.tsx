import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLazyPage } from '#app/useLazyPage.ts';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { lazyCode, type LazyCode } from '#shared/lib/lazyCode.ts';

const Page = () => null;
const TIMEOUT_MS = 120_000;

/** The server does not respond, so the document is not reloaded; each request is a wish to do so. */
const wishes = vi.fn<typeof fetch>(async () => {
  throw new TypeError('Failed to fetch');
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', wishes);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  wishes.mockClear();
  sessionStorage.clear();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const wholePage = (code: LazyCode<typeof Page>) => useLazyPage(code, '/a-page');
const part = (code: LazyCode<typeof Page>) => useLazyPart(code, true, 'test: load');

test('code is fetched once for all callers, and kept', async () => {
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

test('code is fetched again by itself after a failure', async () => {
  let imports = 0;
  const page = lazyCode(async () => {
    imports += 1;
    if (imports === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  });
  const loading = page.load();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(loading).resolves.toBe(Page);
});

describe('faults', () => {
  test('code that timed out fails at once while it is in flight, and is used when it arrives', async () => {
    let arrive = (_page: typeof Page) => undefined as void;
    let imports = 0;
    const page = lazyCode(() => {
      imports += 1;
      return new Promise<typeof Page>((resolve) => {
        arrive = resolve;
      });
    });
    const failure = page.load().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await failure).toBeInstanceOf(Error);
    await expect(page.load()).rejects.toThrow('still in flight');
    arrive(Page);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.current()).toBe(Page);
    await expect(page.load()).resolves.toBe(Page);
    expect(imports).toBe(1);
  });

  test.each([
    ['a page', wholePage],
    ['a part', part],
  ])('%s that hangs is given up 120 s after it was first asked for', async (_what, use) => {
    const imports = vi.fn<() => Promise<typeof Page>>(() => new Promise(() => {}));
    const code = lazyCode(imports);
    code.load().catch(() => undefined);
    await wait(TIMEOUT_MS - 20_000);
    const { result } = renderHook(() => use(code));
    await wait(19_999);
    expect(result.current.hasFailed).toBe(false);
    await wait(1);
    expect(result.current.hasFailed).toBe(true);
    expect(wishes).not.toHaveBeenCalled();
    expect(imports).toHaveBeenCalledOnce();
  });
});
