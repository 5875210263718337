import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { e2eDataDir } from '../../../scripts/support/e2eData.mjs';
import { LOCAL_ANON_KEY } from '../../../src/config/localBackend.ts';
import { SESSION_KEY } from '../../../src/config/sessionKey.ts';

/** Signs the staff of the demo shop in, before the page opens. */
export async function signInStaff(
  page: Page,
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<void> {
  const { port } = new URL(baseURL ?? '');
  const { demoStaff } = JSON.parse(readFileSync(join(e2eDataDir(port), 'secrets.json'), 'utf8'));
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_ANON_KEY },
    data: demoStaff,
  });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`);
  await page.addInitScript(
    ([key = '', session = '']) => localStorage.setItem(key, session),
    [SESSION_KEY, await answer.text()],
  );
}
