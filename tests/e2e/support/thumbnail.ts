import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** The file input of a thumbnail. */
export const fileInput = (page: Page) => page.getByLabel('Subir imagen');

/** The address of the chosen picture in the form; '' if there is none. */
export async function chosenUrl(page: Page): Promise<string> {
  return (await page.locator('fieldset img').first().getAttribute('src')) ?? '';
}

/** The stored thumbnail that is chosen in the form: its name without the time, bytes and metadata. */
export async function storedThumbnail(page: Page) {
  const url = await chosenUrl(page);
  const answer = await page.request.get(url);
  expect(answer.headers()['cache-control']).toContain('3600');
  const bytes = await answer.body();
  expect(bytes.length).toBeLessThanOrEqual(1024 ** 2);
  const name = /thumbnails\/\d{13}_([^/?]+)$/.exec(new URL(url, page.url()).pathname)?.[1];
  return {
    name,
    type: answer.headers()['content-type'],
    bytes,
    ...(await sharp(bytes).metadata()),
  };
}
