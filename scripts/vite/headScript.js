/**
 * Runs in the document's head, before any other script: asks for what the page begins with (its
 * first reads, its chunk, its first banner), so that none waits for the application. It travels
 * as text: it must not use anything outside itself.
 *
 * @param {{
 *   backend: string,
 *   key: string,
 *   timeoutMs: number,
 *   routes: readonly {
 *     pattern: string,
 *     requests: readonly { path: string, accept: string, media?: string, picture?: string }[],
 *     chunks: readonly string[],
 *     styles: readonly string[],
 *   }[],
 * }} settings
 */
export function startEarly({ backend, key, timeoutMs, routes }) {
  const route = routes.find(({ pattern }) => new RegExp(pattern).test(location.pathname));
  if (!route) return;
  const files = [
    ...route.chunks.map((href) => ({ rel: 'modulepreload', href })),
    ...route.styles.map((href) => ({ rel: 'preload', as: 'style', crossOrigin: '', href })),
  ];
  for (const file of files) {
    document.head.append(Object.assign(document.createElement('link'), file));
  }
  const id = new RegExp(route.pattern).exec(location.pathname)?.[1] ?? '';
  const origin = backend || location.origin;
  /** @type {Record<string, Promise<Response>>} */
  const early = (window.earlyResponses = {});
  for (const { path, accept, media, picture } of route.requests) {
    if (media && !matchMedia(media).matches) continue;
    const url = origin + path.replace('{id}', id);
    const response = fetch(url, {
      // As `readAllPages` asks for its first page.
      headers: { apikey: key, accept, prefer: 'count=exact' },
      ...(AbortSignal.timeout && { signal: AbortSignal.timeout(timeoutMs) }),
    });
    response.catch(() => {}); // Reported by whoever takes it.
    early[url] = response;
    if (picture) void showPicture(response, picture).catch(() => {});
  }

  /**
   * @param {Promise<Response>} response
   * @param {string} aspectRatio
   */
  async function showPicture(response, aspectRatio) {
    /** @type {{ url: string }[]} */
    const rows = await (await response).clone().json();
    const src = rows.map((row) => row.url).find((text) => /^(https?:\/\/|\/(?!\/))/i.test(text));
    if (!src) return;
    const image = Object.assign(new Image(), {
      alt: '',
      fetchPriority: 'high',
      src: src.startsWith('/storage/') ? origin + src : src,
    });
    await image.decode();
    // An application that has begun to render shows it itself, and would not take this one away.
    if (!document.querySelector('[data-static]')) return;
    // The place it will have: over the frame, which does not move.
    Object.assign(image.style, {
      position: 'absolute',
      width: '100%',
      aspectRatio,
      maxHeight: 'max(22rem, 80svh)',
      objectFit: 'cover',
    });
    document.getElementById('main')?.prepend(image);
  }
}
