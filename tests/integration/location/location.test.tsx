import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { feedFrameUrl, MAP_FRAME_URL } from '#config/place.ts';
import { startI18n } from '#i18n/init.ts';
import { NearFrame } from '#shared/ui/page/NearFrame.tsx';
import { network, useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';

useBackend();

function boxAround(placeholder: HTMLElement): Element {
  const box = placeholder.closest('[style]');
  if (box === null) throw new Error('the placeholder is in no frame');
  return box;
}

describe('a frame of another site', () => {
  const SRC = 'https://maps.example/embed';

  function renderFrame(answer: () => Response | Promise<Response>) {
    const site = { requests: 0 };
    network.use(
      http.all('https://maps.example/*', () => {
        site.requests += 1;
        return answer();
      }),
    );
    render(
      <NearFrame src={SRC} title="Mapa" width={340} height={300}>
        <a href="https://maps.example/">Abrir el mapa</a>
      </NearFrame>,
    );
    return { site, box: boxAround(screen.getByText('Abrir el mapa')) };
  }
  const frame = () => screen.queryByTitle('Mapa');
  const link = () => screen.queryByText('Abrir el mapa');

  test('is requested when the visitor comes near, online, and replaces its placeholder', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { box, site } = renderFrame(() => new HttpResponse());
    expect(box).toHaveStyle({ maxInlineSize: '340px', blockSize: '300px' });
    expect(frame()).toBeNull();
    act(() => comeNear(box));
    expect(site.requests).toBe(0);
    expect(link()).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByTitle('Mapa')).toHaveAttribute('src', SRC);
    expect(link()).toBeVisible();
    fireEvent.load(screen.getByTitle('Mapa'));
    expect(link()).toBeNull();
  });

  describe('faults', () => {
    test.each([
      ['cannot be reached', () => HttpResponse.error()],
      ['does not respond for 10 s', () => new Promise<Response>(() => undefined)],
    ])('keeps its placeholder when the site %s', async (_what, answer) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const request = vi.spyOn(globalThis, 'fetch');
      const { box, site } = renderFrame(answer);
      act(() => comeNear(box));
      await waitFor(() => expect(site.requests).toBe(1));
      const signal = request.mock.calls.find(([url]) => url === SRC)?.[1]?.signal;
      expect(signal?.aborted).toBe(false);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      await act(() => Promise.allSettled(request.mock.results.map(({ value }) => value)));
      expect(frame()).toBeNull();
      expect(link()).toBeVisible();
    });
  });
});

test('the location page has the address, map links, and a map that loads when it is near', async () => {
  network.use(http.all('https://www.openstreetmap.org/*', () => new HttpResponse()));
  await renderApp('/location');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Ubicación', { selector: 'h1' })).toBeVisible();
  const address = 'Cartago, cruce de Taras, contiguo a la Policía de Tránsito';
  expect(main.getByText(address)).toBeVisible();
  const target = (name: string) => main.getByText(name).closest('a')?.getAttribute('href');
  expect(target('Navegar con Waze')).toMatch(/^https:\/\/waze\.com\/ul\?ll=9\.8736,-83\.9386/);
  expect(target('Abrir en Google Maps')).toMatch(/^https:\/\/www\.google\.com\/maps\/.+9\.8736/);
  const box = boxAround(main.getByText('El mapa se muestra aquí cuando hay conexión.'));
  expect(box).toHaveStyle({ blockSize: '300px' });
  act(() => comeNear(box));
  const map = await screen.findByTitle('Mapa: cruce de Taras, Cartago');
  expect(map).toHaveAttribute('src', MAP_FRAME_URL);
});

test('the social section has a feed of 340 × 500 px in its language and links to three networks', async () => {
  network.use(http.all('https://www.facebook.com/*', () => new HttpResponse()));
  localStorage.setItem('language', 'en');
  await startI18n();
  // Its texts can be registered only now.
  const { SocialSection } = await import('#features/social/SocialSection.tsx');
  render(<SocialSection headingLevel={2} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  for (const site of ['facebook.com/', 'instagram.com/', 'tiktok.com/@']) {
    expect(links).toContainEqual(expect.stringContaining(`https://www.${site}`));
  }
  const box = boxAround(screen.getByText(/Facebook answers/));
  expect(box).toHaveStyle({ maxInlineSize: '340px', blockSize: '500px' });
  act(() => comeNear(box));
  const feed = await screen.findByTitle<HTMLIFrameElement>('Posts of our Facebook page');
  expect(feed.src).toBe(feedFrameUrl('en'));
});
