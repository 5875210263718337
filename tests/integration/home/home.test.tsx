import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { feedFrameUrl, MAP_FRAME_URL } from '#config/place.ts';
import { bannerQueries } from '#data/banners/read.ts';
import { Hero } from '#features/home/Hero.tsx';
import { SocialSection } from '#features/social/SocialSection.tsx';
import { TextsLanguage } from '#i18n/areaTexts.ts';
import { startI18n } from '#i18n/init.ts';
import { useBackend } from '#tests/backend.ts';
import { pass } from '#tests/clock.ts';
import { comeNear, resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { swipe } from '#tests/visitor.ts';
import { banner, BANNER_ROWS, carousel, FAMILIA_ROWS, firstBanner } from './page.ts';

const backend = useBackend(BANNER_ROWS + FAMILIA_ROWS);

async function renderHero(client = createQueryClient()): Promise<void> {
  localStorage.setItem('language', 'es');
  await startI18n();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Hero />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Presses a button without user-event, whose pauses would wait for the clock of the carousel. */
const press = (name: string) => fireEvent.click(screen.getByLabelText(name));

const FIRST = '1 de 3 /b/d1.webp';
const SECOND = '2 de 3 /b/d2.webp';
const THIRD = '3 de 3 /b/d3.webp';

test('the home page scrolls to the contact form if its URL ends in #contact', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  await renderApp('/#contact');
  await expect
    .poll(() => scroll.mock.contexts)
    .toContainEqual(expect.objectContaining({ id: 'contact' }));
});

test('the home page links to the catalogue, its familias and WhatsApp, and has three columns at its end', async () => {
  const { user } = await renderApp('/');
  const familias = within(await screen.findByRole('navigation', { name: 'Explore por familia' }));
  const tiles = await familias.findAllByRole('link');
  const picture = (tile: Element) => tile.querySelector('img')?.getAttribute('src');
  const shown = tiles.map((tile) => [tile.textContent, picture(tile), tile.getAttribute('href')]);
  expect(shown).toEqual([
    ['Gorras', '/default-image.webp', '/catalogue?familia=2'],
    ['Camisetas', '/pictures/primera.webp', '/catalogue?familia=1'],
    ['Uniformes de trabajo', '/default-image.webp', '/catalogue?familia=3'],
  ]);
  const columns = screen.getByRole('main').lastElementChild;
  if (columns) act(() => comeNear(columns));
  await screen.findByText('Cotice con nosotros', { selector: 'h2' });
  const titles = [...screen.getByRole('main').querySelectorAll('h2')].slice(-3);
  const texts = titles.map((title) => title.textContent);
  expect(texts).toEqual(['Cotice con nosotros', 'Síganos', 'Ubicación']);
  const whatsApp = screen.getByLabelText<HTMLAnchorElement>(/^WhatsApp: /);
  expect(whatsApp).toHaveAttribute('target', '_blank');
  const url = new URL(whatsApp.href);
  expect(url.origin + url.pathname).toBe('https://wa.me/50688887777');
  const text = 'Hola, quisiera cotizar productos de Textiles Taras.';
  expect(url.searchParams.get('text')).toBe(text);
  await user.click(screen.getByText('Ver el catálogo'));
  expect(await screen.findByText('Catálogo', { selector: 'h1' })).toBeVisible();
});

test('the carousel turns by buttons and by swipes of 50 px, wraps around, and loads its first picture with high priority', async () => {
  await renderHero();
  expect(await firstBanner()).toBe(FIRST);
  expect(carousel().querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  for (const [turn, shown] of [
    [() => press('Banner anterior'), THIRD],
    [() => press('Banner siguiente'), FIRST],
    [() => swipe(carousel(), -49), FIRST],
    [() => swipe(carousel(), -50), SECOND],
    [() => swipe(carousel(), 50), FIRST],
  ] as const) {
    turn();
    expect(banner()).toBe(shown);
  }
});

describe('faults', () => {
  test('the carousel leaves out banners without a URL, and replaces a broken picture', async () => {
    faults.rest('banners', () =>
      Response.json([{ url: '' }, { url: '/b/d1.webp' }, { url: '  ' }]),
    );
    await renderHero();
    expect(await firstBanner()).toBe('1 de 1 /b/d1.webp');
    expect(within(carousel()).queryByRole('button')).not.toBeInTheDocument();
    fireEvent.error(carousel().querySelector('img') ?? document);
    expect(banner()).toBe('1 de 1 /hero/desktop-1.webp');
  });

  test.each([
    ['a phone has no banners', 768, 'mobile'],
    ['the read fails, which is only logged', 1024, 'desktop'],
  ])('the carousel shows two default pictures if %s', async (_why, width, layout) => {
    resizeTo(width);
    await backend().sql('delete from public.banners where not desktop');
    if (layout === 'desktop') {
      expectLoggedError(/read: banners/);
      faults.rest('banners', () => restError(503, 'XX000', 'boom'));
    }
    const client = createQueryClient();
    // Default pictures also replace banners from the document.
    const { queryKey } = bannerQueries.urls('desktop');
    client.setQueryData(queryKey, ['/b/d1.webp'], { updatedAt: 0 });
    await renderHero(client);
    await expect.poll(banner).toBe(`1 de 2 /hero/${layout}-1.webp`);
    press('Banner siguiente');
    expect(banner()).toBe(`2 de 2 /hero/${layout}-2.webp`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

async function setTabVisibility(visibility: 'visible' | 'hidden'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await act(() => fireEvent(document, new Event('visibilitychange')));
}

/** Renders the banners, with the clock of the first banner at 0. */
async function openOnClock(): Promise<void> {
  await renderHero();
  await firstBanner();
  await setTabVisibility('hidden');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await setTabVisibility('visible');
}

const pictures = () => carousel().querySelectorAll('img').length;
const isFading = () => within(carousel()).getByRole('group').dataset['state'] === 'fading';

async function expectStopped(): Promise<void> {
  const current = banner();
  await pass(60_000);
  expect(banner()).toBe(current);
}

async function expectAdvanceTo(expected: string): Promise<void> {
  await pass(10_000);
  expect(banner()).toBe(expected);
}

test('the carousel shows each banner for 10 s, fades it during the last second, and restarts the time after a press', async () => {
  await openOnClock();
  // The next picture is requested 4 s before the first one fades.
  await pass(4_999);
  expect(pictures()).toBe(1);
  await pass(1);
  expect(pictures()).toBe(2);
  await pass(3_999);
  expect(isFading()).toBe(false);
  await pass(1);
  expect(isFading()).toBe(true);
  await pass(999);
  expect(banner()).toBe(FIRST);
  await pass(1);
  expect(banner()).toBe(SECOND);
  expect(isFading()).toBe(false);
  await pass(9_500);
  press('Banner siguiente');
  expect(isFading()).toBe(false);
  await pass(9_999);
  expect(banner()).toBe(THIRD);
  await pass(1);
  expect(banner()).toBe(FIRST);
});

test('the carousel stops for the pointer, the keyboard focus, a hidden tab and the pause button', async () => {
  await openOnClock();
  fireEvent.pointerEnter(carousel());
  await expectStopped();
  fireEvent.pointerLeave(carousel());
  await expectAdvanceTo(SECOND);

  // Makes every focus `:focus-visible`, because jsdom does not know that a keyboard moved it.
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function match(this: Element, css) {
    return css === ':focus-visible' || matches.call(this, css);
  });
  act(() => screen.getByLabelText('Banner siguiente').focus());
  await expectStopped();
  act(() => screen.getByLabelText('Banner siguiente').blur());
  await expectAdvanceTo(THIRD);

  await setTabVisibility('hidden');
  await expectStopped();
  await setTabVisibility('visible');
  await expectAdvanceTo(FIRST);

  await pass(9_500);
  press('Pausar los banners');
  expect(isFading()).toBe(false);
  expect(carousel().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await expectStopped();
  press('Reanudar los banners');
  await expectAdvanceTo(SECOND);
});

test('the carousel does not turn by itself with reduced motion, but its buttons work', async () => {
  const originalMatchMedia = matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    originalMatchMedia(query === '(prefers-reduced-motion: reduce)' ? '(min-width: 0px)' : query),
  );
  await openOnClock();
  await pass(9_500);
  expect(isFading()).toBe(false);
  await expectStopped();
  expect(screen.queryByLabelText('Pausar los banners')).not.toBeInTheDocument();
  press('Banner siguiente');
  expect(banner()).toBe(SECOND);
});

test('the location page has the address, map links, and a lazy map of 300 px height', async () => {
  await renderApp('/location');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Ubicación', { selector: 'h1' })).toBeVisible();
  const address = 'Cartago, cruce de Taras, contiguo a la Policía de Tránsito';
  expect(main.getByText(address)).toBeVisible();
  const target = (name: string) => main.getByText(name).closest('a')?.getAttribute('href');
  expect(target('Navegar con Waze')).toMatch(/^https:\/\/waze\.com\/ul\?ll=9\.8736,-83\.9386/);
  expect(target('Abrir en Google Maps')).toMatch(/^https:\/\/www\.google\.com\/maps\/.+9\.8736/);
  const map = main.getByTitle('Mapa: cruce de Taras, Cartago');
  expect(map).toHaveStyle({ blockSize: '300px' });
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).toHaveAttribute('src', MAP_FRAME_URL);
});

test('the social section has a feed of 340 × 500 px in its language and links to three networks', async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  render(
    <TextsLanguage value="en">
      <SocialSection />
    </TextsLanguage>,
  );
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  for (const site of ['facebook.com/', 'instagram.com/', 'tiktok.com/@']) {
    expect(links).toContainEqual(expect.stringContaining(`https://www.${site}`));
  }
  const feed = screen.getByTitle<HTMLIFrameElement>('Posts of our Facebook page');
  expect(feed).toHaveStyle({ maxInlineSize: '340px', blockSize: '500px' });
  expect(feed.src).toBe(feedFrameUrl('en'));
});
