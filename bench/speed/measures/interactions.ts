import type { Browser, Page } from '@playwright/test';
import { medians, type Figures } from '../median.ts';
import { PAGE_PATHS, type Subject, type SubjectKey } from '../subjects.ts';
import { visit } from './browser.ts';
import { logTransfers } from './transfers.ts';
import { watchPage } from './watchPage.ts';

/** Time without requests after which a page is used, in ms. */
const QUIET_MS = 1_000;
/** Time after an interaction in which its events are reported, in ms. */
const REPORT_MS = 400;
const CPU_SLOWDOWN = 4;

export const INTERACTIONS = [
  'filter',
  'sort',
  'open',
  'size',
  'quantity',
  'add',
  'language',
] as const;
type Interaction = (typeof INTERACTIONS)[number];
const VALUES = [...INTERACTIONS, 'heading'] as const;

/**
 * Durations in ms of the longest event of each interaction; `null`: below 16 ms, which browsers do
 * not report. `heading`: from the press of a card until the name of the product shows.
 */
type VisitTimes = Figures<(typeof VALUES)[number]>;

export type InteractionTimes = {
  readonly subject: SubjectKey;
  readonly runs: readonly VisitTimes[];
  readonly median: VisitTimes;
};

const CARD = 'main li:has(a[href$="/product/1"])';

/** A native list opens outside the page, so the next entry is chosen by key. */
export async function chooseNext(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.press('ArrowDown');
}

const ACTIONS: Readonly<Record<Interaction, (page: Page) => Promise<void>>> = {
  filter: (page) => chooseNext(page, 'Tipo de producto'),
  sort: (page) => chooseNext(page, 'Ordenar por'),
  open: (page) => page.locator(CARD).getByRole('link').tap(),
  size: (page) =>
    page.locator('label:has(input[name="talla"]:enabled:not(:checked))').first().tap(),
  quantity: (page) => page.getByRole('button', { name: 'Agregar una unidad' }).tap(),
  add: (page) => page.getByRole('button', { name: 'Agregar al carrito' }).tap(),
  language: (page) => page.locator('header button[lang="en"]').tap(),
};

/** Ms from the next press until the heading of the page is this text and drawn. */
function timeToHeading(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let pressedAt: number | null = null;
        const press = ({ timeStamp }: Event) => {
          pressedAt = timeStamp;
        };
        addEventListener('pointerdown', press, { capture: true, once: true });
        const check = () => {
          const isShown = document.querySelector('main h1')?.textContent === text;
          const from = pressedAt;
          if (from === null || !isShown) requestAnimationFrame(check);
          // The task after a frame runs when it is drawn.
          else setTimeout(() => resolve(performance.now() - from));
        };
        check();
      }),
    text,
  );
}

/** Duration of the longest event of an interaction, in ms; `null`: below 16 ms. */
export async function longestEvent(page: Page, act: () => Promise<void>): Promise<number | null> {
  await page.evaluate(() => {
    if (window.benchSeen) window.benchSeen.events = [];
  });
  await act();
  await page.waitForTimeout(REPORT_MS);
  return page.evaluate(() => {
    const events = window.benchSeen?.events ?? [];
    return events.length > 0 ? Math.max(...events) : null;
  });
}

function useStore(browser: Browser, origin: string): Promise<VisitTimes> {
  return visit(browser, async (page) => {
    await page.addInitScript(watchPage);
    const log = await logTransfers(page);
    await log.session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(origin + PAGE_PATHS.catalogue);
    await page.locator(CARD).waitFor();
    await log.quiet(QUIET_MS);
    const name = (await page.locator(CARD).getByRole('heading').textContent()) ?? '';
    const times: { -readonly [K in keyof VisitTimes]: VisitTimes[K] } = {};
    for (const interaction of INTERACTIONS) {
      const [heading, longest] = await Promise.all([
        interaction === 'open' ? timeToHeading(page, name) : null,
        longestEvent(page, () => ACTIONS[interaction](page)),
      ]);
      times[interaction] = longest;
      if (heading !== null) times.heading = heading;
      await log.quiet(QUIET_MS);
    }
    return times;
  });
}

/** The reactions of the store to a visit that looks for a product and orders it. */
export async function measureInteractions(
  browser: Browser,
  subjects: readonly Subject[],
  runCount: number,
): Promise<readonly InteractionTimes[]> {
  const results: InteractionTimes[] = [];
  for (const subject of subjects) {
    const runs: VisitTimes[] = [];
    for (let run = 0; run < runCount; run++) runs.push(await useStore(browser, subject.origin));
    results.push({ subject: subject.key, runs, median: medians(VALUES, runs) });
  }
  return results;
}
