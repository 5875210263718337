import { readFileSync } from 'node:fs';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import type axe from 'axe-core';
import { shops } from './shops.ts';

type Options = {
  /** True: sites in frames respond with a stand-in. False: the browser cannot resolve their names. */
  readonly hasForeignSites: boolean;
};

type Fixtures = {
  /** Lets the page log an error or a warning whose text matches. */
  readonly expectConsoleError: (pattern: RegExp) => void;
  /**
   * Waits until the store runs, has every response and, once it is idle, sends no more requests. The
   * browser's own 'networkidle' also waits for frames of other sites.
   */
  readonly settled: () => Promise<void>;
};

/** Sites that the store shows in frames; tests never reach them. */
const FOREIGN_SITES = ['https://www.openstreetmap.org', 'https://www.facebook.com'];
const FOREIGN_PAGE = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="es"><title>Otro sitio</title><p>Otro sitio</p>',
} as const;

/**
 * Playwright's test with a rule for all tabs: a test fails if a page logs an error or a warning, throws,
 * or violates its content security policy, unless the test expects it.
 */
export const test = base.extend<Fixtures & Options>({
  hasForeignSites: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs
  baseURL: ({}, use, { parallelIndex }) => use(shops().origins[parallelIndex]),
  page: async ({ page, hasForeignSites }, use) => {
    // Adds the route only if needed: a route slows down every request, and disables the browser's cache.
    if (hasForeignSites) {
      await page.route(
        ({ origin }) => FOREIGN_SITES.includes(origin),
        (route) => route.fulfill(FOREIGN_PAGE),
      );
    }
    await use(page);
  },
  settled: [
    async ({ page, baseURL }, use, testInfo) => {
      const open = new Set<Request>();
      let begun = 0;
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) return;
        open.add(request);
        begun += 1;
      });
      page.on('requestfinished', (request) => open.delete(request));
      page.on('requestfailed', (request) => open.delete(request));
      await use(async () => {
        // Waits for the start of the store: before it, a slow browser can have no open request.
        await page.waitForFunction(() => window.earlyPresses === undefined);
        for (let before = -1; before !== begun || open.size > 0;) {
          before = begun;
          await expect
            .poll(() => Array.from(open, (request) => request.url()), {
              message: 'requests without a response',
              intervals: [50],
            })
            .toEqual([]);
          // Waits until responses are rendered, animations have ended and idle callbacks have run. After
          // a change of size Chromium may call an idle callback late or never unless frames are drawn.
          await page.evaluate(async () => {
            const idle = () =>
              new Promise<void>((resolve) => {
                let isIdle = false;
                requestIdleCallback(() => {
                  isIdle = true;
                  resolve();
                });
                const draw = () => {
                  if (!isIdle) requestAnimationFrame(draw);
                };
                draw();
              });
            await idle();
            const ends = document
              .getAnimations()
              .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
              .map(({ finished }) => finished);
            await Promise.allSettled(ends);
            await idle();
          });
        }
      });
      if (testInfo.status === testInfo.expectedStatus) return;
      // Attaches the open requests, for which a page that hangs may wait.
      const body = [page.url(), ...Array.from(open, (request) => `open: ${request.url()}`)].join(
        '\n',
      );
      await testInfo.attach('the page at the failure', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  expectConsoleError: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const seen: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text());
      });
      context.on('weberror', (error) => seen.push(String(error.error())));
      await use((pattern) => expected.push(pattern));
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

declare global {
  interface Window {
    axe?: Pick<typeof axe, 'run'>;
  }
}

/** Source of axe. Minified, because each page parses it anew. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing in a part of the page, by default the whole page, in its current state. */
export async function expectAccessible(page: Page, part = ':root'): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  const findings = await page.evaluate(
    async ([selector, runOnly]) => {
      // Skips frames, which show other sites.
      const options = { runOnly, iframes: false, resultTypes: ['violations' as const] };
      const results = await window.axe?.run(selector, options);
      return results?.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
      }));
    },
    [part, AXE_TAGS] as const,
  );
  expect(findings, 'what axe found').toEqual([]);
}

/** Stores a language before a page opens, as the choice of an earlier visit. */
export async function useLanguage(page: Page, language: 'es' | 'en'): Promise<void> {
  await page.addInitScript((choice) => {
    // Skips frames of other sites: they have another storage, or none.
    if (window === top) localStorage.setItem('language', choice);
  }, language);
}

export { expect };
