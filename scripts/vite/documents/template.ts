import { DOCUMENT_DATA_ID, type DocumentData } from '#app/start/documentData.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import type { FirstRoute } from './firstRequests.ts';

/** Files and requests that `headScript.js` loads, by page. Files are URL paths. */
export type Routes = {
  readonly entry: string;
  readonly entryChunks: readonly string[];
  /** Pages for which a host may send the document. */
  readonly routes: readonly (Pick<FirstRoute, 'pattern' | 'requests'> & {
    readonly frame: FrameName;
    readonly chunks: readonly string[];
    /** Style sheets that the document does not hold. */
    readonly styles: readonly string[];
  })[];
};

/** Names of the frames: `frame` has no page, each other one has the skeleton of the page that it is named after. */
export type FrameName = 'frame' | 'home' | 'catalogue' | 'product' | 'checkout';

/** Frames and start notice in one language: HTML that is shown until React renders the page. */
export type Frames = Readonly<Record<FrameName | 'notice', string>>;

export const ROUTES_ID = 'routes';

function json(id: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${text}</script>`;
}

export type Shell = {
  /** The built index.html, without its entry. */
  readonly html: string;
  /** Inline scripts of the head, and those after the content. */
  readonly scripts: Readonly<Record<'head' | 'body', string>>;
  readonly frames: Readonly<Record<'es' | 'en', Frames>>;
  readonly brand: string;
};

export type DocumentParts = {
  /** Path of the page's URL; `null`: the document only holds the frame. */
  readonly path: string | null;
  /** Tags for the head, as React wrote them. */
  readonly head: string;
  readonly markup: string;
  readonly data: DocumentData | null;
  readonly routes: Routes;
  readonly styles: ReadonlyMap<string, string>;
};

/**
 * Returns the head tags that React wrote, of the preloads only those of the largest picture.
 * `data-static` marks the tags that the store removes when it renders another page.
 */
function staticHead(head: string): string {
  const tags = head.match(/<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !tag.includes('rel="preload"') || tag.includes('fetchPriority="high"'))
    .map((tag) => (tag.startsWith('<title') ? tag : tag.replace(/\/?>$/, ' data-static>')))
    .join('\n');
}

/** Returns `<template>` elements with the frames that `bodyScript.js` may show instead of the content. */
function templates({ frames }: Shell, { routes }: Routes): string {
  const skeletons = routes.map(({ frame }) => frame);
  // The plain frame is needed too, unless the document is for a single route: unknown paths and receipts show it.
  const isAlone = skeletons.length === 1 && skeletons[0] !== 'checkout';
  const names = new Set<FrameName>(isAlone ? skeletons : ['frame', ...skeletons]);
  return [...names]
    .flatMap((name) =>
      (['es', 'en'] as const).map(
        (language) => `<template id="${name}-${language}">${frames[language][name]}</template>`,
      ),
    )
    .join('');
}

export function assembleDocument(shell: Shell, parts: DocumentParts): string {
  const { es, en } = shell.frames;
  const head = [
    // Inlined style sheets save a round trip before the first paint.
    ...Array.from(parts.styles, ([file, text]) => `<style data-file="${file}">${text}</style>`),
    json(ROUTES_ID, parts.routes),
    `<script>${shell.scripts.head}</script>`,
    '<link rel="manifest" href="/app.webmanifest">',
    `<meta property="og:site_name" content="${escapeHtml(shell.brand)}">`,
    staticHead(parts.head),
  ].join('\n');
  const body =
    `${es.notice}${en.notice}<div id="root">${parts.markup}</div>` +
    templates(shell, parts.routes) +
    `<script>${shell.scripts.body}</script>` +
    (parts.data === null ? '' : json(DOCUMENT_DATA_ID, parts.data));
  return shell.html
    .replaceAll(/\n\s+/g, '\n')
    .replace('<html lang="es"', () => `<html lang="es" data-page="${parts.path ?? ''}"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => body);
}
