import { expect, test } from '../tests/e2e/support/test.ts';
import { afterEachTask } from './afterEachTask.ts';

declare global {
  interface Window {
    /** Presses a key in the search, as a browser does. */
    typeMore: (key: string) => void;
  }
}

test.describe('after any of the tasks in which React starts', () => {
  test('a familia that is chosen is kept', async ({ page }) => {
    const tasks = await afterEachTask(
      page,
      '/catalogue',
      async () => {
        const select = document.querySelector('select');
        if (select === null) throw new Error('the page has no select');
        select.value = '2';
        select.dispatchEvent(new Event('input', { bubbles: true }));
        // Each event of a real choice has its own microtasks.
        await Promise.resolve();
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      (task) => expect(page, `after task ${task}`).toHaveURL(/\?familia=2$/),
    );
    expect(tasks).toBeGreaterThan(3);
  });

  test('text that is typed on is kept', async ({ page }) => {
    await page.addInitScript(() => {
      window.typeMore = (key) => {
        const field = document.querySelector<HTMLInputElement>('input[name=q]');
        if (field === null) throw new Error('the page has no search');
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        field.value += key;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      addEventListener('DOMContentLoaded', () => window.typeMore('c'));
    });
    const search = page.locator('input[name=q]');
    const tasks = await afterEachTask(
      page,
      '/about',
      () => window.typeMore('a'),
      (task) => expect(search, `after task ${task}`).toHaveValue('ca'),
    );
    expect(tasks).toBeGreaterThan(3);
  });
});
