/**
 * Runs in the document's head, before any other script: asks for what the page begins with (its
 * first reads and its chunk), so that neither waits for the application. It travels as text: it
 * must not use anything outside itself.
 *
 * @param {{
 *   backend: string,
 *   key: string,
 *   timeoutMs: number,
 *   routes: readonly {
 *     pattern: string,
 *     requests: readonly { path: string, accept: string }[],
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
  window.earlyResponses = {};
  for (const { path, accept } of route.requests) {
    const url = (backend || location.origin) + path.replace('{id}', id);
    const response = fetch(url, {
      headers: { apikey: key, accept },
      ...(AbortSignal.timeout && { signal: AbortSignal.timeout(timeoutMs) }),
    });
    response.catch(() => {}); // Reported by whoever takes it.
    window.earlyResponses[url] = response;
  }
}
