import { clipText } from '#domain/text/clipText.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';

export type StaticHead = {
  readonly title: string;
  readonly description: string | null;
  /** Canonical URL; `null` for the document of several pages. */
  readonly url: string | null;
  /** Absolute URL of the picture of shared links. */
  readonly imageUrl: string | null;
  readonly indexed: boolean;
};

const MAX_DESCRIPTION_CHARS = 300;

/** One line of escaped text, without characters that HTML forbids. */
function attribute(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .replace(/\p{Noncharacter_Code_Point}/gu, '')
    .trim();
  return escapeHtml(line);
}

function meta(kind: 'name' | 'property', name: string, content: string | null): string[] {
  if (content === null) return [];
  return [`<meta ${kind}="${name}" content="${attribute(content)}" data-static>`];
}

/**
 * The part of a document's head that differs between pages, in Spanish. The application replaces what
 * has `data-static` (`PageMeta`).
 */
export function renderHead(brand: string, head: StaticHead): string {
  const { title, url, imageUrl, indexed } = head;
  const description = head.description && clipText(head.description, MAX_DESCRIPTION_CHARS);
  return [
    `<title>${attribute(`${title} · ${brand}`)}</title>`,
    `<meta property="og:site_name" content="${attribute(brand)}">`,
    ...(indexed ? [] : meta('name', 'robots', 'noindex')),
    ...meta('name', 'description', description),
    ...(url === null ? [] : [`<link rel="canonical" href="${attribute(url)}" data-static>`]),
    ...meta('property', 'og:url', url),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:image', imageUrl),
    ...meta('property', 'og:locale', 'es_CR'),
  ].join('\n    ');
}
