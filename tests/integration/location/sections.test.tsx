import { act, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { contactedOrigins } from '../../../scripts/vite/securityHeaders.ts';
import { feedFrameUrl, MAP_FRAME_URL } from '#config/frames.ts';
import { startI18n } from '#i18n/init.ts';
import { network, useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';

useBackend();
beforeEach(() => {
  network.use(
    http.all('https://www.openstreetmap.org/*', () => new HttpResponse()),
    http.all('https://www.facebook.com/*', () => new HttpResponse()),
  );
});

function frameBox(placeholder: HTMLElement): Element {
  const box = placeholder.closest('[style]');
  if (box === null) throw new Error('the placeholder is in no frame');
  return box;
}

test('the location page has the address, map links, and a map that loads when it is near', async () => {
  await renderApp('/location');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Ubicación', { selector: 'h1' })).toBeVisible();
  expect(
    main.getByText('Cartago, cruce de Taras, contiguo a la Policía de Tránsito'),
  ).toBeVisible();
  const target = (name: string) => main.getByText(name).getAttribute('href');
  expect(target('Navegar con Waze')).toMatch(/^https:\/\/waze\.com\/ul\?ll=9\.8736,-83\.9386/);
  expect(target('Abrir en Google Maps')).toMatch(/^https:\/\/www\.google\.com\/maps\/.+9\.8736/);

  const box = frameBox(main.getByText('El mapa se muestra aquí cuando hay conexión.'));
  expect(box).toHaveStyle({ blockSize: '300px' });
  act(() => comeNear(box));
  const map = await screen.findByTitle('Mapa: cruce de Taras, Cartago');
  expect(map).toHaveAttribute('src', MAP_FRAME_URL);
});

test.each([
  ['es', 'es_LA', 'Publicaciones de nuestra página de Facebook'],
  ['en', 'en_US', 'Posts of our Facebook page'],
] as const)(
  'the social section has a feed of 340 × 500 px in its language (%s) and links to three networks',
  async (language, locale, title) => {
    localStorage.setItem('language', language);
    await startI18n();
    // Its texts can be registered only now.
    const { SocialSection } = await import('#features/social/SocialSection.tsx');
    render(<SocialSection headingLevel={2} />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
    for (const site of ['facebook.com/', 'instagram.com/', 'tiktok.com/@']) {
      expect(links).toContainEqual(expect.stringContaining(`https://www.${site}`));
    }
    const box = frameBox(screen.getByText(/Facebook (responde|answers)/));
    expect(box).toHaveStyle({ maxInlineSize: '340px', blockSize: '500px' });
    act(() => comeNear(box));
    const feed = await screen.findByTitle<HTMLIFrameElement>(title);
    expect(Object.fromEntries(new URL(feed.src).searchParams)).toMatchObject({
      locale,
      width: '340',
      height: '500',
    });
  },
);

test('the content security policy allows both frames and the requests to them', () => {
  const { frames, requests } = contactedOrigins({});
  for (const url of [MAP_FRAME_URL, feedFrameUrl('es'), feedFrameUrl('en')]) {
    expect(frames).toContain(new URL(url).origin);
    expect(requests).toContain(new URL(url).origin);
  }
});
