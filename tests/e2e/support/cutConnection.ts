import { expect, type Page, type Request } from '@playwright/test';

/** What a page logs without a connection, also for what it reads then. */
export const CUT_ERRORS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/**
 * Cuts the connection of a page once some of its changes to a table have their responses.
 *
 * @returns a function that mends it
 */
export async function cutAfter(
  page: Page,
  table: string,
  answeredBefore: number,
): Promise<() => Promise<void>> {
  const path = `/rest/v1/${table}`;
  const isChange = (request: Request) =>
    request.method() === 'PATCH' && new URL(request.url()).pathname === path;
  let sent = 0;
  let answered = 0;
  page.on('requestfinished', (request) => {
    if (isChange(request)) answered += 1;
  });
  await page.route(`**${path}*`, async (route) => {
    if (isChange(route.request())) sent += 1;
    if (sent > answeredBefore) {
      await expect.poll(() => answered, { intervals: [20] }).toBeGreaterThanOrEqual(answeredBefore);
      await page.context().setOffline(true);
    }
    await route.fallback();
  });
  return async () => {
    await page.unrouteAll();
    await page.context().setOffline(false);
  };
}
