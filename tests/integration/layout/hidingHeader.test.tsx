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

const isAway = () => screen.getByRole('banner').hasAttribute('data-hidden');

test('goes when the visitor scrolls down, returns when they scroll up', async () => {
  await renderApp('/about');
  scrollPageTo(400);
  expect(isAway()).toBe(true);
  scrollPageTo(360);
  expect(isAway()).toBe(false);
});

test('a trembling finger moves nothing', async () => {
  await renderApp('/about');
  scrollPageTo(400);
  scrollPageTo(396);
  expect(isAway()).toBe(true);
});

test('stays while the focus is in it', async () => {
  await renderApp('/about');
  screen.getByRole('link', { name: /^Carrito/ }).focus();
  scrollPageTo(400);
  expect(isAway()).toBe(false);
});

test('stays while its menu is open', async () => {
  resizeTo(400);
  const { user } = await renderApp('/about');
  await user.click(burger());
  burger().blur();
  scrollPageTo(400);
  expect(isAway()).toBe(false);
});
