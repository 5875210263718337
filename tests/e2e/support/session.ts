import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { e2eDataDir, STRANGER } from '../../../scripts/support/e2eData.mjs';
import { LOCAL_ANON_KEY } from '../../../src/config/localBackend.ts';
import { SESSION_KEY } from '../../../src/config/sessionKey.ts';

type Credentials = { readonly email: string; readonly password: string };

/** The staff user of the demo shop. */
export function staffCredentials(baseURL: string | undefined): Credentials {
  const { port } = new URL(baseURL ?? '');
  return JSON.parse(readFileSync(join(e2eDataDir(port), 'secrets.json'), 'utf8')).demoStaff;
}

async function signIn(page: Page, request: APIRequestContext, data: Credentials): Promise<void> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_ANON_KEY },
    data,
  });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`);
  await page.addInitScript(
    ([key = '', session = '']) => {
      // Other sites' frames have a storage of their own, or none.
      if (window === top) localStorage.setItem(key, session);
    },
    [SESSION_KEY, await answer.text()],
  );
}

/** Signs the staff of the demo shop in, before the page opens. */
export function signInStaff(
  page: Page,
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<void> {
  return signIn(page, request, staffCredentials(baseURL));
}

/** Signs somebody in who is not staff, before the page opens. */
export function signInStranger(page: Page, request: APIRequestContext): Promise<void> {
  return signIn(page, request, STRANGER);
}
