import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BrandContext } from '#shared/ui/brand.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { SiteUrlContext } from '#shared/ui/siteUrl.ts';

type Props = ComponentProps<typeof PageMeta>;

const page = (props: Props, site = 'https://tienda.example') => (
  <BrandContext value="Textiles Taras">
    <SiteUrlContext value={site}>
      <PageMeta {...props} />
    </SiteUrlContext>
  </BrandContext>
);

function content(name: string): string | null {
  const tag = document.head.querySelector(`[name="${name}"], [property="${name}"]`);
  return tag?.getAttribute('content') ?? null;
}

function canonical(): string | null {
  return document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
}

afterEach(() => {
  document.documentElement.lang = 'es';
});

test('a page with a title alone has the picture of the store, and no description or address', () => {
  document.documentElement.lang = 'en';
  render(page({ title: 'x' }));
  expect(content('og:image')).toBe('https://tienda.example/og.png');
  expect(content('og:locale')).toBe('en_US');
  for (const name of ['description', 'og:description', 'og:url']) expect(content(name)).toBeNull();
  expect(canonical()).toBeNull();
});

test('the address bar stands in for a missing site address, other hosts are kept', () => {
  render(page({ title: 'x', path: '/about', imageUrl: 'https://cdn.example/a.webp' }, ''));
  expect(canonical()).toBe(`${location.origin}/about`);
  expect(content('og:image')).toBe('https://cdn.example/a.webp');
});
