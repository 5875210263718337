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
import { readAssets } from './assets.ts';
import { finishDocument } from './bodyScript.js';
import { buildScript } from './buildScript.ts';
import { startDocument } from './headScript.js';
import { rememberPress } from './pressScript.js';
import type { FirstRoute } from './firstRequests.ts';
import type { Shop } from './shop.ts';
import { writeSitemap } from './sitemap.ts';
import { ROUTES_ID, type Shell } from './template.ts';
import { writePages } from './writePages.ts';
import { withSources } from './withSources.ts';

/** After this time the document says that the connection is slow, in ms. */
const SLOW_MS = 20_000;
/** Scripts wait for the largest picture at most this long, in ms. */
const PICTURE_MS = 1_500;

/** A function as the text of an inline script. */
async function inlineScript<Settings extends object>(
  run: (settings: Settings) => void,
  settings: Settings,
): Promise<string> {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const { code } = await minify(String(run), { ecma: 2020 });
  if (code === undefined) throw new Error('an inline script could not be made smaller');
  return `(${code})(${json});`;
}

/** Removes comments, and the entry, which the script of the head loads. */
function withoutEntry(html: string): string {
  return html
    .replace(/\s*<!--.*?-->/gs, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '');
}

/** With it, phones and computers offer to install the store as an application. */
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
 * Renders every public page of the store into a document, with what the backend knows when it is in
 * reach, and writes the `_headers` that allow its scripts. Reports what it leaves out, and does not
 * fail for it.
 *
 * @param dir of a built client, which the documents do not change: it can serve another shop as well
 */
export async function writeDocuments(config: ResolvedConfig, dir: string): Promise<void> {
  const { env, logger } = config;
  const { backendUrl, anonKey, siteUrl } = parseEnv(env, '');
  // A store without a hosted project asks its own origin; this variable says where it will be served.
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
      // A slash needs no backslash there.
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
      html: withoutEntry(await readFile(join(config.root, 'index.html'), 'utf8')),
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
    const products = await writePages({
      dir,
      shell,
      sources: { renderPage, readProducts },
      shop,
      assets: await readAssets(dir),
      routes,
    });
    if (shop === null) return;
    logger.info(`Documents of ${products.length} products written`);
    if (siteUrl !== '') await writeSitemap(dir, siteUrl, shop, products);
  });
}
