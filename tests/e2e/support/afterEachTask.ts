import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the visitor does. */
    act: () => void | Promise<void>;
  }
}

/**
 * Opens a page again and again, and does something in it each time after another one of the tasks in
 * which React starts and renders the page.
 *
 * @param act runs in the page
 * @param check called after each time
 * @returns the number of tasks
 */
export async function afterEachTask(
  page: Page,
  path: string,
  act: Window['act'],
  check: (task: number) => Promise<void>,
): Promise<number> {
  await page.addInitScript({ content: `window.act = ${String(act)}` });
  await page.addInitScript(() => {
    const last = Number(sessionStorage.getItem('task'));
    sessionStorage.setItem('task', String(last + 1));
    let task = 0;
    // The scheduler of React sends itself a message for each task.
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(this: MessagePort, handle: (event: MessageEvent) => void) {
        set?.call(this, (event: MessageEvent) => {
          handle(event);
          if (task === last) {
            void window.act();
            document.documentElement.dataset['acted'] = '';
          }
          task += 1;
        });
      },
    });
  });
  for (let task = 0; ; task += 1) {
    await page.goto(path);
    await page.waitForFunction(() => window.earlyPresses === undefined);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    if ((await page.locator('html[data-acted]').count()) === 0) return task;
    await check(task);
  }
}
