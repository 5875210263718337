import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLater } from '#shared/hooks/useLater.ts';
import { lazyCode, loadOnPress } from '#shared/lib/lazyCode.ts';
import { watchTyping, withoutReload } from '#shared/lib/reloadDocument.ts';

const Part = () => null;
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
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const missing = () =>
  lazyCode<typeof Part>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

test('code is fetched once for all callers, again by itself after a failure, and kept', async () => {
  let imports = 0;
  const code = lazyCode(async () => {
    imports += 1;
    if (imports === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
  expect(code.current()).toBeNull();
  const loading = Promise.all([code.load(), code.load()]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(loading).resolves.toEqual([Part, Part]);
  expect(code.current()).toBe(Part);
  expect(imports).toBe(2);
});

describe('faults', () => {
  test('code that hangs is given up 120 s after it was first asked for, and used when it arrives', async () => {
    let arrive = (_part: typeof Part) => undefined as void;
    const imports = vi.fn<() => Promise<typeof Part>>(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const code = lazyCode(imports);
    code.load().catch(() => undefined);
    await wait(TIMEOUT_MS - 20_000);
    const { result } = renderHook(() => useLater(code));
    await wait(19_999);
    expect(result.current.hasFailed).toBe(false);
    await wait(1);
    expect(result.current.hasFailed).toBe(true);
    await expect(code.load()).rejects.toThrow('no answer in time');
    arrive(Part);
    await wait(0);
    await expect(code.load()).resolves.toBe(Part);
    expect(imports).toHaveBeenCalledOnce();
  });

  test('after a failed press the next one reloads the document, but not while an order is sent', async () => {
    const code = missing();
    const press = async () => {
      const failure = loadOnPress(code).catch((error: unknown) => error);
      await wait(1_000);
      expect(await failure).toBeInstanceOf(TypeError);
    };
    await press();
    expect(wishes).not.toHaveBeenCalled();
    await withoutReload(press);
    expect(wishes).not.toHaveBeenCalled();
    await press();
    expect(wishes).toHaveBeenCalledOnce();
  });

  test('a part that fails reloads the document by itself until something is typed, then by its button', async () => {
    const [untyped, typed] = [missing(), missing()];
    renderHook(() => useLater(untyped));
    await wait(1_000);
    expect(wishes).toHaveBeenCalledOnce();
    watchTyping(false);
    fireEvent.input(document.body);
    const { result } = renderHook(() => useLater(typed));
    await wait(1_000);
    expect(wishes).toHaveBeenCalledOnce();
    expect(result.current.hasFailed).toBe(true);
    act(() => result.current.reload());
    await wait(0);
    expect(wishes).toHaveBeenCalledTimes(2);
  });
});
