import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { BANNER_ROWS, NO_ROWS } from './homeRows.ts';
import { banner, carousel } from './page.ts';
import { renderHero } from './renderHero.tsx';

const backend = useBackend();
beforeEach(async () => {
  await backend().sql(NO_ROWS + BANNER_ROWS);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const FIRST = '1 de 3 /b/d1.webp';
const SECOND = '2 de 3 /b/d2.webp';
const THIRD = '3 de 3 /b/d3.webp';

/** Attempts of `untilShown`, a turn of the event loop each. */
const MAX_ATTEMPTS = 20_000;

/** Lets time pass on the carousel's clock. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Waits for a response of the backend; the carousel's clock advances by some ms meanwhile. */
async function untilShown(check: () => unknown): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      check();
      return;
    } catch {
      await pass(1);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  check();
}

async function setTabVisibility(visibility: 'visible' | 'hidden'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await act(() => fireEvent(document, new Event('visibilitychange')));
}

/** Renders the banners with the clock of the first one at 0. */
async function openOnClock(): Promise<void> {
  await renderHero();
  await untilShown(banner);
  await setTabVisibility('hidden');
  await setTabVisibility('visible');
}

/** Not by user-event: its pauses would wait for the clock. */
function press(name: string): void {
  fireEvent.click(screen.getByLabelText(name));
}

function isFading(): boolean {
  return within(carousel()).getByRole('group').dataset['state'] === 'fading';
}

async function expectStopped(): Promise<void> {
  const current = banner();
  await pass(60_000);
  expect(banner()).toBe(current);
}

async function expectAdvanceTo(expected: string): Promise<void> {
  await pass(10_000);
  expect(banner()).toBe(expected);
}

test('each banner stays for 10 s, fades out during the last second, and the first follows the last', async () => {
  await openOnClock();
  await pass(8_999);
  expect(isFading()).toBe(false);
  await pass(1);
  expect(isFading()).toBe(true);
  await pass(999);
  expect(banner()).toBe(FIRST);
  await pass(1);
  expect(banner()).toBe(SECOND);
  expect(isFading()).toBe(false);
  await expectAdvanceTo(THIRD);
  await expectAdvanceTo(FIRST);
});

test('a banner that was chosen by the button stays for 10 s', async () => {
  await openOnClock();
  await pass(9_500);
  press('Banner siguiente');
  expect(isFading()).toBe(false);
  await pass(9_999);
  expect(banner()).toBe(SECOND);
  await pass(1);
  expect(banner()).toBe(THIRD);
});

test('the next picture is fetched 4 s before the first one fades', async () => {
  await openOnClock();
  const pictures = () => carousel().querySelectorAll('img').length;
  await pass(4_999);
  expect(pictures()).toBe(1);
  await pass(1);
  expect(pictures()).toBe(2);
});

test('a window up to 768 px wide shows the mobile banners, from the first', async () => {
  await openOnClock();
  await expectAdvanceTo(SECOND);
  act(() => resizeTo(769));
  expect(banner()).toBe(SECOND);
  act(() => resizeTo(768));
  await untilShown(() => expect(banner()).toBe('1 de 2 /b/m1.webp'));
  act(() => resizeTo(769));
  expect(banner()).toBe(FIRST);
});

test('the carousel waits for the pointer, the keyboard, a hidden tab and its pause button', async () => {
  await openOnClock();
  fireEvent.pointerEnter(carousel());
  await expectStopped();
  fireEvent.pointerLeave(carousel());
  await expectAdvanceTo(SECOND);

  // jsdom cannot tell that the focus was moved by a keyboard.
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function match(
    this: Element,
    selector: string,
  ) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  const link = screen.getByText('Ver el catálogo');
  act(() => link.focus());
  await expectStopped();
  act(() => screen.getByLabelText('Banner siguiente').focus());
  await expectStopped();
  act(() => screen.getByLabelText('Banner siguiente').blur());
  await expectAdvanceTo(THIRD);

  await setTabVisibility('hidden');
  await expectStopped();
  await setTabVisibility('visible');
  await expectAdvanceTo(FIRST);

  const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  await pass(9_500);
  press('Pausar los banners');
  expect(isFading()).toBe(false);
  expect(live()).toBe('polite');
  await expectStopped();
  press('Reanudar los banners');
  await expectAdvanceTo(SECOND);
});

test('with reduced motion nothing advances or fades, and the buttons still work', async () => {
  const allOthers = matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    allOthers(query === '(prefers-reduced-motion: reduce)' ? '(min-width: 0px)' : query),
  );
  await openOnClock();
  await pass(9_500);
  expect(isFading()).toBe(false);
  await expectStopped();
  expect(screen.queryByLabelText('Pausar los banners')).not.toBeInTheDocument();
  press('Banner siguiente');
  expect(banner()).toBe(SECOND);
});
