import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { createBackend } from '#backend/createBackend.ts';
import { measureBuild, OWN_ORIGIN } from '../builds.ts';
import type { CleanUp } from '../cleanUp.ts';
import { medians } from '../median.ts';
import { backendAnswers, withBackend } from '../serve/backendAnswers.ts';
import { listen } from '../serve/listen.ts';
import { loadStaticFiles } from '../serve/staticFiles.ts';
import { fillLargeShop } from './largeShop.ts';
import { useLargeCatalogue, VISIT_VALUES, type VisitTimes } from './largeCatalogue.ts';
import { figure, kilobytes, table } from '../table.ts';

/** Documents of this many products are compressed. */
const LARGEST = 3;

type DocumentSize = { readonly path: string; readonly bytes: number };

/** The documents of pages, and the largest of products. */
async function largestDocuments(dir: string): Promise<readonly DocumentSize[]> {
  const products = await Promise.all(
    (await readdir(join(dir, 'product'))).map(async (name) => {
      const path = join('product', name);
      return { path, size: (await stat(join(dir, path))).size };
    }),
  );
  const largest = products.toSorted((a, b) => b.size - a.size).slice(0, LARGEST);
  const pages = (await readdir(dir)).filter((name) => name.endsWith('.html'));
  const sizes = [...pages, ...largest.map(({ path }) => path)].map(async (path) => {
    return { path, bytes: brotliCompressSync(await readFile(join(dir, path))).length };
  });
  return (await Promise.all(sizes)).toSorted((a, b) => b.bytes - a.bytes);
}

/** Builds and uses the demo shop with thousands of subfamilias. */
export async function measureScale(
  browser: Browser,
  runCount: number,
  { dir, cleanUp }: { readonly dir: string; readonly cleanUp: CleanUp },
) {
  console.log('Scale: filling a large shop and building it …');
  const backend = await createBackend({ dataDir: join(dir, 'large'), demo: true });
  cleanUp.add(() => backend.close());
  await fillLargeShop(backend);
  const answers = backendAnswers(backend);
  const data = await listen(cleanUp);
  data.serve(answers);
  const bareDir = join(dir, 'scale-bare');
  const bare = await measureBuild(bareDir, OWN_ORIGIN, cleanUp.stopped);
  const site = join(dir, 'scale');
  const settings = { ...OWN_ORIGIN, PRERENDER_BACKEND_URL: data.origin };
  const full = await measureBuild(site, settings, cleanUp.stopped);
  const largest = await largestDocuments(site);

  // The visits do not need them, and the server would compress each of them.
  await rm(join(site, 'product'), { recursive: true });
  const server = await listen(cleanUp);
  server.serve(withBackend(await loadStaticFiles(site), answers));
  const runs: VisitTimes[] = [];
  for (let run = 0; run < runCount; run++) {
    runs.push(await useLargeCatalogue(browser, server.origin));
  }
  const median = medians(VISIT_VALUES, runs);
  const costs = { 'without data': bare, 'with data': full };
  const shown = [
    'A shop of 5000 subfamilias',
    table(
      ['Build', 'Seconds', 'Peak MB'],
      Object.entries(costs).map(([name, { ms, peakBytes }]) => [
        name,
        figure(ms / 1000, 1),
        figure(peakBytes / 1_000_000),
      ]),
    ),
    table(
      ['Document', 'kB of brotli'],
      largest.map(({ path, bytes }) => [path, kilobytes(bytes)]),
    ),
    'Longest event of a choice and longest tasks at 4x CPU slowdown, in ms:',
    table([...VISIT_VALUES], [VISIT_VALUES.map((name) => figure(median[name], 0, '<16'))]),
  ].join('\n\n');
  return { values: { bare, full, largest, runs, median }, shown };
}
