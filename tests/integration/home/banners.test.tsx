import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { BANNER_ROWS, NO_ROWS } from './homeRows.ts';
import { banner, carousel, firstBanner, swipe } from './page.ts';
import { renderHero } from './renderHero.tsx';

const backend = useBackend();
beforeEach(async () => {
  await backend().sql(NO_ROWS + BANNER_ROWS);
});

test('the carousel shows a placeholder until the banners are known', async () => {
  faults.rest('banners', 'never');
  await renderHero();
  const region = await screen.findByRole('region', { name: 'Novedades' });
  expect(within(region).getByRole('status')).toHaveTextContent('Cargando…');
  expect(region.querySelector('img')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('buttons and swipes of 50 px turn the carousel, which wraps around', async () => {
  await renderHero();
  expect(await firstBanner()).toBe('1 de 3 /b/d1.webp');
  await userEvent.click(screen.getByLabelText('Banner anterior'));
  expect(banner()).toBe('3 de 3 /b/d3.webp');
  await userEvent.click(screen.getByLabelText('Banner siguiente'));
  expect(banner()).toBe('1 de 3 /b/d1.webp');
  swipe(-49);
  expect(banner()).toBe('1 de 3 /b/d1.webp');
  swipe(-50);
  expect(banner()).toBe('2 de 3 /b/d2.webp');
  swipe(50);
  expect(banner()).toBe('1 de 3 /b/d1.webp');
});

test.each([
  [1024, 'desktop'],
  [768, 'mobile'],
])('at %i px two fixed %s pictures are shown when no banner is active', async (width, layout) => {
  resizeTo(width);
  await backend().sql(NO_ROWS);
  await renderHero();
  expect(await firstBanner()).toBe(`1 de 2 /banners/${layout}-1.webp`);
  await userEvent.click(screen.getByLabelText('Banner siguiente'));
  expect(banner()).toBe(`2 de 2 /banners/${layout}-2.webp`);
});

test('the first picture has priority', async () => {
  await renderHero();
  await firstBanner();
  expect(carousel().querySelector('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a single banner has no buttons', async () => {
  await backend().sql('delete from public.banners where id > 1');
  await renderHero();
  expect(await firstBanner()).toBe('1 de 1 /b/d1.webp');
  expect(within(carousel()).queryByRole('button')).not.toBeInTheDocument();
});

describe('faults', () => {
  test('banners without an address are left out, and a broken picture becomes a fixed one', async () => {
    faults.rest('banners', () =>
      Response.json([{ url: '' }, { url: '/b/d1.webp' }, { url: '  ' }, { url: '/b/d2.webp' }]),
    );
    await renderHero();
    expect(await firstBanner()).toBe('1 de 2 /b/d1.webp');
    const picture = carousel().querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(banner()).toBe('1 de 2 /banners/desktop-1.webp');
  });

  test('a failed read is only logged, and the fixed pictures are shown', async () => {
    expectLoggedError(/home: load banners/);
    faults.rest('banners', () => restError(500, 'XX000', 'boom'));
    await renderHero();
    expect(await firstBanner()).toBe('1 de 2 /banners/desktop-1.webp');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
