import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { LOCAL_ANON_KEY } from '#config/localBackend.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { shops } from './shops.ts';

/**
 * Signs in as staff of the demo shop, before the page opens.
 *
 * @returns headers that give requests without the page the same rights
 */
export async function signInStaff(
  page: Page | BrowserContext,
  request: APIRequestContext,
): Promise<Record<string, string>> {
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_ANON_KEY },
    data: shops().staff,
    // Waits long: this may be the first request of a new shop, on a busy machine.
    timeout: 120_000,
  });
  if (!response.ok()) throw new Error(`sign-in: ${response.status()}`);
  await page.addInitScript(
    ([key = '', session = '']) => {
      // Skips frames of other sites, and 'about:blank', which has no storage.
      if (window === top && origin !== 'null') localStorage.setItem(key, session);
    },
    [SESSION_KEY, await response.text()],
  );
  const { access_token: token }: { access_token: string } = await response.json();
  return { apikey: LOCAL_ANON_KEY, authorization: `Bearer ${token}` };
}
