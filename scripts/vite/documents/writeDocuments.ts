/**
 * Documents: an HTML file of each public page, so that the page shows before its scripts have loaded.
 *
 * After the client is built, `writeDocuments` runs the store's sources in Node (`withSources.ts`): they read
 * the shop (`shop.ts`), render pages and frames (`render.tsx`) and record the first requests of each page
 * (`firstRequests.ts`). `writePages.ts` joins these in `template.ts` with the built files (`assets.ts`) and
 * three inline scripts: `headScript.js` sends the first requests, `pressScript.js` remembers presses before the
 * store has started, and `bodyScript.js` replaces content that the visitor did not ask for.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'terser';
import type { ResolvedConfig } from 'vite';
import { business, windowColors } from '#config/business.ts';
import { parseEnv } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { CONTENT_PARAMS, RECEIPT_PARAM, STAFF_ROUTE } from '#config/paths.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { contactedOrigins, headersFile, securityHeaders } from '../securityHeaders.ts';
import { finishDocument } from './bodyScript.js';
import { buildScript } from './buildScript.ts';
import type { FirstRoute } from './firstRequests.ts';
import { startDocument } from './headScript.js';
import { rememberPress } from './pressScript.js';
import type { Shop } from './shop.ts';
import { writeSitemap } from './sitemap.ts';
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
      pictureScript: await buildScript(config, dir, 'src/firstPicture.ts'),
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
