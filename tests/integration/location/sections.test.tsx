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
  if (box === null) throw new Error('the placeholder stands in no frame');
  return box;
}

test.each([
  ['es', 'Ubicación', 'Cartago, cruce de Taras, contiguo a la Policía de Tránsito'],
  ['en', 'Location', 'Cartago, Taras crossing, next to the traffic police'],
] as const)('the location section says where the shop is (%s)', async (language, title, text) => {
  await renderApp('/location', { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(within(screen.getByRole('main')).getByText(text)).toBeVisible();
});

test('links lead to a maps service and to a navigation app', async () => {
  await renderApp('/location');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'Navegar con Waze' });
  expect(target('Navegar con Waze')).toMatch(/^https:\/\/waze\.com\/ul\?ll=9\.8736,-83\.9386/);
  expect(target('Abrir en Google Maps')).toMatch(/^https:\/\/www\.google\.com\/maps\/.+9\.8736/);
});

test('the embedded map is 300 px high and comes when the visitor is near', async () => {
  await renderApp('/location');
  const box = frameBox(await screen.findByText('El mapa se muestra aquí cuando hay conexión.'));
  expect(box).toHaveStyle({ blockSize: '300px' });
  act(() => comeNear(box));
  const map = await screen.findByTitle('Mapa: cruce de Taras, Cartago');
  expect(map).toHaveAttribute('src', MAP_FRAME_URL);
});

test.each([
  ['es', 'es_LA', 'Publicaciones de nuestra página de Facebook'],
  ['en', 'en_US', 'Posts of our Facebook page'],
] as const)(
  'the social section has a feed of 340 by 500 and cards to three networks (%s)',
  async (language, locale, title) => {
    localStorage.setItem('language', language);
    await startI18n();
    const { SocialSection } = await import('#features/social/SocialSection.tsx');
    render(<SocialSection headingLevel={2} />);
    for (const [name, url] of [
      [/^Facebook/, 'https://www.facebook.com/'],
      [/^Instagram/, 'https://www.instagram.com/'],
      [/^TikTok/, 'https://www.tiktok.com/@'],
    ] as const) {
      expect(screen.getByRole<HTMLAnchorElement>('link', { name }).href).toContain(url);
    }
    const box = frameBox(screen.getByText(/Facebook (responde|answers)/));
    expect(box).toHaveStyle({ maxInlineSize: '340px', blockSize: '500px' });
    act(() => comeNear(box));
    const address = new URL((await screen.findByTitle(title)).getAttribute('src') ?? '');
    expect(address.searchParams.get('locale')).toBe(locale);
    expect(address.searchParams.get('width')).toBe('340');
    expect(address.searchParams.get('height')).toBe('500');
  },
);

test('the content security policy lets both frames in, and asks for them', () => {
  const { frames, requests } = contactedOrigins({});
  for (const url of [MAP_FRAME_URL, feedFrameUrl('es'), feedFrameUrl('en')]) {
    expect(frames).toContain(new URL(url).origin);
    expect(requests).toContain(new URL(url).origin);
  }
});
