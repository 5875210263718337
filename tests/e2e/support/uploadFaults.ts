import type { Page } from '@playwright/test';

const UPLOADS = /\/storage\/v1\/object\/(productsamples|banners)\//;

/** A refusal of the storage: its HTTP status is always 400. */
const refusal = (statusCode: string, message: string) => ({
  status: 400,
  json: { statusCode, error: message, message },
});

/**
 * Fails the uploads of files called `sin-red` (no connection), `sin-espacio` (413, too large) and
 * `sin-tipo` (415, wrong type). All others pass.
 *
 * @returns stops failing them
 */
export async function breakUploads(page: Page): Promise<() => Promise<void>> {
  await page.route(UPLOADS, (route) => {
    const url = route.request().url();
    if (route.request().method() !== 'POST') return route.fallback();
    if (url.includes('sin-red')) return route.abort('connectionreset');
    if (url.includes('sin-espacio')) {
      return route.fulfill(refusal('413', 'The object exceeded the maximum allowed size'));
    }
    if (url.includes('sin-tipo')) {
      return route.fulfill(refusal('415', 'mime type image/webp is not supported'));
    }
    return route.fallback();
  });
  return () => page.unroute(UPLOADS);
}
