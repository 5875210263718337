import type { APIRequestContext, APIResponse, Locator } from '@playwright/test';
import { signInStaff } from './session.ts';
import { expect, test as base } from './test.ts';

type Bucket = 'productsamples' | 'banners';

/** What is stored, read and changed without a page. */
type StaffShop = {
  /** Names of the files in a folder, without `.placeholder`. */
  readonly filesIn: (bucket: Bucket, folder: string) => Promise<string[]>;
  readonly bytesOf: (bucket: Bucket, path: string) => Promise<Buffer | null>;
  /** @param query of PostgREST, such as 'select=id&id=eq.7' */
  readonly readRows: <Row>(table: string, query: string) => Promise<Row[]>;
  readonly addRows: (table: string, rows: readonly object[]) => Promise<void>;
  readonly addRow: (table: string, row: object) => Promise<number>;
};

/** @param headers with the rights of staff */
export function openShop(
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
): StaffShop {
  async function send(method: string, path: string, data?: unknown): Promise<APIResponse> {
    const answer = await request.fetch(path, { method, headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer;
  }

  return {
    filesIn: async (bucket, folder) => {
      const answer = await send('POST', `/storage/v1/object/list-v2/${bucket}`, {
        prefix: `${folder}/`,
        limit: 1000,
        with_delimiter: true,
      });
      const { objects }: { objects: { key: string }[] } = await answer.json();
      return objects.map(({ key }) => key).filter((key) => key !== '.placeholder');
    },
    bytesOf: async (bucket, path) => {
      const answer = await request.get(`/storage/v1/object/public/${bucket}/${encodeURI(path)}`);
      return answer.ok() ? answer.body() : null;
    },
    readRows: async (table, query) => (await send('GET', `/rest/v1/${table}?${query}`)).json(),
    addRows: async (table, rows) => {
      await send('POST', `/rest/v1/${table}`, rows);
    },
    addRow: async (table, row) => {
      const answer = await request.post(`/rest/v1/${table}?select=id`, {
        headers: { ...headers, prefer: 'return=representation' },
        data: row,
      });
      const [added]: { id: number }[] = await answer.json();
      if (added === undefined) throw new Error(`${table}: no row was added`);
      return added.id;
    },
  };
}

type StaffFixtures = {
  readonly shop: StaffShop;
  readonly addSubfamilia: (nombre: string) => Promise<number>;
};

/** A test whose page is signed in as staff, with access to what is stored in the shop. */
export const test = base.extend<StaffFixtures>({
  shop: [
    async ({ page, request }, use) => {
      await use(openShop(request, await signInStaff(page, request)));
    },
    { auto: true },
  ],
  addSubfamilia: ({ shop }, use) =>
    use((nombre) => shop.addRow('subfamilia', { nombre, familia_id: 2 })),
});

/** Fails unless an `img` shows its own picture, not a default one. */
export async function expectPixels(picture: Locator, storedName: string): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', new RegExp(`/${storedName}(\\?|$)`));
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)))
    .toBeGreaterThan(0);
}
