/**
 * Documents: an HTML file of each public page, so that the page shows before its scripts have loaded.
 *
 * After the client is built, `writeDocuments` runs the store's sources in Node (`withSources.ts`): they read
 * the shop (`shop.ts`), render pages and frames (`render.tsx`) and record the first requests of each page
 * (`firstRequests.ts`). `writePages.ts` joins these in `template.ts` with the built files (`assets.ts`) and
 * three inline scripts: `headScript.js` sends the first requests, `pressScript.js` remembers presses before the
 * store has started, and `bodyScript.js` replaces content that the visitor did not ask for.
 */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'terser';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { business, windowColors } from '#config/business.ts';
import { parseEnv } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { CONTENT_PARAMS, paths, RECEIPT_PARAM, STAFF_ROUTE } from '#config/paths.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import { contactedOrigins, headersFile, securityHeaders } from '../securityHeaders.ts';
import { finishDocument } from './bodyScript.js';
import type { FirstRoute } from './firstRequests.ts';
import { startDocument } from './headScript.js';
import { rememberPress } from './pressScript.js';
import type { Shop } from './shop.ts';
import { ROUTES_ID, type Shell } from './template.ts';
import { withSources } from './withSources.ts';
import { writePages } from './writePages.ts';

/** Time until the document says that the connection is slow, in ms. */
const SLOW_MS = 20_000;
/** Longest time that scripts wait for the largest picture, in ms. */
const PICTURE_MS = 1_500;

/** Returns the text of an inline script that calls the function with its settings. */
async function inlineScript<Settings extends object>(
  run: (settings: Settings) => void,
  settings: Settings,
): Promise<string> {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const { code } = await minify(String(run), { ecma: 2020 });
  if (code === undefined) throw new Error('an inline script could not be made smaller');
  return `(${code})(${json});`;
}

/**
 * Builds `firstPicture.ts` as a single file without chunks of the store, so that it can run long before the store.
 *
 * @returns URL path of the built file
 */
async function buildPictureScript(config: ResolvedConfig, outDir: string): Promise<string> {
  const { sourcemap, target } = config.build;
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      sourcemap,
      target,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/firstPicture.ts',
        output: { format: 'iife', entryFileNames: 'static/js/[name]-[hash:7].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const entry = outputs.find((item) => item.type === 'chunk');
  if (entry === undefined) throw new Error('the script of the first picture was not built');
  return `/${entry.fileName}`;
}

/** Removes from index.html the comments and the script tag of the entry: `headScript.js` loads the entry. */
function removeEntry(html: string): string {
  return html
    .replace(/\s*<!--.*?-->/gs, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '');
}

/** Returns the web app manifest, with which browsers offer to install the store. */
function webManifest(brand: string): string {
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    theme_color: windowColors.frame,
    background_color: windowColors.paper,
    icons,
  });
}

/** Writes sitemap.xml and adds its URL to robots.txt. @param productIds ids of product pages with a document */
async function writeSitemap(
  dir: string,
  siteUrl: string,
  { subfamilias }: Shop,
  productIds: readonly number[],
): Promise<void> {
  const listed = new Set(productIds);
  const familiaIds = new Set(
    subfamilias.filter(({ id }) => listed.has(id)).map(({ familiaId }) => familiaId),
  );
  const urls = [
    paths.home(),
    paths.catalogue(),
    paths.quickOrder(),
    paths.contact(),
    paths.location(),
    paths.about(),
    ...[...familiaIds].map((familia) => paths.catalogue({ familia })),
    ...productIds.map((id) => paths.product(id)),
  ].map((path) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>\n`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
  await writeFile(join(dir, 'sitemap.xml'), sitemap);
  await appendFile(join(dir, 'robots.txt'), `\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

/**
 * Writes the documents, the `_headers` that allow their inline scripts, the web app manifest and the site map.
 * If the backend does not respond, logs a warning and writes the documents without the shop's data.
 *
 * @param dir folder of a built client; its other files do not depend on the shop
 * @throws DataError if the backend fails after the first reads
 */
export async function writeDocuments(config: ResolvedConfig, dir: string): Promise<void> {
  const { env, logger } = config;
  const { backendUrl, anonKey, siteUrl } = parseEnv(env, '');
  // A store without a hosted project reads from its own origin. The build reads from the backend in this variable.
  const readUrl = backendUrl || process.env['PRERENDER_BACKEND_URL'] || null;
  await withSources(config, readUrl ?? 'http://localhost', async (load) => {
    const { readFirstRequests } = await load('/scripts/vite/documents/firstRequests.ts');
    const { renderFrames, renderPage } = await load('/scripts/vite/documents/render.tsx');
    const { readShop, readProducts } = await load('/scripts/vite/documents/shop.ts');
    const frames: Shell['frames'] = await renderFrames();
    const routes: FirstRoute[] = await readFirstRequests();
    const headScript = await inlineScript(startDocument, {
      backend: backendUrl,
      key: anonKey,
      timeoutMs: REQUEST_TIMEOUT_MS,
      sessionKey: SESSION_KEY,
      // `new RegExp` needs no backslash before a slash.
      staffRoute: STAFF_ROUTE.source.replaceAll('\\/', '/'),
      contentParams: Object.keys(CONTENT_PARAMS),
      receiptParam: RECEIPT_PARAM,
      routesId: ROUTES_ID,
    });
    const bodyScript = await inlineScript(finishDocument, {
      slowMs: SLOW_MS,
      pictureMs: PICTURE_MS,
      pictureScript: await buildPictureScript(config, dir),
    });
    const pressScript = await inlineScript(rememberPress, {});
    const scripts = { head: headScript + pressScript, body: bodyScript };
    const headers = securityHeaders(Object.values(scripts), contactedOrigins(env));
    await writeFile(join(dir, '_headers'), headersFile(headers));

    const brand = env['VITE_BRAND_NAME'] || business.name;
    await writeFile(join(dir, 'app.webmanifest'), webManifest(brand));
    const shell: Shell = {
      html: removeEntry(await readFile(join(config.root, 'index.html'), 'utf8')),
      scripts,
      frames,
      brand,
    };
    const shop: Shop | null =
      readUrl &&
      (await readShop().catch((error: unknown) => {
        logger.warn(
          `Left out: data in the documents, product documents, sitemap.xml (${String(error)})`,
        );
        return null;
      }));
    const sources = { renderPage, readProducts };
    const products = await writePages({ dir, shell, sources, shop, routes });
    if (shop === null) return;
    logger.info(`Documents of ${products.length} products written`);
    if (siteUrl !== '') await writeSitemap(dir, siteUrl, shop, products);
  });
}

/** Vite plugin: writes the documents after the client is built. */
export function documents(): Plugin {
  return {
    name: 'documents',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const config = this.environment.getTopLevelConfig();
        await writeDocuments(config, dir ?? config.build.outDir);
      },
    },
  };
}
