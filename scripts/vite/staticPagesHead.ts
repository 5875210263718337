import { clipText } from '#domain/text/clipText.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';

/** What a document says of its page before any script has run. */
export type StaticHead = {
  readonly title: string;
  /** `null`: none. */
  readonly description: string | null;
  /** Canonical address, absolute; `null`: the document stands in for pages that have no own. */
  readonly url: string | null;
  /** Picture of a shared link, absolute; `null`: none. */
  readonly imageUrl: string | null;
  readonly indexed: boolean;
};

/** What search results and chats show of a description at most. */
const MAX_DESCRIPTION_CHARS = 300;

/** One line of text, without what may not stand in HTML, escaped. */
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
 * The part of a document's head that differs from page to page, in Spanish, every value escaped.
 * The application removes what is marked `data-static` and puts its own there (`PageMeta`).
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
