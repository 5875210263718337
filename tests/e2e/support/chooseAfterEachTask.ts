import type { Page } from '@playwright/test';

/**
 * Opens a page again and again, and chooses a value of its first select after each time another one of
 * the tasks in which React starts and renders the page. Both events of the choice have their own microtasks, as those of a
 * real one.
 *
 * @param check called after each choice
 * @returns the number of tasks
 */
export async function chooseAfterEachTask(
  page: Page,
  path: string,
  value: string,
  check: (task: number) => Promise<void>,
): Promise<number> {
  await page.addInitScript((chosen) => {
    const last = Number(sessionStorage.getItem('task'));
    sessionStorage.setItem('task', String(last + 1));
    let task = 0;
    const choose = async () => {
      const select = document.querySelector('select');
      if (select === null) throw new Error('the page has no select');
      select.value = chosen;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      select.dispatchEvent(new Event('change', { bubbles: true }));
      document.documentElement.dataset['chosen'] = '';
    };
    // The scheduler of React sends itself a message for each task.
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(this: MessagePort, handle: (event: MessageEvent) => void) {
        set?.call(this, (event: MessageEvent) => {
          handle(event);
          if (task === last) void choose();
          task += 1;
        });
      },
    });
  }, value);
  for (let task = 0; ; task += 1) {
    await page.goto(path);
    await page.waitForFunction(() => window.earlyPresses === undefined);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    if ((await page.locator('html[data-chosen]').count()) === 0) return task;
    await check(task);
  }
}
