import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showFirstPicture } from '#app/showFirstPicture.ts';
import { env } from '#config/env.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { readFirstRequests } from '../../../scripts/vite/documents/firstRequests.ts';
import { useDocumentShop } from './documentShop.ts';
import { openDocument } from './openDocument.tsx';

const { backend } = useDocumentShop();

beforeEach(() => {
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

afterEach(() => {
  delete window.firstPicture;
  delete window.earlyResponses;
});

/** Sends the requests of a page as the head of its document does. */
async function requestEarly(path: string): Promise<void> {
  const early: Record<string, Promise<Response>> = {};
  for (const { pattern, requests } of await readFirstRequests()) {
    const match = new RegExp(pattern).exec(path);
    if (match === null) continue;
    for (const request of requests) {
      if (request.media && !matchMedia(request.media).matches) continue;
      const url = env.backendUrl + request.path.replace('{id}', match[1] ?? '');
      early[url] = fetch(url, { headers: { apikey: env.anonKey, accept: request.accept } });
    }
  }
  window.earlyResponses = early;
}

const early = () => document.querySelector('[data-first-picture] > img');
const shown = () => document.querySelector('#root img[fetchpriority="high"]');

/** Opens a document without data, and gives the picture that it shows before React. */
async function openBare(path: string, suffix = '') {
  let picture: Element | null = null;
  await openDocument(path, {
    data: null,
    suffix,
    before: async () => {
      await requestEarly(path);
      await showFirstPicture();
      picture = early();
    },
  });
  return picture as Element | null;
}

for (const [width, banner] of [
  [360, '/b/m1.webp'],
  [1440, '/b/d1.webp'],
] as const) {
  test(`the first banner of a window of ${width} px is there before React, and stays`, async () => {
    resizeTo(width);
    const picture = await openBare('/');
    expect(picture).toHaveAttribute('src', banner);
    expect(picture).toBeInTheDocument();
    await waitFor(() => expect(picture).not.toBeInTheDocument());
    expect(shown()).toHaveAttribute('src', banner);
  });
}

test('a shop without banners begins with a fixed one', async () => {
  await backend().sql('delete from public.banners');
  const picture = await openBare('/');
  const banner = picture?.getAttribute('src');
  expect(banner).toMatch(/^\/banners\//);
  await waitFor(() => expect(picture).not.toBeInTheDocument());
  expect(shown()).toHaveAttribute('src', banner);
});

test.each([
  ['', '/pictures/azul.webp'],
  ['?color=1&talla=XL', '/pictures/roja-1.webp'],
])('a product with the query "%s" begins with the picture of that variant', async (query, url) => {
  const picture = await openBare('/product/20', query);
  expect(picture).toHaveAttribute('src', url);
  expect(picture).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Camiseta cuello redondo' })).toBeVisible();
  expect(shown()).toHaveAttribute('src', url);
});

test('a product without pictures has none before React either', async () => {
  expect(await openBare('/product/22')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Tela por metro' })).toBeVisible();
});

test('a picture that fails leaves its place to the skeleton', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('not a picture'));
  expect(await openBare('/product/20')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Camiseta cuello redondo' })).toBeVisible();
});

test('a product that cannot be read is reported by the page', async () => {
  expectLoggedError(/^\[product: load productos\]/);
  faults.rest('producto', () => restError(400, '42703', 'no such column'));
  await requestEarly('/product/20');
  await expect(showFirstPicture()).rejects.toThrow('not a list');
  await openDocument('/product/20', { data: null });
  expect(await screen.findByRole('alert')).toBeVisible();
});
