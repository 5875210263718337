import type { Browser, Locator, Page } from '@playwright/test';
import { figure, median, table } from './table.ts';

declare global {
  interface Window {
    /** Durations in ms that the page's observers have seen since it was emptied. */
    benchSeen?: { events: number[]; tasks: number[] };
  }
}

/** Wait after an interaction, in ms, until its events are reported and its requests have ended. */
const SETTLE_MS = 1_500;

/** A small phone, as dense as the one that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

function watchPage(): void {
  const seen: NonNullable<Window['benchSeen']> = { events: [], tasks: [] };
  window.benchSeen = seen;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('event', (entry) => {
    if ('interactionId' in entry && Number(entry.interactionId) > 0)
      seen.events.push(entry.duration);
  });
  observe('longtask', ({ duration }) => void seen.tasks.push(duration));
}

/** Visits the catalogue as a phone with empty caches and a processor slowed 4 times. */
export async function visitCatalogue<T>(
  browser: Browser,
  origin: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${origin}/catalogue`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Returns the longest event or task since the last call, in ms; 0: none took 16 ms. */
export function takeLongest(page: Page, kind: 'events' | 'tasks'): Promise<number> {
  return page.evaluate((kind) => Math.max(0, ...(window.benchSeen?.[kind].splice(0) ?? [])), kind);
}

/** Runs an interaction and returns the duration of its longest event, in ms. */
export async function longestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await takeLongest(page, 'events');
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return takeLongest(page, 'events');
}

/** Chooses the next entry of a select by key, because its native list opens outside the page. */
export async function chooseNext(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.press('ArrowDown');
}

/** Scrolls to an element and taps it once the scrolling has rendered, as a person does. */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(SETTLE_MS);
  await target.tap();
}

const CARD = 'main li:has(a[href$="/product/1"])';

/** Steps of a visit that looks for a product, adds it to the cart and looks at the cart. */
const ACTIONS = {
  filter: (page: Page) => chooseNext(page, 'Tipo de producto'),
  sort: (page: Page) => chooseNext(page, 'Ordenar por'),
  'open product': (page: Page) => press(page.locator(CARD).getByRole('link').first()),
  size: (page: Page) =>
    press(page.locator('label:has(input[name="talla"]:enabled:not(:checked))').first()),
  quantity: (page: Page) => press(page.getByRole('button', { name: 'Agregar una unidad' })),
  add: (page: Page) => press(page.getByRole('button', { name: 'Agregar al carrito' })),
  'open cart': (page: Page) => press(page.locator('header a[href="/cart"]')),
  language: (page: Page) => press(page.locator('header button[lang="en"]')),
} as const;

/** Returns the ms from the next press until another heading of a page is painted, at most 10 s. */
function timeToHeading(page: Page): Promise<number> {
  return page.evaluate(
    (maxMs) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('main h1')?.textContent;
        const before = heading();
        const wait = ({ timeStamp }: Event) => {
          const check = () => {
            if (!heading() || heading() === before) requestAnimationFrame(check);
            // A timeout that is set in a frame runs after that frame is painted.
            else setTimeout(() => resolve(performance.now() - timeStamp));
          };
          check();
        };
        addEventListener('pointerdown', wait, { capture: true, once: true });
        setTimeout(resolve, maxMs, maxMs);
      }),
    10_000,
  );
}

/** Returns a table: the longest event of each interaction, and the time until an opened page shows its name. */
export async function measureInteractions(browser: Browser, origin: string, runs: number) {
  const values: Record<string, number>[] = [];
  const use = async (page: Page) => {
    const times: Record<string, number> = {};
    for (const [name, act] of Object.entries(ACTIONS)) {
      const shown = name.startsWith('open') ? timeToHeading(page) : null;
      times[name] = await longestEvent(page, () => act(page));
      if (shown !== null) times[name.replace('open ', '') + ' shown'] = await shown;
    }
    values.push(times);
  };
  for (let run = 0; run < runs; run++) await visitCatalogue(browser, origin, use);
  const rows = Object.keys(values[0] ?? {}).map((name) => [name, figure(median(values, name))]);
  return table(['Interaction', 'ms'], rows);
}
