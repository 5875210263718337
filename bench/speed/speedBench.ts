import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createBackend } from '#backend/createBackend.ts';
import { serveHttp } from '#backend/vite/nodeBridge.ts';
import { CHROMIUM_FLAGS, CHROMIUM_HELP, ensureChromium } from '../../scripts/support/chromium.mjs';
import { measureInteractions } from './interactions.ts';
import { LIGHTHOUSE, measureWithLighthouse } from './lighthouse.ts';
import { measureScale } from './scale.ts';
import { backendAnswers, buildStore, serveSite } from './site.ts';

const PLAIN_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

/** Builds and serves the store, and returns its origin. @param plain further documents by path */
async function openStore(dir: string, plain: ReadonlyMap<string, Buffer>): Promise<string> {
  const backend = await createBackend({ dataDir: join(dir, 'data'), demo: true });
  const answers = backendAnswers(backend);
  const site = join(dir, 'store');
  await buildStore(site, (await serveHttp(answers)).origin);
  const serve = await serveSite(site, answers);
  const server = await serveHttp(async (request) => {
    const html = plain.get(decodeURI(new URL(request.url).pathname));
    return html === undefined
      ? serve(request)
      : new Response(new Uint8Array(html), { headers: PLAIN_HEADERS });
  });
  return server.origin;
}

/**
 * Measures the built store and prints tables of medians.
 *
 * @param args of the command line, see docs/performance.md
 * @returns the exit code
 */
export async function speedBench(args: readonly string[]): Promise<number> {
  const { values: options } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: 'lighthouse,interactions,scale' },
      pages: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
    },
  });
  const executablePath = await ensureChromium();
  if (executablePath === undefined) {
    console.error(CHROMIUM_HELP);
    return 1;
  }
  const only = options.only.split(',');
  const pages = options.pages.split(',').filter(Boolean);
  const runs = Number(options.runs);
  const dir = mkdtempSync(join(tmpdir(), 'bench-speed-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }));

  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}`);
  const report = (title: string, shown: string) =>
    console.log(`\n${title}; medians of ${runs}, times in ms\n\n${shown}\n`);

  const plain = new Map<string, Buffer>();
  const origin = only.some((part) => part !== 'scale') ? await openStore(dir, plain) : '';
  if (only.includes('lighthouse')) {
    const settings = { browser, plain, dir, executablePath, runs, pages };
    report(`Lighthouse ${LIGHTHOUSE}`, await measureWithLighthouse(origin, settings));
  }
  if (only.includes('interactions')) {
    const title = 'Longest event of each interaction on a processor slowed 4 times';
    report(title, await measureInteractions(browser, origin, runs));
  }
  if (only.includes('scale')) {
    report('A shop of 5000 subfamilias', await measureScale(browser, runs, dir));
  }
  await browser.close();
  return 0;
}
