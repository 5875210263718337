import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { DEMO_SHOP_DIR, ROOT } from '../../../scripts/support/run.mjs';
import { inSetup } from '../../support/inSetup.ts';

type Credentials = { readonly email: string; readonly password: string };
type Shops = { readonly origins: readonly string[]; readonly staff: Credentials };

/** Shops of this run: origins by parallel index of the workers, and the staff user of all shops. */
export const shops = (): Shops => JSON.parse(process.env['E2E_SHOPS'] ?? '');

/** Serves the built store with its own backend and data. */
async function startShop(dataDir: string) {
  const server = fork(join(ROOT, 'scripts', 'e2eServer.mjs'), {
    cwd: ROOT,
    env: { ...process.env, STORE_DATA_DIR: dataDir },
    // Compiles Postgres without optimizing it, as in vitest.config.ts.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const origin = await Promise.race([
    once(server, 'message').then(([url]) => new URL(String(url)).origin),
    ended.then(([code]) => Promise.reject(new Error(`the server of the store ended: ${code}`))),
  ]);
  // Waits for the backend: the outbox responds once it runs.
  await fetch(`${origin}/outbox.json`);
  return { origin, ended, server };
}

/** Starts a copy of the demo shop for each worker. @returns a function that ends the copies and removes their data */
// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default async function startShops({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (!existsSync(DEMO_SHOP_DIR)) throw new Error('build the store: node scripts/demoBuild.mjs');
  const dir = mkdtempSync(join(tmpdir(), 'store-e2e-'));
  const started = await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const dataDir = join(dir, `shop-${index}`);
      cpSync(DEMO_SHOP_DIR, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return inSetup(`the store with the data in ${dataDir}`, startShop(dataDir));
    }),
  );
  const origins = started.map(({ origin }) => origin);
  const { demoStaff: staff } = JSON.parse(
    readFileSync(join(DEMO_SHOP_DIR, 'secrets.json'), 'utf8'),
  );
  process.env['E2E_SHOPS'] = JSON.stringify({ origins, staff } satisfies Shops);
  return async () => {
    for (const { server } of started) server.kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  };
}
