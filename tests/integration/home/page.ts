import { screen, waitFor, within } from '@testing-library/react';

export function carousel(): HTMLElement {
  return screen.getByRole('region', { name: /^(Novedades|News)$/ });
}

/** Returns the URL that the browser would choose for a picture. */
function shownUrl(image: HTMLImageElement | undefined): string | null | undefined {
  const source = image?.closest('picture')?.querySelector('source');
  if (source && matchMedia(source.media).matches) return source.getAttribute('srcset');
  return image?.getAttribute('src');
}

/** Returns the label of the current banner, with its position, and the URL of its picture. */
export function banner(): string {
  const slide = within(carousel()).getByRole('group');
  const pictures = Array.from(slide.querySelectorAll('img'));
  return `${slide.getAttribute('aria-label')} ${shownUrl(pictures.at(-1))}`;
}

export async function firstBanner(): Promise<string> {
  // Waits until the carousel has replaced its placeholder.
  await waitFor(() => within(carousel()).getByRole('group'));
  return banner();
}

export const BANNER_ROWS = `
  insert into public.banners (id, url, desktop) values
    (1, '/b/d1.webp', true), (2, '/b/m1.webp', false), (4, '/b/d2.webp', true),
    (5, '/b/m2.webp', false), (7, '/b/d3.webp', true);
`;

export const FAMILIA_ROWS = `
  insert into public.familia (id, nombre, number) values
    (1, 'Camisetas', 2), (2, 'Gorras', 1), (3, 'Uniformes de trabajo', null);
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values
    (10, 'Sin foto', 1, null), (11, 'Con foto', 1, '/pictures/primera.webp'),
    (12, 'Otra foto', 1, '/pictures/segunda.webp'), (13, 'Gorra', 2, null);
`;
