import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page, type Request } from '@playwright/test';

type Options = {
  /** Whether the sites of frames respond; otherwise the browser cannot resolve them. */
  readonly hasForeignSites: boolean;
};

type Fixtures = {
  /** Announces that the page will log an error whose text matches. */
  readonly expectConsoleError: (pattern: RegExp) => void;
  /**
   * Waits until the page has had every answer of the store and asks for nothing more. The browser's
   * own 'networkidle' also waits for frames of other sites, which a test cannot answer for.
   */
  readonly settled: () => Promise<void>;
};

/** How long nothing may be asked until a page counts as settled, in ms. */
const QUIET_MS = 500;

/** The sites that the store shows frames of; no test reaches them. */
export const FOREIGN_SITES = ['https://www.openstreetmap.org', 'https://www.facebook.com'];
const FOREIGN_PAGE = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="es"><title>Otro sitio</title><p>Otro sitio</p>',
} as const;

/**
 * Playwright's test, with one rule for all: a page that logs an error or a warning, throws, or
 * breaks its own content security policy fails the test unless it was announced.
 */
export const test = base.extend<Fixtures & Options>({
  hasForeignSites: [false, { option: true }],
  page: async ({ page, hasForeignSites }, use) => {
    // A route slows down every request of the page, and turns the browser's cache off.
    if (hasForeignSites) {
      await page.route(
        ({ origin }) => FOREIGN_SITES.includes(origin),
        (route) => route.fulfill(FOREIGN_PAGE),
      );
    }
    await use(page);
  },
  settled: [
    async ({ page, baseURL }, use) => {
      const open = new Set<Request>();
      let lastChange = Date.now();
      const change = () => {
        lastChange = Date.now();
      };
      const close = (request: Request) => {
        if (open.delete(request)) change();
      };
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) return;
        open.add(request);
        change();
      });
      page.on('requestfinished', close);
      page.on('requestfailed', close);
      await use(() =>
        expect
          .poll(() => open.size === 0 && Date.now() - lastChange > QUIET_MS, {
            message: 'the page has every answer and asks for nothing more',
            timeout: 30_000,
          })
          .toBe(true),
      );
    },
    { auto: true },
  ],
  expectConsoleError: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const seen: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text());
      });
      page.on('pageerror', (error) => seen.push(String(error)));
      await use((pattern) => expected.push(pattern));
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails with what axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const findings = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
  }));
  expect(findings, 'what axe found').toEqual([]);
}

/** Makes the store open in a language, as a visitor who chose it before. */
export async function useLanguage(page: Page, language: 'es' | 'en'): Promise<void> {
  await page.addInitScript((choice) => {
    // Other sites' frames have a storage of their own, or none.
    if (window === top) localStorage.setItem('language', choice);
  }, language);
}

export { expect };
