import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import type { Shop } from './shop.ts';

/** Writes sitemap.xml and adds its URL to robots.txt. @param productIds ids of product pages with a document */
export async function writeSitemap(
  dir: string,
  siteUrl: string,
  { subfamilias }: Pick<Shop, 'subfamilias'>,
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
