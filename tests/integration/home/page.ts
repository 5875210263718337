import { fireEvent, screen, waitFor, within } from '@testing-library/react';

export function carousel(): HTMLElement {
  return screen.getByRole('region', { name: /^(Novedades|News)$/ });
}

/** The address that the browser would choose. */
function shownUrl(image: HTMLImageElement | undefined): string | null | undefined {
  const source = image?.closest('picture')?.querySelector('source');
  if (source && matchMedia(source.media).matches) return source.getAttribute('srcset');
  return image?.getAttribute('src');
}

/** The current banner: its position as screen readers hear it, and its picture. */
export function banner(): string {
  const slide = within(carousel()).getByRole('group');
  const pictures = Array.from(slide.querySelectorAll('img'));
  return `${slide.getAttribute('aria-label')} ${shownUrl(pictures.at(-1))}`;
}

export async function firstBanner(): Promise<string> {
  // The carousel takes the place of its frame meanwhile.
  await waitFor(() => within(carousel()).getByRole('group'));
  return banner();
}

export function swipe(dx: number): void {
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 100 };
  fireEvent.pointerDown(carousel(), { ...finger, clientX: 200 });
  fireEvent.pointerUp(carousel(), { ...finger, clientX: 200 + dx });
}
