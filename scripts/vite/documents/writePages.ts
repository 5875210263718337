import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DocumentData } from '#app/start/documentData.ts';
import { paths, routePatterns } from '#config/paths.ts';
import { admin } from '#i18n/es/admin.ts';
import { checkout } from '#i18n/es/checkout.ts';
import { orders } from '#i18n/es/orders.ts';
import { readAssets } from './assets.ts';
import type { FirstRoute } from './firstRequests.ts';
import type { renderPage } from './render.tsx';
import type { readProducts, Shop } from './shop.ts';
import { assembleDocument, type DocumentParts, type FrameName, type Shell } from './template.ts';

/** Pages whose content depends on the visitor, or is for staff: their documents hold the frame or a skeleton. */
const FRAME_PAGES = [
  { path: paths.checkout(), title: checkout.title },
  { path: paths.orders(), title: orders.title },
  { path: paths.admin(), title: admin.title },
] as const;

/** Frames with a skeleton by route. They are shown if the content of the document is not for this visitor. */
const FRAMES: Readonly<Record<string, FrameName>> = {
  [routePatterns.home]: 'home',
  [routePatterns.catalogue]: 'catalogue',
  [routePatterns.product]: 'product',
  [routePatterns.checkout]: 'checkout',
};

type Options = {
  readonly dir: string;
  readonly shell: Shell;
  readonly sources: {
    readonly renderPage: typeof renderPage;
    readonly readProducts: typeof readProducts;
  };
  /** `null`: the backend did not respond, so the documents hold skeletons. */
  readonly shop: Shop | null;
  readonly routes: readonly FirstRoute[];
};

/**
 * Writes the documents of all pages.
 *
 * @returns ids of the products that have a document
 * @throws DataError if reading the products fails
 */
export async function writePages(options: Options): Promise<number[]> {
  const { dir, shell, sources, shop, routes } = options;
  const assets = await readAssets(dir);

  /** Returns routes and styles of a document. Hosts send index.html for pages without a document: it has all routes. */
  function startOf(route: string): Pick<DocumentParts, 'routes' | 'styles'> {
    const isHome = route === routePatterns.home;
    const served = routes.filter((known) => isHome || known.route === route);
    // For a product newer than the build, hosts send index.html: it needs the styles of that skeleton.
    const painted = isHome ? [route, routePatterns.product] : [route];
    const pages = routes.filter((known) => painted.includes(known.route)).map(({ page }) => page);
    const styles = assets.stylesOf(pages);
    const { entry, entryChunks } = assets;
    const started = served.map((known) => ({
      pattern: known.pattern,
      frame: (painted.includes(known.route) && FRAMES[known.route]) || ('frame' as const),
      requests: known.requests,
      chunks: assets.chunksOf(known.page),
      styles: [...assets.stylesOf([known.page]).keys()].filter((path) => !styles.has(path)),
    }));
    return { routes: { entry, entryChunks, routes: started }, styles };
  }

  async function write(path: string, parts: DocumentParts): Promise<void> {
    const file = join(dir, path === paths.home() ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, assembleDocument(shell, parts));
  }

  async function writePage(route: string, path: string, data: DocumentData | null): Promise<void> {
    const rendered = await sources.renderPage(path, data);
    // Hosts send index.html for other pages too, so its head names no URL.
    const address = /<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g;
    const head = path === paths.home() ? rendered.head.replace(address, '') : rendered.head;
    await write(path, { path, head, markup: rendered.markup, data, ...startOf(route) });
  }

  const { home, catalogue, product, quickOrder, cart, location, contact, about } = routePatterns;
  await writePage(home, home, shop?.home ?? null);
  await writePage(catalogue, catalogue, shop?.catalogue ?? null);
  for (const route of [quickOrder, cart, location, contact, about]) {
    await writePage(route, route, null);
  }
  for (const { path, title } of FRAME_PAGES) {
    const head = `<title>${title} · ${shell.brand}</title><meta name="robots" content="noindex"/>`;
    const markup = shell.frames.es[FRAMES[path] ?? 'frame'];
    await write(path, { path: null, head, markup, data: null, ...startOf(path) });
  }

  const ids: number[] = [];
  if (shop === null) return ids;
  for await (const { id, data } of sources.readProducts(shop)) {
    await writePage(product, paths.product(id), data);
    ids.push(id);
  }
  return ids;
}
