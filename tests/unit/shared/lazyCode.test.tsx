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

/** Code whose import hangs or fails, and how often it was imported. */
function lostCode(fails: boolean) {
  const imports = vi.fn<() => Promise<typeof Page>>(() =>
    fails ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => {}),
  );
  return { code: lazyCode<typeof Page>(imports), imports };
}

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
    const { code, imports } = lostCode(false);
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

  test('code that is asked for during a reload waits for it, and is not imported again', async () => {
    const { code, imports } = lostCode(true);
    const first = code.loadOrReload().catch((error: unknown) => error);
    await wait(1_000);
    expect(await first).toMatchObject({ cause: expect.any(TypeError) });
    code.reload().catch(() => undefined);
    await expect(code.load()).rejects.toThrow('not reloaded');
    expect(wishes).toHaveBeenCalledTimes(2);
    expect(imports).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a page', wholePage, 1],
    ['a part', part, 0],
  ])('a retry of %s reloads the document without another import', async (_what, use, before) => {
    const { code, imports } = lostCode(true);
    const { result } = renderHook(() => use(code));
    await wait(1_000);
    expect(result.current.hasFailed).toBe(true);
    expect(wishes).toHaveBeenCalledTimes(before);
    expect(imports).toHaveBeenCalledTimes(2);
    act(() => result.current.retry());
    expect(result.current.hasFailed).toBe(false);
    await wait(0);
    expect(wishes).toHaveBeenCalledTimes(before + 1);
    expect(result.current.hasFailed).toBe(true);
    expect(imports).toHaveBeenCalledTimes(2);
  });
});
