import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect } from 'vitest';
import { App } from '#app/App.tsx';
import { routeOf } from '#app/pages.ts';
import { createQueryClient } from '#app/queryClient.ts';
import { readDocumentData, seedQueries, type DocumentData } from '#app/start/documentData.ts';
import { startI18n } from '#i18n/init.ts';
import { NO_ROWS, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderPage } from '../../../scripts/vite/documents/render.tsx';
import { readProducts, readShop } from '../../../scripts/vite/documents/shop.ts';
import { assembleDocument } from '../../../scripts/vite/documents/template.ts';
import { withGlobals } from '../../../scripts/vite/documents/withGlobals.ts';
import { BANNER_ROWS } from '../home/page.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';

/** Time of the build: at noon UTC it is the same day in every time zone of the tests. */
const BUILT_AT = Date.UTC(2026, 0, 15, 12);

/**
 * Gives a test file a shop with banners and products, and the data that a build of 15 January 2026 read
 * from it. Each test starts with the rows of the build.
 */
export function useDocumentShop() {
  const backend = useBackend();
  const built = new Map<string, DocumentData>();
  beforeEach(async () => {
    await backend().sql(NO_ROWS + PRODUCT_ROWS + BANNER_ROWS);
    if (built.size > 0) return;
    const shop = await readShop();
    built.set('/', shop.home).set('/catalogue', shop.catalogue);
    for await (const { id, data } of readProducts(shop)) built.set(`/product/${id}`, data);
  });
  /** Returns the data in the document of a page; `null`: it has none. */
  function dataOf(path: string): DocumentData | null {
    const data = built.get(path);
    return data === undefined ? null : { ...data, builtAt: BUILT_AT };
  }
  return { backend, dataOf };
}

const FRAMES = {
  frame: '',
  home: '',
  catalogue: '',
  product: '',
  checkout: '',
  notice: '',
} as const;
const SHELL = {
  html: '<html lang="es"><head><title></title></head><body><div id="root"></div></body></html>',
  scripts: { head: '', body: '' },
  frames: { es: FRAMES, en: FRAMES },
  brand: 'Textiles Taras',
} as const;

/** Globals of browsers, which Node does not have when it renders the documents of a build. */
const NO_BROWSER = {
  window: undefined,
  document: undefined,
  localStorage: undefined,
  sessionStorage: undefined,
  navigator: undefined,
  matchMedia: undefined,
} as const;

const shown: Element[] = [];

afterEach(() => {
  // React itself removes head tags that it has adopted.
  cleanup();
  for (const element of shown.splice(0)) element.remove();
});

/** Puts the document of a page into jsdom as the build writes it, before any script runs. */
async function showDocument(path: string, data: DocumentData | null): Promise<HTMLElement> {
  await startI18n();
  await routeOf(path)?.page.load();
  const { head, markup } = await withGlobals(NO_BROWSER, () => renderPage(path, data));
  const routes = { entry: '', entryChunks: [], routes: [] };
  const html = assembleDocument(SHELL, { path, head, markup, data, routes, styles: new Map() });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const tags = parsed.head.querySelectorAll('[data-static]');
  const parts = parsed.body.querySelectorAll('#root, #document-data');
  shown.push(...tags, ...parts);
  document.head.append(...tags);
  document.body.append(...parts);
  const root = document.getElementById('root');
  if (root === null) throw new Error('the document has no root element');
  return root;
}

type Options = {
  /** Data in the document; `null`: it was built without a backend. */
  readonly data: DocumentData | null;
  /** Query and hash of the URL, which the document does not know. */
  readonly suffix?: string;
  /** Runs after the document is shown and before React starts. */
  readonly before?: () => Promise<void>;
};

/**
 * Opens a page by its document, as `main.tsx` does. React's development build reports each difference
 * between the document and its first render, and every report fails the test.
 *
 * @returns `painted` and `text`: elements and text of the document, before hydration
 */
export async function openDocument(path: string, { data, suffix = '', before }: Options) {
  // React warns because the renderer of the build, otherwise another process, uses the same contexts here.
  expectLoggedError(/Detected multiple renderers concurrently rendering the same context provider/);
  history.replaceState(null, '', path + suffix);
  const root = await showDocument(path, data);
  const painted = [...root.querySelectorAll('*')];
  const text = root.textContent;
  await before?.();
  const client = createQueryClient();
  const stored = readDocumentData();
  if (stored !== null) seedQueries(client, stored);
  const differences: unknown[] = [];
  render(<App queryClient={client} isDocument />, {
    container: root,
    hydrate: true,
    reactStrictMode: true,
    onRecoverableError: (error) => differences.push(error),
  });
  expect(differences, 'what React could not hydrate').toEqual([]);
  const settled = () => waitFor(() => expect(client.isFetching()).toBe(0));
  return { user: userEvent.setup(), painted, text, settled };
}
