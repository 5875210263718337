import type { Browser, Page } from '@playwright/test';
import type { Figures } from '../median.ts';
import { visit } from '../measures/browser.ts';
import { chooseNext, longestEvent } from '../measures/interactions.ts';
import { logTransfers } from '../measures/transfers.ts';
import { watchPage } from '../measures/watchPage.ts';
import { PAGE_PATHS } from '../subjects.ts';
import { SUBFAMILIAS } from './largeShop.ts';

const CPU_SLOWDOWN = 4;
/** Time without requests after which the page has settled, in ms. */
const QUIET_MS = 2_000;
/** The other orders; then familias, from all types on. */
const CHOICES = 3;
const SCROLLS = 30;
const SCROLL_PX = 1_500;
const SCROLL_PAUSE_MS = 100;
/** Time in which the cards follow a choice or a scroll, in ms. */
const SETTLE_MS = 1_500;

export const VISIT_VALUES = ['filter', 'sort', 'loadTask', 'scrollTask', 'choiceTask'] as const;

/** Longest event of a choice and longest tasks, in ms; `null`: none was reported. */
export type VisitTimes = Figures<(typeof VISIT_VALUES)[number]>;

/** The longest task since the last call. */
function takeLongestTask(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const tasks = window.benchSeen?.longTasks.splice(0) ?? [];
    return tasks.length > 0 ? Math.max(...tasks) : null;
  });
}

/** A visit that sorts, filters, scrolls, and jumps to the end. */
export function useLargeCatalogue(browser: Browser, origin: string): Promise<VisitTimes> {
  return visit(browser, async (page) => {
    await page.addInitScript(watchPage);
    const log = await logTransfers(page);
    await log.session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(origin + PAGE_PATHS.catalogue);
    await log.quiet(QUIET_MS);
    const count = (await page.locator('main output').textContent()) ?? '';
    if (!count.includes(String(SUBFAMILIAS))) throw new Error(`the catalogue says "${count}"`);
    const loadTask = await takeLongestTask(page);

    async function longestOf(label: string): Promise<number | null> {
      const durations: number[] = [];
      for (let choice = 0; choice < CHOICES; choice++) {
        durations.push((await longestEvent(page, () => chooseNext(page, label))) ?? 0);
        await page.waitForTimeout(SETTLE_MS);
      }
      return Math.max(...durations) || null;
    }
    const sort = await longestOf('Ordenar por');
    const filter = await longestOf('Tipo de producto');
    // Back to all types, which is the longest list.
    const all = await longestEvent(page, () => page.keyboard.press('Home'));
    await page.waitForTimeout(SETTLE_MS);
    const choiceTask = await takeLongestTask(page);

    for (let scroll = 0; scroll < SCROLLS; scroll++) {
      await page.mouse.wheel(0, SCROLL_PX);
      await page.waitForTimeout(SCROLL_PAUSE_MS);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(SETTLE_MS);
    const scrollTask = await takeLongestTask(page);
    return { sort, filter: Math.max(filter ?? 0, all ?? 0), loadTask, scrollTask, choiceTask };
  });
}
