import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/support/run.mjs';

export type Credentials = { readonly email: string; readonly password: string };

/** Where one run of the browser tests keeps the data of its shops, and what each of them begins with. */
const runDir = () => process.env['E2E_DIR'] ?? '';
export const templateDir = () => join(runDir(), 'template');

export const staffCredentials = (): Credentials =>
  JSON.parse(readFileSync(join(templateDir(), 'secrets.json'), 'utf8')).demoStaff;

/** A built store with a backend and data of its own. */
type Shop = { readonly origin: string; readonly close: () => Promise<void> };

async function startShop(): Promise<Shop> {
  const dataDir = mkdtempSync(join(runDir(), 'shop-'));
  cpSync(templateDir(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const server = fork(join(ROOT, 'scripts', 'e2eServer.mjs'), {
    cwd: ROOT,
    env: { ...process.env, STORE_DATA_DIR: dataDir },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const origin = await Promise.race([
    once(server, 'message').then(([url]) => new URL(String(url)).origin),
    ended.then(([code]) => Promise.reject(new Error(`the server of the store ended: ${code}`))),
  ]);
  // It answers once the backend runs.
  await fetch(`${origin}/outbox.json`);
  return {
    origin,
    async close() {
      // Nothing of it is needed any more.
      server.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The shop of a worker, which is replaced by a new one for each file that changes it. */
export type Shops = {
  /** @param user the tests that share a shop */
  readonly originFor: (user: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

export function openShops(): Shops {
  let current: (Shop & { readonly user: string }) | null = null;
  return {
    async originFor(user) {
      if (current?.user !== user) {
        await current?.close();
        current = { ...(await startShop()), user };
      }
      return current.origin;
    },
    close: async () => current?.close(),
  };
}
