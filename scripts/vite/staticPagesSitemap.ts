import { escapeHtml } from '#domain/text/escapeHtml.ts';

/** The site map of absolute URLs, as sitemaps.org defines it. */
export function renderSitemap(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** The rules for crawlers with the URL of the site map. */
export function withSitemap(robots: string, sitemapUrl: string): string {
  return `${robots.trimEnd()}\n\nSitemap: ${sitemapUrl}\n`;
}
