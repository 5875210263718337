import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feedFrameUrl, MAP_FRAME_URL } from '#config/place.ts';
import { startI18n } from '#i18n/init.ts';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';

useBackend();

test('the location page has the address, map links, and a map 300 px high that loads when it is near', async () => {
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
  // Its texts can be registered only now.
  const { SocialSection } = await import('#features/social/SocialSection.tsx');
  render(<SocialSection headingLevel={2} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  for (const site of ['facebook.com/', 'instagram.com/', 'tiktok.com/@']) {
    expect(links).toContainEqual(expect.stringContaining(`https://www.${site}`));
  }
  const feed = screen.getByTitle<HTMLIFrameElement>('Posts of our Facebook page');
  expect(feed).toHaveStyle({ maxInlineSize: '340px', blockSize: '500px' });
  expect(feed.src).toBe(feedFrameUrl('en'));
});
