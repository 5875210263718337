/**
 * Runs in the document's head before any other script and requests the first data, chunks and banner
 * of the page, so that they do not wait for the application. The build inserts it as text, so it must
 * not use anything outside itself.
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
      // As in the first request of `readAllPages`.
      headers: { apikey: key, accept, prefer: 'count=exact' },
      ...(AbortSignal.timeout && { signal: AbortSignal.timeout(timeoutMs) }),
    });
    response.catch(() => {}); // Reported by the code that uses it.
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
    // An application that has started renders the banner itself, and would not remove this one.
    if (!document.querySelector('[data-static]')) return;
    // Its final place, above the frame.
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
