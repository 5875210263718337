import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/support/chromium.mjs';
import { run as runProgram } from '../../scripts/support/run.mjs';
import { compress } from './site.ts';
import { figure, median, table } from './table.ts';

/** The last version of Lighthouse that runs on Node 20. */
export const LIGHTHOUSE = '12.8.2';

/** Lighthouse's phone, which also visits the pages that are copied as plain HTML. */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** `simulated` computes a slow phone from a fast load, as PageSpeed Insights does; `applied` slows the load down. */
const MODES = {
  simulated: '--throttling-method=simulate',
  applied: '--throttling-method=devtools',
  desktop: '--preset=desktop',
} as const;
type Mode = keyof typeof MODES;

type BenchPage = {
  readonly name: string;
  readonly path: string;
  readonly language?: 'en';
  /** The visitor has two products in the cart. */
  readonly hasCart?: true;
  readonly modes: readonly Mode[];
};

const PHONE = ['simulated', 'applied'] as const;
const PAGES: readonly BenchPage[] = [
  { name: 'home', path: '/', modes: [...PHONE, 'desktop'] },
  { name: 'catalogue', path: '/catalogue', modes: PHONE },
  { name: 'product', path: '/product/1', modes: [...PHONE, 'desktop'] },
  { name: 'quick order', path: '/quick-order', modes: PHONE },
  { name: 'cart', path: '/cart', hasCart: true, modes: PHONE },
  { name: 'checkout', path: '/checkout', hasCart: true, modes: PHONE },
  { name: 'home in English', path: '/', language: 'en', modes: PHONE },
  { name: 'product in English', path: '/product/1', language: 'en', modes: PHONE },
];
const CART = ['/product/1', '/product/10'];

/** Elements that plain copies of pages leave out. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link [^>]*(?:modulepreload|as="style")[^>]*>/g;

/** Figures of a run: a score up to 100, times in ms, bytes with headers. */
type Run = Readonly<Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes' | 'scripts', number>>;

type Case = {
  readonly page: BenchPage;
  /** Folder of the browser profile of a visitor who comes to the page. */
  readonly profile: string;
  readonly mode: Mode;
  readonly store: Run[];
  readonly html: Run[];
};

function readReport(file: string): Run {
  const { audits, categories, runtimeError } = JSON.parse(readFileSync(file, 'utf8'));
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (name: string) => Number(audits[name]?.numericValue);
  const items: readonly { mimeType?: string; transferSize?: number }[] =
    audits['network-requests']?.details?.items ?? [];
  const bytesOf = (part: typeof items) =>
    part.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: bytesOf(items),
    scripts: bytesOf(items.filter(({ mimeType }) => mimeType?.includes('javascript'))),
  };
}

/** Arguments of npm, which installs Lighthouse into its cache and runs it. */
const COMMAND = ['exec', '--yes', '--prefer-offline', `--package=lighthouse@${LIGHTHOUSE}`, '--'];

type Options = {
  readonly browser: Browser;
  /** Compressed documents by path, which the origin serves besides the store. */
  readonly plain: Map<string, Buffer>;
  readonly dir: string;
  readonly executablePath: string;
  readonly runs: number;
  /** Names of the pages; empty: all. */
  readonly pages: readonly string[];
};

/**
 * Returns a table of Lighthouse's figures of each page, with score and LCP of the same page as plain HTML without
 * scripts: its document, or the final DOM of the browser where the page depends on the visitor.
 */
export async function measureWithLighthouse(origin: string, options: Options): Promise<string> {
  const { browser, plain, dir, executablePath, runs, pages } = options;
  const chosen = PAGES.filter(({ name }) => pages.length === 0 || pages.includes(name));

  /** Makes a plain copy of the page, and the browser profile of a visitor who comes to it. */
  async function prepare({ name, path, language, hasCart }: BenchPage): Promise<string> {
    const visit = await browser.newContext(SCREEN);
    const page = await visit.newPage();
    await page.addInitScript((code) => localStorage.setItem('language', code), language ?? 'es');
    for (const product of hasCart ? CART : []) {
      await page.goto(origin + product, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Agregar al carrito' }).click();
      await page.locator('header a[href="/cart"]', { hasText: /[1-9]/ }).waitFor();
    }
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const isDocument = language === undefined && hasCart === undefined;
    const html = isDocument ? await (await fetch(origin + path)).text() : await page.content();
    plain.set(`/plain/${name}`, await compress(html.replace(SCRIPTS, '')));
    const stored = await page.evaluate(() => Object.entries(localStorage));
    await visit.close();
    const profile = mkdtempSync(join(dir, 'profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: CHROMIUM_FLAGS,
    });
    const tab = await context.newPage();
    await tab.goto(`${origin}/robots.txt`);
    await tab.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, stored);
    await context.close();
    return profile;
  }

  async function run(path: string, mode: Mode, profile: string): Promise<Run> {
    const runDir = mkdtempSync(join(dir, 'run-'));
    cpSync(profile, runDir, { recursive: true });
    // Lighthouse splits this single argument at blanks outside quotes.
    const flags = ['--headless=new', `--user-data-dir=${runDir}`, ...CHROMIUM_FLAGS].map((flag) =>
      flag.includes(' ') ? flag.replace(/=(.*)$/, "='$1'") : flag,
    );
    const report = join(runDir, 'report.json');
    const args = [
      MODES[mode],
      '--output=json',
      `--output-path=${report}`,
      '--only-categories=performance',
      '--disable-storage-reset',
      '--no-enable-error-reporting',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ];
    const { code, output } = await runProgram(
      process.execPath,
      [process.env['npm_execpath'] ?? '', ...COMMAND, 'lighthouse', origin + path, ...args],
      { CHROME_PATH: executablePath },
      'pipe',
    );
    if (code !== 0) throw new Error(output.trim());
    const figures = readReport(report);
    rmSync(runDir, { recursive: true, force: true, maxRetries: 3 });
    return figures;
  }

  const cases: Case[] = [];
  for (const page of chosen) {
    const profile = await prepare(page);
    cases.push(...page.modes.map((mode) => ({ page, profile, mode, store: [], html: [] })));
  }
  // The cases take turns, so that a busy time of the machine affects all of them.
  for (let round = 1; round <= runs; round++) {
    for (const { page, profile, mode, store, html } of cases) {
      store.push(await run(page.path, mode, profile));
      html.push(await run(`/plain/${page.name}`, mode, profile));
      console.log(`  ${round}/${runs} ${page.name}, ${mode}: ${store.at(-1)?.score}`);
    }
  }
  const rows = cases.map(({ page, mode, store, html }) => [
    page.name,
    mode,
    figure(median(store, 'score')),
    figure(median(html, 'score')),
    figure(median(store, 'fcp')),
    figure(median(store, 'lcp')),
    figure(median(html, 'lcp')),
    figure(median(store, 'tbt')),
    figure(median(store, 'cls'), 3),
    figure(median(store, 'bytes') / 1000),
    figure(median(store, 'scripts') / 1000),
  ]);
  const head = ['Page', 'Mode', 'Score', 'HTML', 'FCP', 'LCP', 'HTML', 'TBT', 'CLS', 'kB', 'JS kB'];
  return table(head, rows);
}
