import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

/** Attempts of {@link untilShown}, a turn of the event loop each. */
const PATIENCE = 20_000;

/** The carousel, by its name in either language. */
export function carousel(): HTMLElement {
  return screen.getByRole('region', { name: /^(Novedades|News)$/ });
}

/** The banner on show: its position as screen readers are told, and its picture. */
export function banner(): string {
  const slide = within(carousel()).getByRole('group');
  const pictures = Array.from(slide.querySelectorAll('img'));
  return `${slide.getAttribute('aria-label')} ${pictures.at(-1)?.getAttribute('src')}`;
}

/** Waits until the first banner is on show, and returns it. */
export async function firstBanner(): Promise<string> {
  await within(await screen.findByRole('region', { name: /^(Novedades|News)$/ })).findByRole(
    'group',
  );
  return banner();
}

/** Whether the banner on show is giving way to the next. */
export function isFading(): boolean {
  return within(carousel()).getByRole('group').dataset['state'] === 'fading';
}

/** Lets time pass on the carousel's clock. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Draws a finger sideways over the banners by `dx` px. */
export function swipe(dx: number): void {
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 100 };
  fireEvent.pointerDown(carousel(), { ...finger, clientX: 200 });
  fireEvent.pointerUp(carousel(), { ...finger, clientX: 200 + dx });
}

/** The visitor turns to another tab, or comes back to this one. */
export async function lookAt(visibility: 'visible' | 'hidden'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await act(() => fireEvent(document, new Event('visibilitychange')));
}

/** Presses a button, without user-event: its pauses would wait for the clock. */
export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/**
 * Opens the home page with the carousel's clock in the test's hands, the first banner having been
 * on show for no time at all. The test gives the clock back: `vi.useRealTimers()`.
 */
export async function openOnClock(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp('/');
  await untilShown(banner);
  await lookAt('hidden');
  await lookAt('visible');
}

/** Waits for what the backend has yet to answer, while the clock moves on by some ms. */
export async function untilShown(check: () => unknown): Promise<void> {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
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
