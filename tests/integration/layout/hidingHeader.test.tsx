import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { burger } from './page.ts';

function scrollPageTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  act(() => {
    dispatchEvent(new Event('scroll'));
  });
}

const isHidden = () => screen.getByRole('banner').hasAttribute('data-hidden');

test('the header hides when the visitor scrolls down and returns when they scroll up', async () => {
  await renderApp('/about');
  scrollPageTo(400);
  expect(isHidden()).toBe(true);
  // A finger that trembles is no scrolling.
  scrollPageTo(396);
  expect(isHidden()).toBe(true);
  scrollPageTo(360);
  expect(isHidden()).toBe(false);
});

test('the header stays while it has the focus, and while its menu is open', async () => {
  resizeTo(400);
  const { user } = await renderApp('/about');
  screen.getByLabelText(/^Carrito/).focus();
  scrollPageTo(400);
  expect(isHidden()).toBe(false);
  await user.click(burger());
  burger().blur();
  scrollPageTo(800);
  expect(isHidden()).toBe(false);
});
