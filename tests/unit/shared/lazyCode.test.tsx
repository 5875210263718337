import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyCode, loadOnPress } from '#lib/lazyCode.ts';
import { watchTyping, blockReload } from '#lib/reloadDocument.ts';
import { createVisitStorage } from '#lib/storage.ts';
import { writeCart } from '#state/cart/cartCodec.ts';
import { useLater } from '#ui/hooks/useLater.ts';
import { Later } from '#ui/Later.tsx';
import { buildLine } from '../domain/fixtures.ts';

const Part = () => null;
const TIMEOUT_MS = 120_000;

/** Stand-in for the request before a reload. It fails, so that the document is not reloaded. */
const reloadRequests = vi.fn<typeof fetch>(async () => {
  throw new TypeError('Failed to fetch');
});
beforeEach(() => {
  vi.useFakeTimers();
  reloadRequests.mockClear();
  vi.stubGlobal('fetch', reloadRequests);
  vi.spyOn(console, 'error').mockReturnValue();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const createMissingCode = () =>
  lazyCode<typeof Part>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

test('code is imported once for all callers, and once more after a failure', async () => {
  let imports = 0;
  const code = lazyCode(async () => {
    imports += 1;
    if (imports === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
  expect(code.read()).toBeNull();
  const loading = Promise.all([code.load(), code.load()]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(loading).resolves.toEqual([Part, Part]);
  expect(code.read()).toBe(Part);
  expect(imports).toBe(2);
});

/** Creates code that is loading already. It arrives when the test calls `arrive`. */
function createLoadingCode(name: string) {
  let arrive = (_part: ComponentType) => undefined as void;
  const imports = vi.fn<() => Promise<ComponentType>>(
    () => new Promise((resolve) => (arrive = resolve)),
  );
  const code = lazyCode(imports);
  code.load().catch(() => undefined);
  return { code, imports, arrive: () => arrive(() => <p>{name}</p>) };
}

type Code = ReturnType<typeof createLoadingCode>;
type Step = { readonly code: Code; readonly when: boolean };

test.each<[string, (code: Code, other: Code) => Step[]]>([
  ['a part is mounted', (code) => [{ code, when: true }]],
  ['a part becomes needed', (code) => [false, true].map((when) => ({ code, when }))],
  [
    'a part replaces another',
    (code, other) => [
      { code: other, when: false },
      { code, when: true },
    ],
  ],
])('code that arrives between render and effect is shown: %s', async (_case, stepsOf) => {
  const steps = stepsOf(createLoadingCode('the part'), createLoadingCode('another'));
  await wait(0);
  vi.useRealTimers();
  // Inside `act` React runs effects at once, so nothing could arrive in between.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  function Page({ code: { code, arrive }, when }: Step) {
    useLayoutEffect(() => {
      if (when) arrive();
    });
    return <Later code={code} when={when} props={{}} fallback={<p>loading</p>} />;
  }
  for (const step of steps) {
    root.render(<Page {...step} />);
    // oxlint-disable-next-line no-await-in-loop -- each step is a commit of its own
    await waitFor(() => expect(document.body.textContent).toBe(step.when ? 'the part' : ''));
  }
  root.unmount();
});

describe('faults', () => {
  test('code that does not arrive within 120 s counts as failed, without a reload, and shows if it arrives later', async () => {
    const { code, imports, arrive } = createLoadingCode('late');
    await wait(TIMEOUT_MS - 20_000);
    const { result } = renderHook(() => useLater(code));
    await wait(19_999);
    expect(result.current.hasFailed).toBe(false);
    await wait(1);
    expect(result.current.hasFailed).toBe(true);
    expect(reloadRequests).not.toHaveBeenCalled();
    await expect(code.load()).rejects.toThrow('no answer in time');
    arrive();
    await wait(0);
    expect(result.current).toMatchObject({ part: code.read(), hasFailed: false });
    await expect(code.load()).resolves.toBe(code.read());
    expect(imports).toHaveBeenCalledOnce();
  });

  test('a second failed press reloads the document, unless an order is being sent', async () => {
    const code = createMissingCode();
    const press = async () => {
      const failure = loadOnPress(code).catch((error: unknown) => error);
      await wait(1_000);
      expect(await failure).toBeInstanceOf(TypeError);
    };
    await press();
    expect(reloadRequests).not.toHaveBeenCalled();
    await blockReload(press);
    expect(reloadRequests).not.toHaveBeenCalled();
    await press();
    expect(reloadRequests).toHaveBeenCalledOnce();
  });

  test('a document is not reloaded while it holds data that blocked storage cannot keep', async () => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const visit = createVisitStorage(blocked);
    const press = async (reloads: number) => {
      act(() => result.current.reload());
      await wait(0);
      expect(reloadRequests).toHaveBeenCalledTimes(reloads);
    };
    const { result } = renderHook(() => useLater(createMissingCode(), false));
    visit.write('draft', 'typed');
    await press(0);
    visit.remove('draft');
    writeCart(blocked, [buildLine()]);
    await press(0);
    writeCart(blocked, []);
    await press(1);
  });

  test('a part that fails reloads the document, but once the visitor has typed, only its button does', async () => {
    const [untyped, typed] = [createMissingCode(), createMissingCode()];
    renderHook(() => useLater(untyped));
    await wait(1_000);
    expect(reloadRequests).toHaveBeenCalledOnce();
    watchTyping(false);
    fireEvent.input(document.body);
    const { result } = renderHook(() => useLater(typed));
    await wait(1_000);
    expect(reloadRequests).toHaveBeenCalledOnce();
    expect(result.current.hasFailed).toBe(true);
    act(() => result.current.reload());
    await wait(0);
    expect(reloadRequests).toHaveBeenCalledTimes(2);
  });
});
