import type { APIRequestContext } from '@playwright/test';
import { signInStaff } from './session.ts';
import { test as base } from './test.ts';

/**
 * Reads and adds stored rows by requests, without a page.
 *
 * @param headers headers that give the rights of staff
 */
export function openShop(request: APIRequestContext, headers: Readonly<Record<string, string>>) {
  async function send(method: string, path: string, data?: readonly object[]) {
    const response = await request.fetch(`/rest/v1/${path}`, {
      method,
      headers: { ...headers, prefer: 'return=representation' },
      data,
    });
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  }
  return {
    /** @param query query of PostgREST, such as 'select=id&id=eq.7' */
    readRows: <Row>(table: string, query: string): Promise<Row[]> =>
      send('GET', `${table}?${query}`),
    addRows: (table: string, rows: readonly object[]): Promise<{ id: number }[]> =>
      send('POST', table, rows),
  };
}

type StaffFixtures = {
  readonly shop: ReturnType<typeof openShop>;
  readonly addSubfamilia: (nombre: string) => Promise<number>;
};

/** Playwright's test with a page that is signed in as staff, and with access to the stored rows. */
export const test = base.extend<StaffFixtures>({
  shop: [
    async ({ page, request }, use) => {
      await use(openShop(request, await signInStaff(page, request)));
    },
    { auto: true },
  ],
  addSubfamilia: ({ shop }, use) =>
    use(async (nombre) => {
      const [added] = await shop.addRows('subfamilia', [{ nombre, familia_id: 2 }]);
      return added?.id ?? 0;
    }),
});
