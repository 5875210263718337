import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { BANNER_ROWS, NO_ROWS } from './homeRows.ts';
import { banner, carousel, firstBanner, swipe } from './page.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend().sql(NO_ROWS + BANNER_ROWS);
});

test('a placeholder is shown until the banners are known', async () => {
  faults.rest('banners', 'never');
  await renderApp('/');
  const region = await screen.findByRole('region', { name: 'Novedades' });
  expect(within(region).getByRole('status')).toHaveTextContent('Cargando…');
  expect(within(region).queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test.each([
  ['es', 'Banner siguiente', 'Banner anterior', 'de'],
  ['en', 'Next banner', 'Previous banner', 'of'],
] as const)(
  'next and previous go round, and each banner says which it is (%s)',
  async (language, next, previous, of) => {
    const { user } = await renderApp('/', { language });
    expect(await firstBanner()).toBe(`1 ${of} 3 /b/d1.webp`);
    await user.click(screen.getByRole('button', { name: previous }));
    expect(banner()).toBe(`3 ${of} 3 /b/d3.webp`);
    await user.click(screen.getByRole('button', { name: next }));
    expect(banner()).toBe(`1 ${of} 3 /b/d1.webp`);
    await user.click(screen.getByRole('button', { name: next }));
    expect(banner()).toBe(`2 ${of} 3 /b/d2.webp`);
  },
);

test('a finger turns them from 50 px on', async () => {
  await renderApp('/');
  await firstBanner();
  swipe(-49);
  expect(banner()).toBe('1 de 3 /b/d1.webp');
  swipe(-50);
  expect(banner()).toBe('2 de 3 /b/d2.webp');
  swipe(50);
  expect(banner()).toBe('1 de 3 /b/d1.webp');
});

test('banners without an address are dropped', async () => {
  faults.rest('banners', () =>
    Response.json([{ url: '' }, { url: '/b/d1.webp' }, { url: '  ' }, { url: '/b/d2.webp' }]),
  );
  await renderApp('/');
  expect(await firstBanner()).toBe('1 de 2 /b/d1.webp');
});

test.each([
  [1024, 'desktop'],
  [768, 'mobile'],
])('at %i px, with none stored, the two fixed ones are shown', async (width, layout) => {
  resizeTo(width);
  await backend().sql(NO_ROWS);
  const { user } = await renderApp('/');
  expect(await firstBanner()).toBe(`1 de 2 /banners/${layout}-1.webp`);
  await user.click(screen.getByRole('button', { name: 'Banner siguiente' }));
  expect(banner()).toBe(`2 de 2 /banners/${layout}-2.webp`);
});

test('when they cannot be read that is logged only, and the fixed ones are shown', async () => {
  expectLoggedError(/home: load banners/);
  faults.rest('banners', () => restError(500, 'XX000', 'boom'));
  await renderApp('/');
  expect(await firstBanner()).toBe('1 de 2 /banners/desktop-1.webp');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a picture that does not load gives way to a fixed one', async () => {
  await renderApp('/');
  await firstBanner();
  const picture = carousel().querySelector('img');
  if (picture === null) throw new Error('no picture');
  fireEvent.error(picture);
  expect(banner()).toBe('1 de 3 /banners/desktop-1.webp');
});

test('the next picture is fetched only when the first one is there, which comes first of all', async () => {
  await renderApp('/');
  await firstBanner();
  const [first, ...others] = Array.from(carousel().querySelectorAll('img'));
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(others).toEqual([]);
  if (first) fireEvent.load(first);
  await waitFor(() => expect(carousel().querySelectorAll('img')).toHaveLength(2));
});

test('a single banner has nothing to turn', async () => {
  await backend().sql('delete from public.banners where id > 1');
  await renderApp('/');
  expect(await firstBanner()).toBe('1 de 1 /b/d1.webp');
  expect(within(carousel()).queryByRole('button')).not.toBeInTheDocument();
});
