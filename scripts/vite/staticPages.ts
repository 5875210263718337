import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { business } from '#config/business.ts';
import { parseEnv } from '#config/env.ts';
import { readCatalogue, type CatalogueEntry } from './staticPagesCatalogue.ts';
import { renderHead, type StaticHead } from './staticPagesHead.ts';
import { homeHead, pageHeads, productHead, sitemapPaths, type Site } from './staticPagesHeads.ts';
import { renderSitemap, withSitemap } from './staticPagesSitemap.ts';

type Documents = { readonly path: string; readonly head: StaticHead }[];

/** Writes a copy of the built document for each page with its own head. */
async function writeDocuments(dir: string, brand: string, site: Site, documents: Documents) {
  const html = await readFile(join(dir, 'index.html'), 'utf8');
  const ownHead = renderHead(brand, homeHead(site));
  if (!html.includes(ownHead)) throw new Error('index.html has lost its own head');
  for (const { path, head } of documents) {
    await writeFile(
      join(dir, `${path}.html`),
      html.replace(ownHead, () => renderHead(brand, head)),
    );
  }
}

async function writeSitemap(dir: string, site: Site, entries: readonly CatalogueEntry[]) {
  const urls = sitemapPaths(entries).map((path) => site.url + path);
  await writeFile(join(dir, 'sitemap.xml'), renderSitemap(urls));
  const robots = await readFile(join(dir, 'robots.txt'), 'utf8');
  await writeFile(join(dir, 'robots.txt'), withSitemap(robots, `${site.url}/sitemap.xml`));
}

/**
 * Writes what other sites read without running the store: a document with title, description and
 * picture for each page and, from the hosted backend, for each product, so that links in chats show
 * them; and a site map. The build reports what it leaves out and does not fail for it.
 */
export function staticPages(): Plugin {
  let config: ResolvedConfig;
  const brand = () => config.env['VITE_BRAND_NAME'] || business.name;
  const site = (): Site => {
    const { siteUrl, backendUrl } = parseEnv(config.env, '');
    return { url: siteUrl, backendUrl };
  };
  return {
    name: 'static-pages',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<title>[^<]*<\/title>/, () => renderHead(brand(), homeHead(site()))),
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = config.build.outDir }) {
        const { logger } = config;
        await writeDocuments(dir, brand(), site(), pageHeads(site(), brand()));
        if (!config.env['VITE_SUPABASE_URL']) {
          logger.info('Left out, for lack of VITE_SUPABASE_URL: product documents, sitemap.xml');
          return;
        }
        if (site().url === '') {
          logger.warn(
            'Left out, for lack of VITE_SITE_URL: sitemap.xml, canonical addresses, the picture of ' +
              'links to pages without one of their own',
          );
        }
        try {
          const { anonKey } = parseEnv(config.env, '');
          const entries = await readCatalogue(site().backendUrl, anonKey);
          await mkdir(join(dir, 'product'), { recursive: true });
          const documents = entries.map((entry) => ({
            path: `product/${entry.id}`,
            head: productHead(site(), entry),
          }));
          await writeDocuments(dir, brand(), site(), documents);
          if (site().url !== '') await writeSitemap(dir, site(), entries);
          logger.info(`Documents of ${entries.length} products written`);
        } catch (error) {
          logger.warn(`Left out: product documents, sitemap.xml (${String(error)})`);
        }
      },
    },
  };
}
