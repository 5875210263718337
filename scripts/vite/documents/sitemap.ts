import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';

/** The site map of absolute URLs, as sitemaps.org defines it. */
function renderSitemap(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** The rules for crawlers with the URL of the site map. */
function withSitemap(robots: string, sitemapUrl: string): string {
  return `${robots.trimEnd()}\n\nSitemap: ${sitemapUrl}\n`;
}

type Listed = {
  readonly subfamilias: readonly { readonly familiaId: number; readonly id: number }[];
};

/** Writes sitemap.xml, and its URL into robots.txt. @param productIds of those with a document */
export async function writeSitemap(
  dir: string,
  siteUrl: string,
  { subfamilias }: Listed,
  productIds: readonly number[],
): Promise<void> {
  const listed = new Set(productIds);
  const familiaIds = new Set(
    subfamilias.filter(({ id }) => listed.has(id)).map(({ familiaId }) => familiaId),
  );
  const all = [
    paths.home(),
    paths.catalogue(),
    paths.quickOrder(),
    paths.contact(),
    paths.location(),
    paths.about(),
    ...[...familiaIds].map((familia) => paths.catalogue({ familia })),
    ...productIds.map((id) => paths.product(id)),
  ];
  await writeFile(join(dir, 'sitemap.xml'), renderSitemap(all.map((path) => siteUrl + path)));
  const robots = join(dir, 'robots.txt');
  const rules = await readFile(robots, 'utf8');
  await writeFile(robots, withSitemap(rules, `${siteUrl}/sitemap.xml`));
}
