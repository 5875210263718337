import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { BANNER_ROWS, NO_ROWS } from './homeRows.ts';
import {
  banner,
  carousel,
  isFading,
  lookAt,
  openOnClock,
  pass,
  press,
  untilShown,
} from './page.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend().sql(NO_ROWS + BANNER_ROWS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const FIRST = '1 de 3 /b/d1.webp';
const SECOND = '2 de 3 /b/d2.webp';
const THIRD = '3 de 3 /b/d3.webp';

test('every 10 s the next banner comes, after the last has faded out for 1 s', async () => {
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
  await pass(10_000);
  expect(banner()).toBe(THIRD);
});

test('after the last banner the first comes again', async () => {
  await openOnClock();
  for (const expected of [SECOND, THIRD, FIRST]) {
    await pass(10_000);
    expect(banner()).toBe(expected);
  }
});

test('a banner that was asked for stays its own 10 s', async () => {
  await openOnClock();
  await pass(9_500);
  press('Banner siguiente');
  expect(isFading()).toBe(false);
  await pass(9_999);
  expect(banner()).toBe(SECOND);
  await pass(1);
  expect(banner()).toBe(THIRD);
});

test('at 768 px and less it is the phone’s banners, from the first', async () => {
  await openOnClock();
  await pass(10_000);
  expect(banner()).toBe(SECOND);
  act(() => resizeTo(769));
  expect(banner()).toBe(SECOND);
  act(() => resizeTo(768));
  await untilShown(() => expect(banner()).toBe('1 de 2 /b/m1.webp'));
  act(() => resizeTo(769));
  expect(banner()).toBe(FIRST);
});

describe('it waits', () => {
  test('from the pause button until the button is pressed again', async () => {
    await openOnClock();
    await pass(9_500);
    press('Pausar los banners');
    expect(isFading()).toBe(false);
    await pass(60_000);
    expect(banner()).toBe(FIRST);
    press('Reanudar los banners');
    await pass(10_000);
    expect(banner()).toBe(SECOND);
  });

  test('while the pointer is over it', async () => {
    await openOnClock();
    fireEvent.pointerEnter(carousel());
    await pass(60_000);
    expect(banner()).toBe(FIRST);
    fireEvent.pointerLeave(carousel());
    await pass(10_000);
    expect(banner()).toBe(SECOND);
  });

  test('while the keyboard is inside, the way to the catalogue included', async () => {
    await openOnClock();
    // jsdom guesses what put the focus there by events that only a real keyboard makes.
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function match(
      this: Element,
      selector: string,
    ) {
      return selector === ':focus-visible' || matches.call(this, selector);
    });
    const link = screen.getByRole('link', { name: 'Ver el catálogo' });
    act(() => link.focus());
    await pass(60_000);
    expect(banner()).toBe(FIRST);
    act(() => screen.getByRole('button', { name: 'Banner siguiente' }).focus());
    await pass(60_000);
    expect(banner()).toBe(FIRST);
    act(() => screen.getByRole('link', { name: /^WhatsApp: / }).focus());
    await pass(10_000);
    expect(banner()).toBe(SECOND);
  });

  test('while nobody looks at the tab', async () => {
    await openOnClock();
    await lookAt('hidden');
    await pass(60_000);
    expect(banner()).toBe(FIRST);
    await lookAt('visible');
    await pass(10_000);
    expect(banner()).toBe(SECOND);
  });

  test('and tells screen readers what it shows only while it waits', async () => {
    await openOnClock();
    const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    press('Pausar los banners');
    expect(live()).toBe('polite');
  });
});

test('who wants less motion sees nothing advance or fade, and turns by hand', async () => {
  const allOthers = matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    allOthers(query === '(prefers-reduced-motion: reduce)' ? '(min-width: 0px)' : query),
  );
  await openOnClock();
  await pass(9_500);
  expect(isFading()).toBe(false);
  await pass(60_000);
  expect(banner()).toBe(FIRST);
  expect(screen.queryByRole('button', { name: 'Pausar los banners' })).not.toBeInTheDocument();
  press('Banner siguiente');
  expect(banner()).toBe(SECOND);
});
